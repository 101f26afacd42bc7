-- For tallied texts what property_months is for the whole list: so that a page far down a search is found without looking
-- at every row before it. By week, because a walk through matches has to look at the rows themselves.
create table search_weeks (
  search_id integer not null,
  status text not null,
  for_type text not null,
  week timestamptz not null,
  change bigint not null
);
create index search_weeks_by_kind on search_weeks (search_id, status, for_type, week) include (change);

create function tally_search_weeks() returns trigger language plpgsql as $$
declare
  more constant text := 'select 1 as change, * from rows_after where deleted_at is null';
  fewer constant text := 'select -1 as change, * from rows_before where deleted_at is null';
  changes constant text :=
    case tg_op when 'INSERT' then more when 'DELETE' then fewer else more || ' union all ' || fewer end;
  added integer;
begin
  execute 'insert into search_weeks
    select tallied.id, status, for_type, date_trunc(''week'', created_at, ''UTC''), sum(change)
    from (' || changes || ') as changes
    join tallied_searches as tallied
      on tallied.id > 0 and search_text like tallied.search and lower(address) like tallied.location
    group by 1, 2, 3, 4 having sum(change) <> 0';
  get diagnostics added = row_count;
  if random() < added / 300.0 then
    perform add_up_search_weeks();
  end if;
  return null;
end
$$;

create trigger tally_weeks_added after insert on properties
  referencing new table as rows_after for each statement execute function tally_search_weeks();
create trigger tally_weeks_changed after update on properties
  referencing old table as rows_before new table as rows_after
  for each statement execute function tally_search_weeks();
create trigger tally_weeks_removed after delete on properties
  referencing old table as rows_before for each statement execute function tally_search_weeks();

create function add_up_search_weeks() returns void language plpgsql as $$
begin
  if not pg_try_advisory_xact_lock(7041595) then
    return;
  end if;
  with gone as (
    delete from search_weeks
    where (search_id, status, for_type, week) in (
      select search_id, status, for_type, week from search_weeks group by 1, 2, 3, 4 having count(*) > 1)
    returning *
  )
  insert into search_weeks
    select search_id, status, for_type, week, sum(change) from gone
    group by 1, 2, 3, 4 having sum(change) <> 0;
end
$$;

-- Texts tallied before this have no weeks; they are tallied again when they are asked for.
delete from property_tallies where search_id > 0;
delete from tallied_searches where id > 0;

create function tally_no_search_weeks() returns trigger language plpgsql as $$
begin
  delete from search_weeks;
  return null;
end
$$;
create trigger tally_weeks_emptied after truncate on properties
  for each statement execute function tally_no_search_weeks();

-- As before, and the weeks with the rest.
create or replace function tally_all_properties() returns void language plpgsql as $$
begin
  lock table properties in share mode;
  delete from property_tallies;
  delete from property_months;
  delete from property_places;
  delete from search_weeks;
  insert into property_tallies
    select tallied.id, status, for_type, property_type, price_step(price), bedroom_step(bedrooms), count(*)
    from properties
    join tallied_searches as tallied on search_text like tallied.search and lower(address) like tallied.location
    where deleted_at is null
    group by 1, 2, 3, 4, 5, 6;
  insert into property_months
    select status, for_type, property_type, price_step(price), bedroom_step(bedrooms),
      date_trunc('month', created_at, 'UTC'), count(*)
    from properties where deleted_at is null
    group by 1, 2, 3, 4, 5, 6;
  insert into property_places
    select status, for_type, place, count(*) from properties where deleted_at is null group by 1, 2, 3;
  insert into search_weeks
    select tallied.id, status, for_type, date_trunc('week', created_at, 'UTC'), count(*)
    from properties
    join tallied_searches as tallied
      on tallied.id > 0 and search_text like tallied.search and lower(address) like tallied.location
    where deleted_at is null
    group by 1, 2, 3, 4;
end
$$;
