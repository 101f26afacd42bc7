-- The notice of migration 0014 now says what changed, in the tags of server/database/change-tags.ts, so that only the
-- cached pages that show it are dropped. A statement that changes no row sends nothing.
drop trigger tell_public_change on properties;
drop trigger tell_public_change on property_features;
drop trigger tell_public_change on projects;
drop trigger tell_public_change on project_pictures;
drop trigger tell_public_change on features;
drop trigger tell_public_change on pictures;
drop function tell_public_change();

-- More than a hundred rows are sent as all rows of their kind: a payload may have 8,000 bytes at most.
create function notify_public_change(list_tag text, row_tag text, ids integer[]) returns void language plpgsql as $$
begin
  if ids is null then
    return;
  end if;
  perform pg_notify('public_change', list_tag || ' ' || case
    when cardinality(ids) > 100 then row_tag || ':*'
    else (select string_agg(row_tag || ':' || id, ' ' order by id) from unnest(ids) as id)
  end);
end
$$;

-- Arguments: the tag of the lists, the tag of one row, the column with the row's id.
create function notify_changed_rows() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  execute format(
    'select array_agg(id) from (select distinct %I as id from changed_rows limit 101) as changed', tg_argv[2]
  ) into ids;
  perform notify_public_change(tg_argv[0], tg_argv[1], ids);
  return null;
end
$$;

create function notify_truncated() returns trigger language plpgsql as $$
begin
  perform pg_notify('public_change', tg_argv[0] || ' ' || tg_argv[1] || ':*');
  return null;
end
$$;

-- An update has two triggers: a link row that moves changes the row that it leaves, too.
do $$
declare
  watched record;
begin
  for watched in
    select * from (values
      ('properties', 'properties', 'property', 'id'),
      ('property_features', 'properties', 'property', 'property_id'),
      ('projects', 'projects', 'project', 'id'),
      ('project_pictures', 'projects', 'project', 'project_id')
    ) as tables (name, list_tag, row_tag, id_column)
  loop
    execute format(
      'create trigger notify_inserted after insert on %1$I referencing new table as changed_rows
         for each statement execute function notify_changed_rows(%2$L, %3$L, %4$L);
       create trigger notify_updated after update on %1$I referencing new table as changed_rows
         for each statement execute function notify_changed_rows(%2$L, %3$L, %4$L);
       create trigger notify_replaced after update on %1$I referencing old table as changed_rows
         for each statement execute function notify_changed_rows(%2$L, %3$L, %4$L);
       create trigger notify_deleted after delete on %1$I referencing old table as changed_rows
         for each statement execute function notify_changed_rows(%2$L, %3$L, %4$L);
       create trigger notify_truncated after truncate on %1$I
         for each statement execute function notify_truncated(%2$L, %3$L)',
      watched.name, watched.list_tag, watched.row_tag, watched.id_column);
  end loop;
end
$$;

-- A feature or a picture is shown by the rows that name it. A new one is named by no row yet, one in use can't be deleted.
create function notify_changed_features() returns trigger language plpgsql as $$
begin
  perform notify_public_change('properties', 'property', (
    select array_agg(distinct property_id) from property_features
    where feature_id in (select id from changed_rows)
  ));
  return null;
end
$$;
create trigger notify_updated after update on features referencing new table as changed_rows
  for each statement execute function notify_changed_features();

create function notify_changed_pictures() returns trigger language plpgsql as $$
begin
  perform notify_public_change('properties', 'property', (
    select array_agg(distinct owner_id) from picture_uses
    where owner = 'properties' and picture in (select key from changed_rows)
  ));
  perform notify_public_change('projects', 'project', (
    select array_agg(distinct owner_id) from picture_uses
    where owner = 'projects' and picture in (select key from changed_rows)
  ));
  return null;
end
$$;
create trigger notify_updated after update on pictures referencing new table as changed_rows
  for each statement execute function notify_changed_pictures();
