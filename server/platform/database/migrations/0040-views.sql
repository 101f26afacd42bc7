-- LE9: how many visitors saw a property on a day in Kathmandu.
create table property_views (
  property_id integer not null references properties (id) on delete cascade,
  day date not null,
  views integer not null,
  primary key (property_id, day)
);
create index property_views_by_day on property_views (day);

-- The secret of a day, and the hashes (16 bytes) of the day's views, by which a visitor who returns is known. Both are deleted when the day is over.
-- Unlogged tables reach no backup, no replica and no archive of the write-ahead log; after a crash of PostgreSQL they are empty.
create unlogged table view_salts (
  day date primary key,
  salt text not null
);
create unlogged table view_hashes (
  day date not null,
  hash uuid not null,
  primary key (day, hash)
);
