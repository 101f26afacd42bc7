-- ST1: documents that an admin looks at on the real page before saving them (decision 0050). Only the browser that has the key and
-- a session that has not ended can see one.
create table settings_previews (
  token_hash bytea primary key,
  browser_hash bytea not null,
  session_id uuid not null references sessions (id) on delete cascade,
  name text not null,
  value jsonb not null,
  expires_at timestamptz not null
);
create index settings_previews_by_session on settings_previews (session_id);
create index settings_previews_by_expiry on settings_previews (expires_at);

-- Not called `position`: a query that joins `property_features` and names its column without a table would fail.
-- The order in which features are offered; those of the previous release have none and come last. A hidden one is no longer offered,
-- but listings that have it keep it.
alter table features
  add column list_position integer,
  add column is_hidden boolean not null default false;
