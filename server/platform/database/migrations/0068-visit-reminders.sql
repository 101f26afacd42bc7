-- DY8: which reminders were queued (decision 69). The row is inserted in the transaction that queues the mail or the text message, so each
-- goes out once. A visit that is moved has another time, and is reminded of again.
create table visit_reminders (
  visit_id integer not null references visits (id) on delete cascade,
  kind text not null check (kind in ('evening', 'hours')),
  starts_at timestamptz not null,
  queued_at timestamptz not null default now(),
  primary key (visit_id, kind, starts_at)
);

-- The morning's list of an account; 0 is the office, whose visits have no agent.
create table day_lists (
  account_id integer not null,
  day date not null,
  primary key (account_id, day)
);

-- A reminder is of no use after `send_by`; one about a visit neither, unless the visit is open and begins at that very time.
alter table mails add column about_visit integer;
alter table mails add column send_by timestamptz;
alter table sms_messages add column about_visit integer;
alter table sms_messages add column send_by timestamptz;

select jobs.create_queue('send-reminders', '{"policy": "standard"}');
