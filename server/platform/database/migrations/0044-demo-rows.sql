-- ST4: which rows are the demo company's, so that they can be removed and nothing else (decision 0053).
create table demo_rows (
  table_name text not null,
  row_id integer not null,
  primary key (table_name, row_id)
);

-- The demo of an earlier release: its rows have dates before their seeding, all others after it. Those that have changed since are
-- no longer the demo's.
insert into demo_rows (table_name, row_id)
  select 'properties', id from properties, demo_seedings where created_at < seeded_at and updated_at <= seeded_at
  union all
  select 'projects', id from projects, demo_seedings where created_at < seeded_at and updated_at <= seeded_at
  union all
  select 'sell_submissions', id from sell_submissions, demo_seedings where created_at < seeded_at
  union all
  select 'service_requests', id from service_requests, demo_seedings where created_at < seeded_at
  union all
  select 'messages', id from messages, demo_seedings where created_at < seeded_at;
