-- The app writes the lead of a visitor's row, its notice, the steps of a submission and what a sent mail keeps, in the transaction of the
-- row (decision 64).
drop trigger add_lead on messages;
drop trigger add_lead on sell_submissions;
drop trigger add_lead on service_requests;
drop trigger add_lead on enquiries;
drop trigger add_lead_notice on leads;
drop trigger follow_lead on leads;
drop trigger follow_listing on properties;
drop trigger forget_account_mail on mails;
drop trigger forget_alert_mail on mails;
drop function add_lead, add_lead_notice, follow_lead, follow_listing, forget_account_mail, forget_alert_mail;
drop view lead_sources;

-- One trigger for an update instead of two.
create or replace function notify_changed_rows() returns trigger language plpgsql as $$
declare
  id_column constant text := tg_argv[2];
  ids integer[];
begin
  -- A link row that moves changes the row that it leaves, too.
  execute format(
    'select array_agg(id) from (select id from (%s) as changed group by id limit 101) as changed',
    concat_ws(' union all ',
      case when tg_op <> 'INSERT' then format('select %I as id from old_rows', id_column) end,
      case when tg_op <> 'DELETE' then format('select %I as id from new_rows', id_column) end)
  ) into ids;
  perform notify_public_change(tg_argv[0], tg_argv[1], ids);
  return null;
end
$$;
do $$
declare
  watched record;
begin
  for watched in
    select * from (values
      ('properties', 'properties', 'property', 'id'),
      ('property_features', 'properties', 'property', 'property_id'),
      ('property_pictures', 'properties', 'property', 'property_id'),
      ('projects', 'projects', 'project', 'id'),
      ('project_pictures', 'projects', 'project', 'project_id')
    ) as tables (name, list_tag, row_tag, id_column)
  loop
    execute format(
      'drop trigger notify_inserted on %1$I;
       drop trigger notify_updated on %1$I;
       drop trigger notify_replaced on %1$I;
       drop trigger notify_deleted on %1$I;
       create trigger notify_inserted after insert on %1$I referencing new table as new_rows
         for each statement execute function notify_changed_rows(%2$L, %3$L, %4$L);
       create trigger notify_updated after update on %1$I referencing old table as old_rows new table as new_rows
         for each statement execute function notify_changed_rows(%2$L, %3$L, %4$L);
       create trigger notify_deleted after delete on %1$I referencing old table as old_rows
         for each statement execute function notify_changed_rows(%2$L, %3$L, %4$L)',
      watched.name, watched.list_tag, watched.row_tag, watched.id_column);
  end loop;
end
$$;

-- One function for the lists that have a tag of their own.
create function notify_list() returns trigger language plpgsql as $$
begin
  perform pg_notify('public_change', tg_argv[0]);
  return null;
end
$$;
drop trigger notify_list on features;
drop trigger notify_list on rates;
drop trigger notify_list on settings;
drop function notify_features, notify_rates, notify_settings;
create trigger notify_list after insert or update or delete or truncate on features
  for each statement execute function notify_list('features');
create trigger notify_list after insert or update or delete or truncate on rates
  for each statement execute function notify_list('rates');
create trigger notify_list after insert or update or delete or truncate on settings
  for each statement execute function notify_list('settings');
