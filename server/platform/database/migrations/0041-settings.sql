-- ST1: the documents in which the company describes itself (decision 0050). A document that was never saved has no row; the
-- app has neutral defaults.
create table settings (
  -- For the history, which names rows by numbers.
  id integer generated always as identity unique,
  name text primary key,
  value jsonb not null,
  -- The demo company's, until somebody changes it.
  is_demo boolean not null default false,
  updated_at timestamptz not null default now()
);
-- A database that an earlier release filled with the demo gets the demo company's settings once.
alter table demo_seedings add column has_settings boolean not null default false;

call keep_history('settings', 'is_demo', 'updated_at');

-- Every page shows a part of them. Versions of the app before this migration take the unknown tag for a change of everything.
create function notify_settings() returns trigger language plpgsql as $$
begin
  perform pg_notify('public_change', 'settings');
  return null;
end
$$;
create trigger notify_list after insert or update or delete or truncate on settings
  for each statement execute function notify_settings();

create or replace view picture_uses (owner, owner_id, picture, deleted_at) as
  select 'properties', property_id, picture,
      case when is_private_in_drafts and listing_status = 'draft' then coalesce(deleted_at, updated_at) else deleted_at end
    from property_pictures
      join properties on properties.id = property_id
      join pictures on pictures.key = picture
  union all
  select 'projects', project_id, picture, deleted_at
    from project_pictures join projects on projects.id = project_id
  union all
  select 'sell_submissions', submission_id, picture, deleted_at
    from submission_pictures join sell_submissions on sell_submissions.id = submission_id
  union all
  select 'service_requests', id, imag, deleted_at from service_requests where imag is not null
  union all
  -- Wherever a document has a field `picture`.
  select 'settings', id, picture #>> '{}', null
    from settings, jsonb_path_query(value, 'strict $.**.picture ? (@.type() == "string")', silent => true) as picture;
