-- The place of a row: a local level of domain/places/places.json, a ward there, and the street or tole. The address column
-- stays: the app composes it from these. Rows from before, and rows written by the previous version, have an address only.
-- Which wards exist is in places.json; 33 is the largest number of any.
alter table properties
  add column local_level_id integer check (local_level_id between 1 and 9999),
  add column ward smallint check (ward between 1 and 99),
  add column street text not null default '',
  add constraint properties_ward_has_place check (ward is null or local_level_id is not null);

alter table projects
  add column local_level_id integer check (local_level_id between 1 and 9999),
  add column ward smallint check (ward between 1 and 99),
  add column street text not null default '',
  add constraint projects_ward_has_place check (ward is null or local_level_id is not null);

alter table sell_submissions
  add column local_level_id integer check (local_level_id between 1 and 9999),
  add column ward smallint check (ward between 1 and 99),
  add column street text not null default '',
  add constraint sell_submissions_ward_has_place check (ward is null or local_level_id is not null);
