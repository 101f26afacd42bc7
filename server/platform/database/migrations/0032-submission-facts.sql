-- LD1 to LD4: what the owner of a property says about it, in the columns that a listing has (domain/sell/submission-facts.ts). Each
-- is optional or has a default, because the previous release does not write it.
alter table sell_submissions
  add column price_unit text not null default 'total' check (price_unit in ('total', 'aana', 'kattha', 'dhur', 'sq_ft')),
  add column unit_price numeric(14, 2) check (unit_price > 0),
  -- As it was entered.
  add column land_area text,
  add column storeys numeric(3, 1),
  add column furnishing text check (furnishing in ('none', 'semi', 'full')),
  add column parking_motorcycles smallint,
  add column parking_cars smallint,
  add column facing text check (facing in
    ('east', 'west', 'north', 'south', 'north_east', 'south_east', 'south_west', 'north_west')),
  add column road_width numeric(5, 1),
  add column road_type text check (road_type in ('blacktop', 'gravel', 'earthen', 'concrete', 'paved', 'none')),
  add column lalpurja text check (lalpurja in ('yes', 'no', 'in_process'));
