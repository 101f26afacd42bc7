-- LD2 to LD4, LD8: measures, prices per unit, facts and checks of a property (domain/properties/property-fields.ts). Each is
-- optional or has a default, because the previous release does not write it.
alter table properties
  add column price_unit text not null default 'total'
    check (price_unit in ('total', 'aana', 'kattha', 'dhur', 'sq_ft', 'month')),
  add column unit_price numeric(14, 2) check (unit_price > 0),
  add column is_negotiable boolean not null default false,
  -- As it was entered, and its square feet for filters and sorting.
  add column land_area text,
  add column land_sq_ft numeric(20, 6),
  add column storeys numeric(3, 1),
  add column year_built smallint,
  add column frontage numeric(5, 1),
  add column depth numeric(5, 1),
  add column land_use text check (land_use in ('agricultural', 'residential', 'commercial', 'industrial')),
  add column furnishing text check (furnishing in ('none', 'semi', 'full')),
  add column parking_motorcycles smallint,
  add column parking_cars smallint,
  add column water text check (water in ('municipal', 'boring', 'well', 'none')),
  add column facing text check (facing in
    ('east', 'west', 'north', 'south', 'north_east', 'south_east', 'south_west', 'north_west')),
  add column road_width numeric(5, 1),
  add column road_type text check (road_type in ('blacktop', 'gravel', 'earthen', 'concrete', 'paved', 'none')),
  add column landmarks jsonb not null default '[]',
  add column ownership text check (ownership in ('private', 'joint', 'guthi', 'company')),
  add column lalpurja text check (lalpurja in ('yes', 'no', 'in_process')),
  add column lalpurja_seen_on date,
  add column boundaries_walked_on date,
  add column road_measured_on date,
  add constraint properties_land_area_is_measured check ((land_area is null) = (land_sq_ft is null));

-- LD8: the filter for checked properties. The condition is that of filter-conditions.ts.
create index properties_by_check on properties (status, for_type, created_at desc, id desc)
  where deleted_at is null
    and (lalpurja_seen_on is not null or boundaries_walked_on is not null or road_measured_on is not null);
