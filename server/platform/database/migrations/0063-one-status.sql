-- LD5: one column `status` in six words, instead of that and another of two words, which the release before wrote (decision 64).
drop trigger sync_listing_status on properties;
drop function sync_listing_status;
drop trigger record_updated on properties;
-- Indexes of lists go with the column.
alter table properties drop column status;
alter table properties rename column listing_status to status;
alter table properties alter column status set default 'active';
alter table properties rename constraint properties_listing_status_check to properties_status_check;
create trigger record_updated after update on properties
  for each row when (old.* is distinct from new.*)
  execute function record_updated('created_at', 'updated_at', 'deleted_at', 'search_text', 'place', 'search', 'searched_at', 'map_latitude',
    'map_longitude', 'map_square', 'land_sq_ft', 'previous_price', 'price_changed_at', 'image', 'featured_image1', 'featured_image2');

-- The history names values like their columns.
update row_history set
    before = before - 'listing_status' || jsonb_build_object('status', before -> 'listing_status'),
    after = after - 'listing_status' || jsonb_build_object('status', after -> 'listing_status')
  where table_name = 'properties' and before ? 'listing_status';

create or replace function count_properties() returns trigger language plpgsql as $$
declare
  change record;
begin
  if tg_op = 'TRUNCATE' then
    update property_counts set properties = 0, sale = 0, rent = 0;
    return null;
  elsif tg_op = 'INSERT' then
    select count(*) as properties, count(*) filter (where status in ('active', 'reserved') and for_type = 'sale') as sale,
      count(*) filter (where status in ('active', 'reserved') and for_type = 'rent') as rent
    into change from rows_after where deleted_at is null;
  elsif tg_op = 'DELETE' then
    select -count(*) as properties, -count(*) filter (where status in ('active', 'reserved') and for_type = 'sale') as sale,
      -count(*) filter (where status in ('active', 'reserved') and for_type = 'rent') as rent
    into change from rows_before where deleted_at is null;
  else
    select coalesce(sum(n), 0) as properties,
      coalesce(sum(n) filter (where status in ('active', 'reserved') and for_type = 'sale'), 0) as sale,
      coalesce(sum(n) filter (where status in ('active', 'reserved') and for_type = 'rent'), 0) as rent
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

-- Public lists have a condition that is this one (isListed in filter-conditions.ts), so their indexes contain only rows that they show.
create index properties_by_listing on properties (for_type, created_at desc, id desc) include (property_type, price, bedrooms)
  where deleted_at is null and status in ('active', 'reserved');
create index properties_by_price on properties (for_type, price, id) where deleted_at is null and status in ('active', 'reserved');
create index properties_featured on properties (created_at desc, id desc)
  where is_featured and deleted_at is null and status in ('active', 'reserved');
create index properties_by_check on properties (for_type, created_at desc, id desc)
  where deleted_at is null and status in ('active', 'reserved')
    and (lalpurja_seen_on is not null or boundaries_walked_on is not null or road_measured_on is not null);
create index properties_by_type_and_age on properties (for_type, property_type, created_at desc, id desc)
  where deleted_at is null and status in ('active', 'reserved');
create index properties_by_type_and_price on properties (for_type, property_type, price)
  where deleted_at is null and status in ('active', 'reserved');
create index properties_by_district on properties (for_type, district_of(local_level_id), created_at desc, id desc) include (local_level_id)
  where deleted_at is null and status in ('active', 'reserved');
create index properties_by_local_level on properties (for_type, local_level_id, created_at desc, id desc)
  where deleted_at is null and status in ('active', 'reserved');
create index properties_by_size on properties (for_type, coalesce(land_sq_ft, area), id)
  where deleted_at is null and status in ('active', 'reserved');
create index properties_by_unit_price on properties (for_type, (price / greatest(coalesce(land_sq_ft, area), 1)), id)
  where deleted_at is null and status in ('active', 'reserved');
create index properties_by_map_square on properties (for_type, map_square)
  include (map_latitude, map_longitude, id, price, property_type, bedrooms)
  where deleted_at is null and map_square is not null and status in ('active', 'reserved');
