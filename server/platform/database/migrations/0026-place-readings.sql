-- Has a row since the places of old addresses were read (server/resources/places/read-old-addresses.ts): they are read once, so
-- that a place which staff remove stays removed.
create table place_readings (
  read_at timestamptz not null default now()
);

-- For the proposals of places.
create index properties_without_place on properties (id) where local_level_id is null and deleted_at is null;
create index projects_without_place on projects (id) where local_level_id is null and deleted_at is null;
