-- CO2: an optional phone number. Null for messages of the previous release, which asks for none.
alter table messages add column phone text;

create or replace view lead_sources as
  select 'messages' as source, 'message' as kind, id as source_id, name, email, phone, subject as about,
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
