-- How often something was done since its window began. A subject is a keyed hash: no address and no name stands here.
create table limits (
  subject bytea primary key,
  hits integer not null,
  ends_at timestamptz not null
);

create index limits_by_end on limits (ends_at);
