-- MP4: where visitors may see a pin, and the square of the map that it is in. Maps and the filter `bounds` compare these only,
-- because a filter by the point of an approximate pin would reveal it.
alter table properties
  add column map_latitude double precision,
  add column map_longitude double precision,
  add column map_square integer;
alter table projects
  add column map_latitude double precision,
  add column map_longitude double precision,
  add column map_square integer;

-- Repeats publicLocation (domain/places/pin.ts), also for what the previous release writes. The number of a square of
-- 8.5 / 32,768 degrees has the bits of its column and row in turn: the squares in a larger square have successive numbers
-- (domain/places/map-squares.ts).
create function set_map_location() returns trigger language plpgsql as $$
declare
  cell constant double precision := 300 / 111320::double precision;
  row_latitude double precision := (floor(new.latitude / cell) + 0.5) * cell;
  row_cell double precision := cell / cos(row_latitude * pi() / 180);
  x integer;
  y integer;
begin
  if new.pin_precision = 'approximate' then
    new.map_latitude := round(row_latitude::numeric, 6);
    new.map_longitude := round(((floor(new.longitude / row_cell) + 0.5) * row_cell)::numeric, 6);
  else
    new.map_latitude := new.latitude;
    new.map_longitude := new.longitude;
  end if;
  x := floor((new.map_longitude - 79.9) / 8.5 * 32768);
  y := floor((new.map_latitude - 26.2) / 8.5 * 32768);
  x := (x | (x << 8)) & 16711935;
  x := (x | (x << 4)) & 252645135;
  x := (x | (x << 2)) & 858993459;
  x := (x | (x << 1)) & 1431655765;
  y := (y | (y << 8)) & 16711935;
  y := (y | (y << 4)) & 252645135;
  y := (y | (y << 2)) & 858993459;
  y := (y | (y << 1)) & 1431655765;
  new.map_square := x | (y << 1);
  return new;
end
$$;
create trigger set_map_location before insert or update of latitude, longitude, pin_precision on properties
  for each row execute function set_map_location();
create trigger set_map_location before insert or update of latitude, longitude, pin_precision on projects
  for each row execute function set_map_location();
-- Staff have set pins one by one since the previous release, so there are few.
update properties set latitude = latitude where latitude is not null;
update projects set latitude = latitude where latitude is not null;

-- With the location and the most used filters, so that a map counts without reading rows.
create index properties_by_map_square on properties (status, for_type, map_square)
  include (map_latitude, map_longitude, id, price, property_type, bedrooms) where deleted_at is null and map_square is not null;
create index projects_by_map_square on projects (map_square) where deleted_at is null and map_square is not null;
