-- The status of a property in six words. The previous release knows two: `status` stays for it, and says whether the property is
-- listed ('active' while active or reserved, else 'inactive'). The list's indexes and tallies go on using it (decision 0038).
-- A constant default fills the rows without rewriting them.
alter table properties
  add column listing_status text not null default 'active'
    check (listing_status in ('draft', 'active', 'reserved', 'sold', 'rented', 'withdrawn')),
  -- The price before it was reduced, and when the price last changed.
  add column previous_price numeric(14, 2),
  add column price_changed_at timestamptz;
update properties set listing_status = 'withdrawn' where status = 'inactive';
alter table properties alter column listing_status drop default;

-- This version writes listing_status, the previous release status.
create function sync_listing_status() returns trigger language plpgsql as $$
begin
  if new.listing_status is null
    or (tg_op = 'UPDATE' and new.listing_status = old.listing_status and new.status <> old.status) then
    new.listing_status := case new.status when 'inactive' then 'withdrawn' else 'active' end;
  end if;
  new.status := case when new.listing_status in ('active', 'reserved') then 'active' else 'inactive' end;
  return new;
end
$$;
create trigger sync_listing_status before insert or update of status, listing_status on properties
  for each row execute function sync_listing_status();

-- Staff filter by the exact status.
create index properties_by_status on properties (listing_status, created_at desc, id desc) where deleted_at is null;

-- Which account changed the price or the status, and when.
create table property_changes (
  id bigint generated always as identity primary key,
  property_id integer not null references properties (id) on delete cascade,
  changed_at timestamptz not null default now(),
  field text not null check (field in ('price', 'status')),
  before text not null,
  after text not null,
  account_id integer references accounts (id) on delete set null
);
create index property_changes_by_property on property_changes (property_id, id desc);
