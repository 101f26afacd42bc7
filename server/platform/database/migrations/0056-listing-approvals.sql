-- LE8: an agent's listing that waits until an admin approves it, or that was sent back (decision 62). Until then it keeps its own
-- status, which visitors do not see, so the previous release needs to know nothing of this.
create table listing_approvals (
  property_id integer primary key references properties (id) on delete cascade,
  -- The status that the listing gets with the approval.
  requested_status text not null check (requested_status in ('active', 'reserved', 'sold', 'rented')),
  requested_by integer references accounts (id) on delete set null,
  requested_at timestamptz not null default now(),
  -- Null while it waits.
  returned_at timestamptz,
  reason text not null default ''
);
create index listing_approvals_waiting on listing_approvals (requested_at) where returned_at is null;
create trigger notify_office_change after insert or update or delete or truncate on listing_approvals
  for each statement execute function notify_office_change('properties');
