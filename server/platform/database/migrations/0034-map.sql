-- MP4: what the map and the filter `bounds` compare. The functions repeat publicLocation (domain/places/pin.ts), because a filter
-- by the point of an approximate pin would reveal it. They are expressions of indexes, so that no column has to be filled.
create function map_latitude(latitude double precision, pin_precision text) returns double precision
  language sql immutable parallel safe
  return case pin_precision
    when 'exact' then latitude
    else round(((floor(latitude / (300 / 111320::double precision)) + 0.5) * (300 / 111320::double precision))::numeric, 6)
  end;

create function map_longitude(latitude double precision, longitude double precision, pin_precision text)
  returns double precision language plpgsql immutable parallel safe as $$
declare
  cell_latitude constant double precision := 300 / 111320::double precision;
  cell_longitude double precision;
begin
  if pin_precision = 'exact' then return longitude; end if;
  cell_longitude := cell_latitude / cos((floor(latitude / cell_latitude) + 0.5) * cell_latitude * pi() / 180);
  return round(((floor(longitude / cell_longitude) + 0.5) * cell_longitude)::numeric, 6);
end
$$;

-- The number of a square of 8.5 / 65,536 degrees, with the bits of its column and row interleaved: the squares of a larger
-- square have successive numbers (domain/places/map-squares.ts).
create function map_square(latitude double precision, longitude double precision)
  returns bigint language plpgsql immutable parallel safe as $$
declare
  x bigint := floor((longitude - 79.9) / 8.5 * 65536);
  y bigint := floor((latitude - 26.2) / 8.5 * 65536);
begin
  x := (x | (x << 8)) & 16711935;
  x := (x | (x << 4)) & 252645135;
  x := (x | (x << 2)) & 858993459;
  x := (x | (x << 1)) & 1431655765;
  y := (y | (y << 8)) & 16711935;
  y := (y | (y << 4)) & 252645135;
  y := (y | (y << 2)) & 858993459;
  y := (y | (y << 1)) & 1431655765;
  return x | (y << 1);
end
$$;

-- With the columns of the expressions, so that pins are counted without reading their rows.
create index properties_by_map_square on properties
  (status, for_type, map_square(map_latitude(latitude, pin_precision), map_longitude(latitude, longitude, pin_precision)))
  include (latitude, longitude, pin_precision)
  where deleted_at is null and latitude is not null;

create index projects_by_map_square on projects
  (map_square(map_latitude(latitude, pin_precision), map_longitude(latitude, longitude, pin_precision)))
  include (latitude, longitude, pin_precision)
  where deleted_at is null and latitude is not null;
