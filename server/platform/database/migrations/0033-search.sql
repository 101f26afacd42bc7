-- SR1: the keys of a row's words (domain/search/row-keys.ts), which searches compare with those of their words. The app writes them with the
-- row, in the transaction of `searched_at`. They are null if a release that does not know them wrote the row: fill-search.ts fills them.
alter table properties add column search tsvector, add column searched_at timestamptz;
alter table projects add column search tsvector, add column searched_at timestamptz;
-- Planning a search needs to know how frequent a word is.
alter table properties alter column search set statistics 1000;
create index properties_by_words on properties using gin (search) with (fastupdate = off);
create index projects_by_words on projects using gin (search) with (fastupdate = off);
create index properties_without_words on properties (id) where search is null;
create index projects_without_words on projects (id) where search is null;

create function clear_search() returns trigger language plpgsql as $$
begin
  if new.searched_at is distinct from now() then
    new.search := null;
    new.searched_at := null;
  end if;
  return new;
end
$$;
create trigger clear_search before update of
    name, address, street, ward, local_level_id, property_type, custom_features, translations on properties
  for each row when (
    (old.name, old.address, old.street, old.ward, old.local_level_id, old.property_type, old.custom_features, old.translations)
    is distinct from
    (new.name, new.address, new.street, new.ward, new.local_level_id, new.property_type, new.custom_features, new.translations))
  execute function clear_search();
create trigger clear_search before update of proj_name, location, client_name, street, ward, local_level_id, translations on projects
  for each row when (
    (old.proj_name, old.location, old.client_name, old.street, old.ward, old.local_level_id, old.translations)
    is distinct from
    (new.proj_name, new.location, new.client_name, new.street, new.ward, new.local_level_id, new.translations))
  execute function clear_search();

-- Features belong to the words, too: those of a property, and the names in the catalogue.
create function clear_search_of_features() returns trigger language plpgsql as $$
begin
  update properties set search = null, searched_at = null
  where id in (select property_id from changed_rows) and search is not null and searched_at is distinct from now();
  return null;
end
$$;
create trigger clear_search_on_insert after insert on property_features referencing new table as changed_rows
  for each statement execute function clear_search_of_features();
create trigger clear_search_on_delete after delete on property_features referencing old table as changed_rows
  for each statement execute function clear_search_of_features();
create function clear_search_of_feature() returns trigger language plpgsql as $$
begin
  update properties set search = null, searched_at = null
  where id in (select property_id from property_features where feature_id = new.id) and search is not null;
  return null;
end
$$;
create trigger clear_search after update of name, translations on features for each row
  when ((old.name, old.translations) is distinct from (new.name, new.translations))
  execute function clear_search_of_feature();

-- The district of each local level, in the order of their ids (domain/places/places.json), which never change.
create function district_of(local_level_id integer) returns integer immutable strict parallel safe language sql return
  (array[
    1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8,
    8, 8, 8, 8, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 10, 10, 10, 10, 10, 10, 10, 10, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11,
    11, 12, 12, 12, 12, 12, 12, 12, 12, 12, 13, 13, 13, 13, 13, 13, 14, 14, 14, 14, 14, 14, 14, 14, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 17, 17, 17, 17, 17, 17,
    17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18,
    18, 18, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20,
    20, 20, 20, 20, 20, 20, 20, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 22, 22, 22, 22, 22,
    22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 23, 23, 23, 23, 24, 24, 24, 24, 24, 24, 24, 25, 25, 25, 25, 25, 25, 25, 25, 25,
    25, 25, 25, 25, 26, 26, 26, 26, 26, 26, 26, 26, 26, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 28, 28, 28, 28, 28, 28,
    28, 28, 28, 28, 28, 28, 28, 29, 29, 29, 29, 29, 29, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 31, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 32, 32, 32, 32, 32, 32, 32, 32, 33, 33, 33, 33, 33, 34, 34, 34, 34, 34, 34, 34, 34, 34, 35, 35, 35,
    35, 35, 35, 35, 35, 35, 35, 35, 35, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37,
    38, 38, 38, 38, 38, 39, 39, 39, 39, 39, 39, 39, 39, 40, 40, 40, 40, 41, 41, 41, 41, 41, 42, 42, 42, 42, 42, 42, 43, 43,
    43, 43, 43, 43, 43, 43, 44, 44, 44, 44, 44, 44, 44, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 46, 46, 46, 46, 46, 46,
    46, 46, 46, 46, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 48, 48, 48, 48, 48, 48, 48, 49, 49, 49, 49, 49, 49, 49, 49, 49,
    49, 49, 49, 49, 49, 49, 49, 50, 50, 50, 50, 50, 50, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 52, 52, 52, 52, 52,
    52, 52, 52, 52, 52, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 54, 54, 54, 54, 54, 54, 54, 54, 54, 55, 55, 55, 55, 55, 55,
    55, 55, 55, 55, 56, 56, 56, 57, 57, 57, 57, 57, 57, 57, 57, 58, 58, 58, 58, 58, 58, 58, 58, 59, 59, 59, 59, 59, 59, 60,
    60, 60, 60, 60, 60, 60, 60, 60, 60, 61, 61, 61, 61, 61, 61, 61, 61, 62, 62, 62, 62, 62, 62, 62, 63, 63, 63, 63, 63, 63,
    63, 63, 64, 64, 64, 64, 64, 64, 64, 64, 64, 65, 65, 65, 65, 66, 66, 66, 66, 66, 66, 66, 66, 66, 67, 67, 67, 67, 67, 67,
    67, 67, 67, 67, 67, 68, 68, 68, 68, 68, 68, 68, 69, 69, 69, 69, 69, 69, 69, 69, 69, 70, 70, 70, 70, 70, 70, 70, 70, 70,
    70, 70, 70, 71, 71, 71, 71, 71, 71, 71, 71, 71, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 73, 73, 73, 73, 73, 73, 73, 73,
    73, 74, 74, 74, 74, 74, 74, 74, 74, 74, 74, 75, 75, 75, 75, 75, 75, 75, 76, 76, 76, 76, 76, 76, 76, 76, 76, 77, 77, 77,
    77, 77, 77, 77, 77, 77, 77, 77, 77, 77
  ])[local_level_id];

-- Lists in their order, by each filter that visitors use alone.
create index properties_by_type_and_age on properties (status, for_type, property_type, created_at desc, id desc)
  where deleted_at is null;
create index properties_by_type_and_price on properties (status, for_type, property_type, price) where deleted_at is null;
create index properties_by_district on properties
  (status, for_type, district_of(local_level_id), created_at desc, id desc) include (local_level_id) where deleted_at is null;
create index properties_by_local_level on properties
  (status, for_type, local_level_id, created_at desc, id desc) where deleted_at is null;
-- SR3: the other orders. The expressions are those of orders.ts.
create index properties_by_size on properties (status, for_type, coalesce(land_sq_ft, area), id) where deleted_at is null;
create index properties_by_unit_price on properties
  (status, for_type, (price / greatest(coalesce(land_sq_ft, area), 1)), id) where deleted_at is null;
drop index properties_by_type, properties_by_name;

-- SR6: how many properties there are, and how many of them are listed for sale and for rent. A connection always changes the same
-- row, so that writers rarely wait for each other and never for two rows.
create table property_counts (
  shard smallint primary key,
  properties bigint not null,
  sale bigint not null,
  rent bigint not null
) with (fillfactor = 50);
insert into property_counts select shard, 0, 0, 0 from generate_series(0, 15) as shard;

create function count_properties() returns trigger language plpgsql as $$
declare
  change record;
begin
  if tg_op = 'TRUNCATE' then
    update property_counts set properties = 0, sale = 0, rent = 0;
    return null;
  elsif tg_op = 'INSERT' then
    select count(*) as properties, count(*) filter (where status = 'active' and for_type = 'sale') as sale,
      count(*) filter (where status = 'active' and for_type = 'rent') as rent
    into change from rows_after where deleted_at is null;
  elsif tg_op = 'DELETE' then
    select -count(*) as properties, -count(*) filter (where status = 'active' and for_type = 'sale') as sale,
      -count(*) filter (where status = 'active' and for_type = 'rent') as rent
    into change from rows_before where deleted_at is null;
  else
    select coalesce(sum(n), 0) as properties, coalesce(sum(n) filter (where status = 'active' and for_type = 'sale'), 0) as sale,
      coalesce(sum(n) filter (where status = 'active' and for_type = 'rent'), 0) as rent
    into change from (
      select 1 as n, status, for_type, deleted_at from rows_after
      union all
      select -1, status, for_type, deleted_at from rows_before
    ) as changes where deleted_at is null;
  end if;
  if change.properties <> 0 or change.sale <> 0 or change.rent <> 0 then
    update property_counts set
      properties = properties + change.properties, sale = sale + change.sale, rent = rent + change.rent
    where shard = pg_backend_pid() % 16;
  end if;
  return null;
end
$$;
create trigger count_inserted after insert on properties referencing new table as rows_after
  for each statement execute function count_properties();
create trigger count_updated after update on properties referencing old table as rows_before new table as rows_after
  for each statement execute function count_properties();
create trigger count_deleted after delete on properties referencing old table as rows_before
  for each statement execute function count_properties();
create trigger count_truncated after truncate on properties for each statement execute function count_properties();
update property_counts set (properties, sale, rent) = (
  select count(*), count(*) filter (where status = 'active' and for_type = 'sale'),
    count(*) filter (where status = 'active' and for_type = 'rent')
  from properties where deleted_at is null
) where shard = 0;

-- Nothing tallies any more. The previous release still reads the tallies, so that their tables and functions stay until the next
-- release; its counts stand still while both run (decision 0042).
drop trigger tally_added on properties;
drop trigger tally_changed on properties;
drop trigger tally_removed on properties;
drop trigger tally_emptied on properties;
