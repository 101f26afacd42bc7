-- LE1: staff add leads by hand, for people who came to the office or called. Such a lead is an enquiry, too, so that it is deleted,
-- restored and purged like one. `web` is what visitors send, and all that the previous release writes.
alter table enquiries
  add column channel text not null default 'web' check (channel in ('web', 'walk_in', 'telephone', 'other'));
alter table leads
  add column channel text not null default 'web' check (channel in ('web', 'walk_in', 'telephone', 'other')),
  -- The language that the person speaks; null if nobody has said it.
  add column language text check (language in ('en', 'np')),
  add column added_by integer references accounts (id) on delete set null;

-- The app writes the leads that staff add (server/resources/leads/add-lead.ts), and tells their owners itself.
drop trigger add_lead on enquiries;
create trigger add_lead after insert on enquiries for each row when (new.channel = 'web') execute function add_lead();
drop trigger add_lead_notice on leads;
create trigger add_lead_notice after insert on leads for each row when (new.channel = 'web') execute function add_lead_notice();
