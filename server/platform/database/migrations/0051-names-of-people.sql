-- LE2: what staff call a person, instead of what visitors wrote. Only that of the row at the end of the pointers counts.
alter table people add column staff_name text;
create index people_by_staff_name on people using gin (lower(staff_name) gin_trgm_ops) where staff_name is not null;
