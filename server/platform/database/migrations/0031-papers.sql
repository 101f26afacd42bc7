-- Who may see the private papers of properties. Existing admins keep what they could learn before; new accounts are granted it.
alter table accounts add column can_see_papers boolean not null default false;
update accounts set can_see_papers = is_admin;

-- The private facts of a property (kitta number, owner, telephone, commission, notes), encrypted as one JSON object.
create table property_papers (
  property_id integer primary key references properties (id) on delete cascade,
  sealed bytea not null,
  updated_at timestamptz not null default now()
);

-- Scans of lalpurja and contracts. The file is encrypted in the media store under its key, its name and type here.
create table property_scans (
  id text primary key,
  property_id integer not null references properties (id) on delete cascade,
  key text not null unique,
  sealed bytea not null,
  added_by integer not null references accounts (id),
  added_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index property_scans_by_property on property_scans (property_id);
create index property_scans_deleted on property_scans (deleted_at) where deleted_at is not null;

-- Who looked at papers or changed them. No foreign key to the property or the scan, so that the record outlives both.
create table paper_views (
  id bigint generated always as identity primary key,
  property_id integer not null,
  account_id integer not null references accounts (id),
  action text not null,
  scan_id text,
  viewed_at timestamptz not null default now()
);
create index paper_views_by_property on paper_views (property_id, id desc);
