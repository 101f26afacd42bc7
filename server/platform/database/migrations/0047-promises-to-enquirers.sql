-- VT3: until when an enquirer was promised an answer (decision 55). Null for rows of the previous release, which promises none.
alter table enquiries add column promised_until timestamptz;

create or replace view lead_sources as
  select 'messages' as source, 'message' as kind, id as source_id, name, email, null::text as phone, subject as about,
    message as text, null::integer as property_id, null::timestamptz as promised_until, created_at, deleted_at
  from messages
  union all
  select 'sell_submissions', 'submission', id, name, email, phone_no, propert_title || ', ' || property_location, description,
    null, null, created_at, deleted_at
  from sell_submissions
  union all
  select 'service_requests', 'service_request', id, '', email, phone_no, service_name || ', ' || address, description,
    null, created_at + interval '24 hours', created_at, deleted_at
  from service_requests
  union all
  select 'enquiries', enquiries.kind, enquiries.id, enquiries.name, email, phone, coalesce(properties.name, ''), message,
    property_id, promised_until, enquiries.created_at, enquiries.deleted_at
  from enquiries left join properties on properties.id = property_id;

-- The day and time of a visit, for mails to staff. New columns come last, so that the previous release's queries go on working.
create or replace view lead_details as
  select leads.kind, source_id, leads.id as lead_id, nullif(leads.name, '') as name, leads.email, leads.phone, about, text,
    leads.created_at, leads.promised_until,
    first_answered_at is not null or status in ('won', 'lost') as is_answered, owner_id, leads.deleted_at,
    visit_on, visit_time
  from leads left join enquiries on leads.kind = 'visit' and enquiries.id = source_id;
