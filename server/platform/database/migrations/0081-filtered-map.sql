-- MP4: a map reads 301 entries of each square. Filters skip most entries of `properties_by_map_square`, so the map of the whole
-- country reads hundreds of thousands; in these indexes, the entries of one type, or of similar prices, follow each other.
create index properties_by_type_and_map_square on properties (for_type, property_type, map_square)
  include (map_latitude, map_longitude, id, price, bedrooms)
  where deleted_at is null and map_square is not null and status in ('active', 'reserved');

-- The number of the step that contains the price. Steps end at round amounts, because filters and prices are round; there are
-- few, because a range of prices looks into each of its steps in each square. Not `strict`, so that PostgreSQL inlines it.
create function price_step(price numeric) returns integer language sql immutable parallel safe
  return width_bucket(price, array[
    1e3, 1.5e3, 2e3, 2.5e3, 3e3, 4e3, 5e3, 6e3, 7.5e3,
    1e4, 1.5e4, 2e4, 2.5e4, 3e4, 4e4, 5e4, 6e4, 7.5e4,
    1e5, 1.5e5, 2e5, 2.5e5, 3e5, 4e5, 5e5, 6e5, 7.5e5,
    1e6, 1.5e6, 2e6, 2.5e6, 3e6, 4e6, 5e6, 6e6, 7.5e6,
    1e7, 1.5e7, 2e7, 2.5e7, 3e7, 4e7, 5e7, 6e7, 7.5e7,
    1e8, 1.5e8, 2e8, 2.5e8, 3e8, 4e8, 5e8, 6e8, 7.5e8,
    1e9]::numeric[]);
create index properties_by_price_and_map_square on properties (for_type, price_step(price), map_square)
  include (map_latitude, map_longitude, id, price, property_type, bedrooms)
  where deleted_at is null and map_square is not null and status in ('active', 'reserved');
