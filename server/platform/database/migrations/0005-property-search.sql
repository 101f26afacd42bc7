-- Areas as large as the form takes.
alter table properties alter column area type numeric(14, 2);

-- The location filter looks for a part of the address alone.
create index properties_by_address on properties using gin (lower(address) gin_trgm_ops);
create index properties_featured on properties (created_at desc, id desc) where is_featured and status = 'active';
-- The admin's list: every listing, whatever its status.
create index properties_by_age on properties (created_at desc, id desc);

-- A picture is let go only after a look at who else shows it.
create index properties_by_image on properties (image) where image is not null;
create index properties_by_featured_image1 on properties (featured_image1) where featured_image1 is not null;
create index properties_by_featured_image2 on properties (featured_image2) where featured_image2 is not null;
