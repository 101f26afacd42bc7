-- DY10: a lead that nobody has touched for so many days stands on Today, unless staff have put it off until a day.
alter table leads add column snoozed_until date;
create index leads_untouched on leads (updated_at) where deleted_at is null and status not in ('won', 'lost');
