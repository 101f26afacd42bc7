-- What was deleted is kept for a while, so that it can come back.
alter table properties add column deleted_at timestamptz;
alter table projects add column deleted_at timestamptz;
alter table sell_submissions add column deleted_at timestamptz;
alter table service_requests add column deleted_at timestamptz;
alter table messages add column deleted_at timestamptz;

-- Indexes that lists and counts are read from leave the deleted out, so that no row needs to be looked at for it.
-- Those for words stay whole: they lead to the rows anyway.
drop index properties_by_listing, properties_by_price, properties_featured, properties_by_age, properties_by_type,
  properties_by_place, projects_by_age, sell_submissions_by_age, service_requests_by_age, messages_by_age;
create index properties_by_listing on properties (status, for_type, created_at desc, id desc)
  where deleted_at is null;
create index properties_by_price on properties (status, for_type, price) where deleted_at is null;
create index properties_featured on properties (created_at desc, id desc)
  where is_featured and status = 'active' and deleted_at is null;
create index properties_by_age on properties (created_at desc, id desc) where deleted_at is null;
create index properties_by_type on properties (status, for_type, property_type, bedrooms, price)
  where deleted_at is null;
create index properties_by_place on properties (status, for_type, place) where deleted_at is null;
create index projects_by_age on projects (created_at desc, id desc) where deleted_at is null;
create index sell_submissions_by_age on sell_submissions (created_at desc, id desc) where deleted_at is null;
create index service_requests_by_age on service_requests (created_at desc, id desc) where deleted_at is null;
create index messages_by_age on messages (created_at desc, id desc) where deleted_at is null;

-- What has been kept long enough.
create index properties_deleted on properties (deleted_at) where deleted_at is not null;
create index projects_deleted on projects (deleted_at) where deleted_at is not null;
create index sell_submissions_deleted on sell_submissions (deleted_at) where deleted_at is not null;
create index service_requests_deleted on service_requests (deleted_at) where deleted_at is not null;
create index messages_deleted on messages (deleted_at) where deleted_at is not null;

-- Which row shows a picture, and whether that row is deleted. Each branch has its index, by picture and by row.
create view picture_uses (owner, owner_id, picture, deleted_at) as
  select 'properties', id, image, deleted_at from properties where image is not null
  union all
  select 'properties', id, featured_image1, deleted_at from properties where featured_image1 is not null
  union all
  select 'properties', id, featured_image2, deleted_at from properties where featured_image2 is not null
  union all
  select 'projects', project_id, picture, deleted_at
    from project_pictures join projects on projects.id = project_id
  union all
  select 'sell_submissions', id, image, deleted_at from sell_submissions where image is not null
  union all
  select 'service_requests', id, imag, deleted_at from service_requests where imag is not null;
