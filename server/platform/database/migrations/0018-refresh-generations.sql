-- A session's refresh tokens follow one another, each by its number. Only the last one counts.
alter table sessions
  add column generation integer not null default 0,
  add column rotated_at timestamptz;
