-- LE7: what changed in which row, when and by which account (decision 0045). One entry per row and transaction, with the
-- values of the changed columns only. Values of a new row are those of the row itself. Of a row that is gone nothing is kept
-- but who did what and when.
create table row_history (
  id bigint generated always as identity primary key,
  table_name text not null,
  row_id integer not null,
  changed_at timestamptz not null default now(),
  -- Ids of transactions repeat in a restored copy, times within one database hardly: together they name a transaction.
  transaction_id xid8 not null default pg_current_xact_id(),
  -- Null for visitors, maintenance, and the previous release. No foreign key: the record outlives the account.
  account_id integer,
  action text not null check (action in ('insert', 'update', 'delete', 'restore', 'purge')),
  before jsonb not null default '{}',
  after jsonb not null default '{}'
);
create unique index row_history_by_row on row_history (table_name, row_id, changed_at, transaction_id);
create index row_history_by_account on row_history (account_id, id desc);
create index row_history_by_time on row_history using brin (changed_at);
create index row_history_by_values on row_history using gin (lower(before::text || after::text) gin_trgm_ops)
  where before <> '{}';

-- The account of this transaction, set by server/platform/history/write-as.ts.
create function changing_account() returns integer stable language sql return
  nullif(current_setting('mithila.account', true), '')::integer;

-- Adds a change to the entry of this transaction. Values that are back where they were before it are dropped.
create function record_change(changed_table text, changed_row integer, new_action text, old_values jsonb, new_values jsonb)
  returns void language plpgsql as $$
declare
  entry_id bigint;
  has_changed_before boolean;
begin
  insert into row_history as entry (table_name, row_id, account_id, action, before, after)
    values (changed_table, changed_row, changing_account(), new_action, old_values, new_values)
    on conflict (table_name, row_id, changed_at, transaction_id) do update set
      action = case excluded.action when 'update' then entry.action else excluded.action end,
      before = case entry.action when 'insert' then '{}' else excluded.before || entry.before end,
      after = case entry.action when 'insert' then '{}' else entry.after || excluded.after end
    returning id, xmax <> 0 into entry_id, has_changed_before;
  if not has_changed_before then
    return;
  end if;
  update row_history as entry set before = net.before, after = net.after
    from (
      select coalesce(jsonb_object_agg(key, earlier.value), '{}') as before,
        coalesce(jsonb_object_agg(key, later.value), '{}') as after
      from row_history as entry, jsonb_each(entry.before) as earlier join jsonb_each(entry.after) as later using (key)
      where id = entry_id and earlier.value <> later.value
    ) as net
    where id = entry_id;
  delete from row_history where id = entry_id and action = 'update' and before = '{}';
end
$$;

create function record_inserted() returns trigger language plpgsql as $$
begin
  insert into row_history (table_name, row_id, account_id, action)
    select tg_table_name, id, changing_account(), 'insert' from new_rows
    -- Triggers of each row, which write its first pictures, run before this one.
    on conflict (table_name, row_id, changed_at, transaction_id) do update set action = 'insert', before = '{}', after = '{}';
  return null;
end
$$;

-- For each row: a statement's old and new rows would have to be joined. Arguments: the columns that are not recorded.
create function record_updated() returns trigger language plpgsql as $$
declare
  old_row constant jsonb := to_jsonb(old);
  new_row constant jsonb := to_jsonb(new);
  old_values jsonb;
  new_values jsonb;
  action constant text := case
    when (old_row ->> 'deleted_at' is null) = (new_row ->> 'deleted_at' is null) then 'update'
    when new_row ->> 'deleted_at' is null then 'restore'
    else 'delete'
  end;
begin
  select jsonb_object_agg(key, old_row -> key), jsonb_object_agg(key, value) into old_values, new_values
    from jsonb_each(new_row - coalesce(tg_argv, '{}')) where value is distinct from old_row -> key;
  if action <> 'update' or old_values is not null then
    perform record_change(tg_table_name, new.id, action, coalesce(old_values, '{}'), coalesce(new_values, '{}'));
  end if;
  return null;
end
$$;

-- Personal data goes with its row.
create function record_purged() returns trigger language plpgsql as $$
begin
  update row_history set before = '{}', after = '{}'
    where table_name = tg_table_name and row_id in (select id from old_rows) and before <> '{}';
  perform record_change(tg_table_name, id, 'purge', '{}', '{}') from old_rows;
  return null;
end
$$;

-- For the rows of a list that belongs to another row, such as its pictures. Arguments: the table of that row, the column with
-- its id, the column with the item, and the name under which the whole list is recorded.
create function record_list() returns trigger language plpgsql as $$
declare
  owners integer[];
begin
  -- The first list of a new row is a value of that row. This also ends early for a statement that changed nothing.
  execute format(
    'select array_agg(distinct %1$I) from %2$I as changed
     where not exists (
       select from row_history where table_name = %3$L and row_id = changed.%1$I and changed_at = now()
         and transaction_id = pg_current_xact_id() and action = ''insert''
     )',
    tg_argv[1], case when tg_op = 'INSERT' then 'new_rows' else 'old_rows' end, tg_argv[0]
  ) into owners;
  if owners is null then
    return null;
  end if;
  execute format(
    'select record_change(%1$L, owner, ''update'', jsonb_build_object(%4$L, before), jsonb_build_object(%4$L, after))
     from (
       select
         owner,
         array(
           select item from (
             select %3$I as item, position from %5$I where %2$I = owner %6$s
             %7$s
           ) as list order by position
         ) as before,
         array(select %3$I from %5$I where %2$I = owner order by position) as after
       from unnest($1) as owner
       where exists (select from %1$I where id = owner)
     ) as lists
     where before is distinct from after',
    tg_argv[0], tg_argv[1], tg_argv[2], tg_argv[3], tg_table_name,
    case when tg_op <> 'DELETE'
      then format('and (%1$I, position) not in (select %1$I, position from new_rows where %2$I = owner)', tg_argv[2], tg_argv[1])
    end,
    case when tg_op <> 'INSERT'
      then format('union all select %1$I, position from old_rows where %2$I = owner', tg_argv[2], tg_argv[1])
    end
  ) using owners;
  return null;
end
$$;

-- The description of a picture belongs to the rows that show it.
create function record_described() returns trigger language plpgsql as $$
begin
  perform record_change(owner, owner_id, 'update',
      jsonb_build_object('alt:' || new.key, old.alt), jsonb_build_object('alt:' || new.key, new.alt))
    from picture_uses where picture = new.key;
  return null;
end
$$;

-- Records every change of a table from now on, but for these columns: derived ones, and secrets.
create procedure keep_history(watched text, variadic unrecorded text[] default '{}') language plpgsql as $$
begin
  execute format(
    'create trigger record_inserted after insert on %1$I referencing new table as new_rows
       for each statement execute function record_inserted();
     create trigger record_updated after update on %1$I
       for each row when (old.* is distinct from new.*) execute function record_updated(%2$s);
     create trigger record_purged after delete on %1$I referencing old table as old_rows
       for each statement execute function record_purged()',
    watched, (select string_agg(quote_literal(name), ', ') from unnest(unrecorded) as name));
end
$$;

create procedure keep_list_history(list text, owner text, owner_column text, item_column text, name text)
  language plpgsql as $$
declare
  arguments text := format('%L, %L, %L, %L', owner, owner_column, item_column, name);
begin
  execute format(
    'create trigger record_inserted after insert on %1$I referencing new table as new_rows
       for each statement execute function record_list(%2$s);
     create trigger record_updated after update on %1$I referencing old table as old_rows new table as new_rows
       for each statement execute function record_list(%2$s);
     create trigger record_deleted after delete on %1$I referencing old table as old_rows
       for each statement execute function record_list(%2$s)',
    list, arguments);
end
$$;

call keep_history('properties', 'created_at', 'updated_at', 'deleted_at', 'search_text', 'place', 'search', 'searched_at',
  'map_latitude', 'map_longitude', 'map_square', 'land_sq_ft', 'status', 'previous_price', 'price_changed_at', 'image', 'featured_image1',
  'featured_image2');
call keep_history('projects', 'created_at', 'updated_at', 'deleted_at', 'search_text', 'place', 'search', 'searched_at', 'map_latitude',
  'map_longitude', 'map_square');
call keep_history('sell_submissions', 'created_at', 'deleted_at', 'image');
call keep_history('service_requests', 'created_at', 'deleted_at', 'imag');
call keep_history('messages', 'created_at', 'deleted_at');
call keep_history('enquiries', 'created_at', 'deleted_at');
call keep_history('people', 'created_at');
-- A lead is inserted, deleted and restored with its visitor's row, whose history says so.
create trigger record_updated after update on leads
  for each row when (old.deleted_at is not distinct from new.deleted_at and old.* is distinct from new.*)
  execute function record_updated('person_id', 'read_at', 'updated_at', 'first_answered_at');
create function forget_values() returns trigger language plpgsql as $$
begin
  update row_history set before = '{}', after = '{}'
    where table_name = tg_table_name and row_id in (select id from old_rows) and before <> '{}';
  return null;
end
$$;
create trigger forget_values after delete on leads referencing old table as old_rows
  for each statement execute function forget_values();
call keep_history('features');
call keep_history('accounts', 'created_at', 'password_hash');
call keep_list_history('property_pictures', 'properties', 'property_id', 'picture', 'pictures');
call keep_list_history('property_features', 'properties', 'property_id', 'feature_id', 'features');
call keep_list_history('project_pictures', 'projects', 'project_id', 'picture', 'pictures');
call keep_list_history('submission_pictures', 'sell_submissions', 'submission_id', 'picture', 'pictures');
create trigger record_described after update of alt on pictures
  for each row when (old.alt is distinct from new.alt) execute function record_described();

-- One statement for the pictures of all new rows, instead of one for each row (migration 0030): its list would be recorded
-- by itself. Triggers run in the order of their names, so record_inserted runs before this one.
create function sync_inserted_pictures() returns trigger language plpgsql as $$
begin
  if exists (select from new_rows where coalesce(image, featured_image1, featured_image2) is not null) then
    insert into property_pictures (property_id, position, picture)
      select id, slot - 1, key
      from new_rows, unnest(array[image, featured_image1, featured_image2]) with ordinality as slots (key, slot)
      where key is not null;
  end if;
  return null;
end
$$;
drop trigger sync_inserted_pictures on properties;
create trigger sync_inserted_pictures after insert on properties referencing new table as new_rows
  for each statement execute function sync_inserted_pictures();

-- Changes of prices and statuses were recorded before. This version reads them here; the previous release goes on using its
-- table, which a later release drops.
insert into row_history (table_name, row_id, changed_at, transaction_id, account_id, action, before, after)
  select 'properties', property_id, changed_at, '0', min(account_id), 'update',
    jsonb_object_agg(name, old_value), jsonb_object_agg(name, new_value)
  from (
    select id, property_id, changed_at, account_id,
      case field when 'status' then 'listing_status' else field end as name,
      case field when 'price' then to_jsonb(before::numeric) else to_jsonb(before) end as old_value,
      case field when 'price' then to_jsonb(after::numeric) else to_jsonb(after) end as new_value
    from property_changes
  ) as changes
  group by property_id, changed_at
  order by min(id);
