-- One name per thing: staff, sellers and addresses are notified (decision 64).
alter table people rename column stays_apart to is_merge_blocked;
update row_history set
    before = before - 'stays_apart' || jsonb_build_object('is_merge_blocked', before -> 'stays_apart'),
    after = after - 'stays_apart' || jsonb_build_object('is_merge_blocked', after -> 'stays_apart')
  where table_name = 'people' and before ? 'stays_apart';

alter table lead_notices rename column told_at to notified_at;
alter index lead_notices_untold rename to lead_notices_pending;
alter table alerts rename column told_until to notified_until;
alter table sell_submissions rename column told_step to notified_step;
alter index sell_submissions_untold rename to sell_submissions_to_notify;
drop trigger record_updated on sell_submissions;
create trigger record_updated after update on sell_submissions
  for each row when (old.* is distinct from new.*)
  execute function record_updated('created_at', 'deleted_at', 'language', 'step_at', 'checking_at', 'published_at', 'notified_step',
    'page_seed', 'page_hash');

-- Open dashboards learn of changes by topic, without any data (server/platform/live).
alter function notify_office_change rename to notify_staff_change;
create or replace function notify_staff_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('staff_change', tg_argv[0]);
  return null;
end
$$;
do $$
declare
  watched text;
begin
  foreach watched in array array['messages', 'sell_submissions', 'service_requests', 'enquiries', 'leads', 'lead_events', 'people', 'mails',
    'listing_approvals']
  loop
    execute format('alter trigger notify_office_change on %I rename to notify_staff_change', watched);
  end loop;
end
$$;

-- Jobs that wait go to the queue's new name. Workers schedule it again when they start.
do $$
declare
  renamed record;
begin
  for renamed in
    select * from (values ('tell-staff', 'notify-staff'), ('tell-sellers', 'notify-sellers'), ('tell-alerts', 'send-alert-mails'))
      as queues (old_name, new_name)
  loop
    perform jobs.create_queue(renamed.new_name, '{"policy": "standard"}');
    update jobs.job set name = renamed.new_name where name = renamed.old_name;
    perform jobs.delete_queue(renamed.old_name);
  end loop;
end
$$;
