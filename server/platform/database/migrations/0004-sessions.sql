-- One row a login. Tokens count only while their row stands, so that ending it ends them at once.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  account_id integer not null references accounts (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);

create index sessions_by_account on sessions (account_id);
create index sessions_by_expiry on sessions (expires_at);

-- Keys made by the first copy of the app and shared by all of them.
create table secrets (
  name text primary key,
  value bytea not null,
  created_at timestamptz not null default now()
);
