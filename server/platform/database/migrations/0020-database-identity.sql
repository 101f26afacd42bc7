-- Which database this is. The media folder stores the same id, so that neither is used with another's counterpart.
create table database_identity (
  id uuid not null default gen_random_uuid(),
  is_only boolean primary key default true check (is_only)
);
insert into database_identity default values;
