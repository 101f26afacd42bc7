-- Says that the demo company was once put in, so that a database emptied by hand stays empty.
create table demo_seedings (
  seeded_at timestamptz not null default now()
);
