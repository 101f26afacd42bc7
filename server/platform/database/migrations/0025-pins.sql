-- A pin on the map, set by staff: all three columns or none, within the rectangle around Nepal. An approximate pin leaves the
-- server only as an area (domain/places/pin.ts).
alter table properties
  add column latitude double precision check (latitude between 26.3 and 30.5),
  add column longitude double precision check (longitude between 80.0 and 88.3),
  add column pin_precision text check (pin_precision in ('exact', 'approximate')),
  add constraint properties_pin_is_whole check (num_nulls(latitude, longitude, pin_precision) in (0, 3));

alter table projects
  add column latitude double precision check (latitude between 26.3 and 30.5),
  add column longitude double precision check (longitude between 80.0 and 88.3),
  add column pin_precision text check (pin_precision in ('exact', 'approximate')),
  add constraint projects_pin_is_whole check (num_nulls(latitude, longitude, pin_precision) in (0, 3));
