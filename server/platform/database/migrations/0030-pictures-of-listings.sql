-- The pictures of properties and sale submissions in their order, as those of projects. The first ones stay in the columns of
-- the specified API (image, featured_image1, featured_image2), where the previous release reads and writes them.
create table property_pictures (
  property_id integer not null references properties (id) on delete cascade,
  position integer not null,
  picture text not null references pictures (key),
  primary key (property_id, position)
);
create index property_pictures_by_picture on property_pictures (picture);

create table submission_pictures (
  submission_id integer not null references sell_submissions (id) on delete cascade,
  position integer not null,
  picture text not null references pictures (key),
  primary key (submission_id, position)
);
create index submission_pictures_by_picture on submission_pictures (picture);

-- Pictures that were uploaded before their form. The row is deleted when a form uses the picture, or after a day.
create table staged_pictures (
  key text primary key references pictures (key) on delete cascade,
  is_staff boolean not null,
  -- An account or a hash of a visitor's network, to limit how many each may have.
  uploader text not null,
  -- A hash of the upload's idempotency key.
  upload bytea unique,
  created_at timestamptz not null default now()
);
create index staged_pictures_by_uploader on staged_pictures (uploader);
create index staged_pictures_by_age on staged_pictures (created_at);

insert into property_pictures (property_id, position, picture)
  select id, slot - 1, key
  from properties, unnest(array[image, featured_image1, featured_image2]) with ordinality as slots (key, slot)
  where key is not null;
insert into submission_pictures (submission_id, position, picture)
  select id, 0, image from sell_submissions where image is not null;

-- Copies what the previous release writes to the first three positions. This version writes the columns first, and then all
-- positions.
create function sync_property_pictures() returns trigger language plpgsql as $$
declare
  keys text[] := array[new.image, new.featured_image1, new.featured_image2];
begin
  delete from property_pictures
    where property_id = new.id and position < 3 and picture is distinct from keys[position + 1];
  insert into property_pictures (property_id, position, picture)
    select new.id, slot - 1, key from unnest(keys) with ordinality as slots (key, slot) where key is not null
    on conflict (property_id, position) do nothing;
  return null;
end
$$;
create trigger sync_inserted_pictures after insert on properties for each row
  when (coalesce(new.image, new.featured_image1, new.featured_image2) is not null)
  execute function sync_property_pictures();
create trigger sync_updated_pictures after update of image, featured_image1, featured_image2 on properties for each row
  when ((old.image, old.featured_image1, old.featured_image2)
    is distinct from (new.image, new.featured_image1, new.featured_image2))
  execute function sync_property_pictures();

create function sync_submission_pictures() returns trigger language plpgsql as $$
begin
  insert into submission_pictures (submission_id, position, picture) values (new.id, 0, new.image);
  return null;
end
$$;
create trigger sync_pictures after insert on sell_submissions
  for each row when (new.image is not null) execute function sync_submission_pictures();

-- The same notices as those of project_pictures (migration 0021).
create trigger notify_inserted after insert on property_pictures referencing new table as changed_rows
  for each statement execute function notify_changed_rows('properties', 'property', 'property_id');
create trigger notify_updated after update on property_pictures referencing new table as changed_rows
  for each statement execute function notify_changed_rows('properties', 'property', 'property_id');
create trigger notify_replaced after update on property_pictures referencing old table as changed_rows
  for each statement execute function notify_changed_rows('properties', 'property', 'property_id');
create trigger notify_deleted after delete on property_pictures referencing old table as changed_rows
  for each statement execute function notify_changed_rows('properties', 'property', 'property_id');
create trigger notify_truncated after truncate on property_pictures
  for each statement execute function notify_truncated('properties', 'property');

create or replace view picture_uses (owner, owner_id, picture, deleted_at) as
  select 'properties', property_id, picture, deleted_at
    from property_pictures join properties on properties.id = property_id
  union all
  select 'projects', project_id, picture, deleted_at
    from project_pictures join projects on projects.id = project_id
  union all
  select 'sell_submissions', submission_id, picture, deleted_at
    from submission_pictures join sell_submissions on sell_submissions.id = submission_id
  union all
  select 'service_requests', id, imag, deleted_at from service_requests where imag is not null;
