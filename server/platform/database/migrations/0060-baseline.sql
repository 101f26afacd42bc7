-- The schema of the release before decision 64, which 55 migrations had made (0001 to 0060). A new database begins here; a database that ran
-- them counts as having run this. The migrations that follow make of it what schema.sql shows.

create extension if not exists pg_trgm;

-- ========== What columns and defaults need

-- The account of this transaction, set by server/platform/history/write-as.ts.
create function changing_account() returns integer stable language sql return
  nullif(current_setting('mithila.account', true), '')::integer;

-- These texts in every language, each on a line of its own.
create function translated_lines(translations jsonb, names text[]) returns text
  immutable parallel safe language sql return (
    select coalesce(string_agg(E'\n' || (texts.value ->> name), '' order by texts.key, name), '')
    from jsonb_each(translations) as texts, unnest(names) as name
  );

-- The town of an address that is composed of "[street, ]town[-ward][, district]". A street of another language stands in for a missing one
-- (domain/places/composed-texts.ts). If the previous version has replaced the address, it ends in its town, like that of a row without
-- a local level.
create function town_of(address text, street text, translations jsonb) returns text
  immutable parallel safe language plpgsql as $$
declare
  other_street constant text := jsonb_path_query_first(translations, '$.*.street') #>> '{}';
  line constant text := coalesce(nullif(trim(street), ''), trim(other_street)) || ', ';
  place constant text :=
    case when starts_with(address, line) then substr(address, length(line) + 1) else address end;
begin
  return split_part(place, ',', case when place ~ '^[^,]+(,[^,]+)?$' then 1 else -1 end);
end
$$;

-- The district of each local level, in the order of their ids (domain/places/places.json), which never change.
create function district_of(local_level_id integer) returns integer immutable strict parallel safe language sql return
  (array[
    1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8,
    8, 8, 8, 8, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 10, 10, 10, 10, 10, 10, 10, 10, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11,
    11, 12, 12, 12, 12, 12, 12, 12, 12, 12, 13, 13, 13, 13, 13, 13, 14, 14, 14, 14, 14, 14, 14, 14, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 17, 17, 17, 17, 17, 17,
    17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18,
    18, 18, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20,
    20, 20, 20, 20, 20, 20, 20, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 22, 22, 22, 22, 22,
    22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 23, 23, 23, 23, 24, 24, 24, 24, 24, 24, 24, 25, 25, 25, 25, 25, 25, 25, 25, 25,
    25, 25, 25, 25, 26, 26, 26, 26, 26, 26, 26, 26, 26, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 28, 28, 28, 28, 28, 28,
    28, 28, 28, 28, 28, 28, 28, 29, 29, 29, 29, 29, 29, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 31, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 32, 32, 32, 32, 32, 32, 32, 32, 33, 33, 33, 33, 33, 34, 34, 34, 34, 34, 34, 34, 34, 34, 35, 35, 35,
    35, 35, 35, 35, 35, 35, 35, 35, 35, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37,
    38, 38, 38, 38, 38, 39, 39, 39, 39, 39, 39, 39, 39, 40, 40, 40, 40, 41, 41, 41, 41, 41, 42, 42, 42, 42, 42, 42, 43, 43,
    43, 43, 43, 43, 43, 43, 44, 44, 44, 44, 44, 44, 44, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 46, 46, 46, 46, 46, 46,
    46, 46, 46, 46, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 48, 48, 48, 48, 48, 48, 48, 49, 49, 49, 49, 49, 49, 49, 49, 49,
    49, 49, 49, 49, 49, 49, 49, 50, 50, 50, 50, 50, 50, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 52, 52, 52, 52, 52,
    52, 52, 52, 52, 52, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 54, 54, 54, 54, 54, 54, 54, 54, 54, 55, 55, 55, 55, 55, 55,
    55, 55, 55, 55, 56, 56, 56, 57, 57, 57, 57, 57, 57, 57, 57, 58, 58, 58, 58, 58, 58, 58, 58, 59, 59, 59, 59, 59, 59, 60,
    60, 60, 60, 60, 60, 60, 60, 60, 60, 61, 61, 61, 61, 61, 61, 61, 61, 62, 62, 62, 62, 62, 62, 62, 63, 63, 63, 63, 63, 63,
    63, 63, 64, 64, 64, 64, 64, 64, 64, 64, 64, 65, 65, 65, 65, 66, 66, 66, 66, 66, 66, 66, 66, 66, 67, 67, 67, 67, 67, 67,
    67, 67, 67, 67, 67, 68, 68, 68, 68, 68, 68, 68, 69, 69, 69, 69, 69, 69, 69, 69, 69, 70, 70, 70, 70, 70, 70, 70, 70, 70,
    70, 70, 70, 71, 71, 71, 71, 71, 71, 71, 71, 71, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 73, 73, 73, 73, 73, 73, 73, 73,
    73, 74, 74, 74, 74, 74, 74, 74, 74, 74, 74, 75, 75, 75, 75, 75, 75, 75, 76, 76, 76, 76, 76, 76, 76, 76, 76, 77, 77, 77,
    77, 77, 77, 77, 77, 77, 77, 77, 77, 77
  ])[local_level_id];

-- ========== Pictures

-- A stored picture. Its files are in the media store under the key.
create table pictures (
  key text primary key,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  placeholder text not null,
  alt jsonb,
  created_at timestamptz not null default now(),
  -- A seller's picture is not public before its listing is.
  is_private_in_drafts boolean not null default false,
  has_alpha boolean not null default false
);

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
create index staged_pictures_by_age on staged_pictures (created_at);
create index staged_pictures_by_uploader on staged_pictures (uploader);

-- ========== Accounts and sessions

create table accounts (
  id integer generated by default as identity primary key,
  username text not null unique,
  password_hash text not null,
  is_admin boolean not null default false,
  is_staff boolean not null default false,
  is_disabled boolean not null default false,
  created_at timestamptz not null default now(),
  can_see_papers boolean not null default false,
  email text,
  is_agent boolean not null default false,
  -- VT2: shown to visitors on the listings that the account owns.
  phone text,
  -- Distinguishes accounts from before whose folded names are the same.
  name_twin integer not null default 0,
  -- What replies and timelines call the account; null for the user name.
  display_name text,
  constraint accounts_one_role check (not (is_admin and is_agent))
);
create unique index accounts_by_folded_name on accounts (lower(normalize(username, nfkc)), name_twin);

-- One row for each login. A token is valid only while its row is there.
create table sessions (
  id uuid default gen_random_uuid() primary key,
  account_id integer not null references accounts (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  -- The number of the last refresh token. Only that one is valid.
  generation integer not null default 0,
  rotated_at timestamptz,
  user_agent text,
  network text,
  last_used_at timestamptz
);
create index sessions_by_account on sessions (account_id);
create index sessions_by_expiry on sessions (expires_at);

-- Invitations to an account of that name and role. The token is known only to those who have the link.
create table invitations (
  id integer generated by default as identity primary key,
  token_hash bytea not null unique,
  username text not null,
  role text not null check (role in ('admin', 'agent')),
  email text,
  invited_by integer not null references accounts (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create unique index invitations_by_folded_name on invitations (lower(normalize(username, nfkc)));
create unique index invitations_by_username on invitations (username);

-- Accounts that also need a code of an authenticator app. The secret is encrypted.
create table second_factors (
  account_id integer primary key references accounts (id) on delete cascade,
  secret bytea not null,
  confirmed_at timestamptz,
  -- The step of the last code, so that none is valid twice.
  last_step integer not null default 0
);

-- The codes for a lost phone that were not used yet, as keyed hashes.
create table recovery_codes (
  account_id integer not null references second_factors (account_id) on delete cascade,
  code bytea not null,
  primary key (account_id, code)
);

-- Keys that the first instance makes and all instances share.
create table secrets (
  name text primary key,
  value bytea not null,
  created_at timestamptz not null default now()
);

-- ========== What visitors send

-- Sale submissions, in the spelling of the specified API.
create table sell_submissions (
  id integer generated by default as identity primary key,
  name text not null,
  email text not null,
  phone_no text,
  propert_title text not null,
  property_location text not null,
  property_price numeric(14, 2) not null check (property_price >= 0),
  property_type text not null,
  no_of_bedrooms integer check (no_of_bedrooms >= 0),
  no_of_bathrooms numeric(4, 1) check (no_of_bathrooms >= 0),
  area numeric(14, 2) check (area >= 0),
  description text not null,
  -- The first of submission_pictures. Dropped by migration 0061.
  image text unique references pictures (key),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  local_level_id integer check (local_level_id between 1 and 9999),
  ward smallint check (ward between 1 and 99),
  street text not null default '',
  price_unit text not null default 'total' check (price_unit in ('total', 'aana', 'kattha', 'dhur', 'sq_ft')),
  unit_price numeric(14, 2) check (unit_price > 0),
  land_area text,
  storeys numeric(3, 1),
  furnishing text check (furnishing in ('none', 'semi', 'full')),
  parking_motorcycles smallint,
  parking_cars smallint,
  facing text check (facing in ('east', 'west', 'north', 'south', 'north_east', 'south_east', 'south_west', 'north_west')),
  road_width numeric(5, 1),
  road_type text check (road_type in ('blacktop', 'gravel', 'earthen', 'concrete', 'paved', 'none')),
  lalpurja text check (lalpurja in ('yes', 'no', 'in_process')),
  -- The language of the form.
  language text check (language in ('en', 'np')),
  step text not null default 'received' check (step in ('received', 'checking', 'published', 'declined')),
  step_at timestamptz not null default now(),
  checking_at timestamptz,
  published_at timestamptz,
  decline_reason text not null default '',
  -- The step that the seller was told of last.
  told_step text,
  -- The address of the seller's page is derived from the seed and a secret; its hash finds the row.
  page_seed bytea,
  page_hash bytea unique,
  constraint sell_submissions_ward_has_place check (ward is null or local_level_id is not null)
);
create index sell_submissions_by_age on sell_submissions (created_at desc, id desc) where deleted_at is null;
create index sell_submissions_by_words on sell_submissions using gin (
  lower(propert_title || E'\n' || property_location || E'\n' || name || E'\n' || email || E'\n' || coalesce(phone_no, '')) gin_trgm_ops
);
create index sell_submissions_deleted on sell_submissions (deleted_at) where deleted_at is not null;
create index sell_submissions_untold on sell_submissions (step_at) where told_step is distinct from step and deleted_at is null;

create table submission_pictures (
  submission_id integer not null references sell_submissions (id) on delete cascade,
  position integer not null,
  picture text not null references pictures (key),
  primary key (submission_id, position)
);
create index submission_pictures_by_picture on submission_pictures (picture);

-- Requests for a service, in the spelling of the specified API but for capitals.
create table service_requests (
  id integer generated by default as identity primary key,
  service_name text not null,
  phone_no text not null,
  email text,
  address text not null,
  service_type text not null,
  service_urgency text not null,
  preffered_date date,
  description text not null,
  imag text unique references pictures (key),
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index service_requests_by_age on service_requests (created_at desc, id desc) where deleted_at is null;
create index service_requests_by_words on service_requests using gin (
  lower(service_name || E'\n' || service_type || E'\n' || address || E'\n' || phone_no || E'\n' || coalesce(email, '')) gin_trgm_ops
);
create index service_requests_deleted on service_requests (deleted_at) where deleted_at is not null;

create table messages (
  id integer generated by default as identity primary key,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  phone text
);
create index messages_by_age on messages (created_at desc, id desc) where deleted_at is null;
create index messages_by_words on messages using gin (lower(name || E'\n' || email || E'\n' || subject) gin_trgm_ops);
create index messages_deleted on messages (deleted_at) where deleted_at is not null;

-- ========== Listings

create table features (
  id integer generated by default as identity primary key,
  name text not null unique,
  -- Texts of other languages than English: {"np": {"name": "…"}} (decision 30).
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  -- The order in which features are offered; null comes last.
  list_position integer,
  is_hidden boolean not null default false
);

create table properties (
  id integer generated by default as identity primary key,
  name text not null,
  address text not null,
  price numeric(14, 2) not null check (price >= 0),
  description text not null default '',
  area numeric(14, 2) not null check (area >= 0),
  bedrooms integer not null check (bedrooms >= 0),
  bathrooms integer not null check (bathrooms >= 0),
  is_featured boolean not null default false,
  property_type text not null,
  for_type text not null check (for_type in ('sale', 'rent')),
  custom_features text[] not null default '{}',
  image text references pictures (key),
  featured_image1 text references pictures (key),
  featured_image2 text references pictures (key),
  -- Whether it is listed, for the release before: migration 0063 drops it.
  status text not null default 'active' check (status in ('active', 'inactive')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- What staff search in: name and address in every language, one on a line.
  search_text text not null generated always as (lower(name || E'\n' || address || translated_lines(translations, array['name', 'address']))) stored,
  -- The town of the address, without the country and the ward.
  place text not null generated always as (trim(regexp_replace(
    case when local_level_id is null then split_part(regexp_replace(address, '\s*,\s*nepal\s*$', '', 'i'), ',', -1)
      else town_of(regexp_replace(address, '\s*,\s*nepal\s*$', '', 'i'), street, translations) end,
    '-\s*[\d०-९]+\s*$', ''))) stored,
  deleted_at timestamptz,
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  -- An id of domain/places/places.json. The address is composed of this, the ward and the street.
  local_level_id integer check (local_level_id between 1 and 9999),
  ward smallint check (ward between 1 and 99),
  street text not null default '',
  -- An approximate pin leaves the server only as an area (domain/places/pin.ts).
  latitude double precision check (latitude between 26.3 and 30.5),
  longitude double precision check (longitude between 80.0 and 88.3),
  pin_precision text check (pin_precision in ('exact', 'approximate')),
  price_unit text not null default 'total' check (price_unit in ('total', 'aana', 'kattha', 'dhur', 'sq_ft', 'month')),
  unit_price numeric(14, 2) check (unit_price > 0),
  is_negotiable boolean not null default false,
  -- As it was entered; `land_sq_ft` is for filters and sorting.
  land_area text,
  land_sq_ft numeric(20, 6),
  storeys numeric(3, 1),
  year_built smallint,
  frontage numeric(5, 1),
  depth numeric(5, 1),
  land_use text check (land_use in ('agricultural', 'residential', 'commercial', 'industrial')),
  furnishing text check (furnishing in ('none', 'semi', 'full')),
  parking_motorcycles smallint,
  parking_cars smallint,
  water text check (water in ('municipal', 'boring', 'well', 'none')),
  facing text check (facing in ('east', 'west', 'north', 'south', 'north_east', 'south_east', 'south_west', 'north_west')),
  road_width numeric(5, 1),
  road_type text check (road_type in ('blacktop', 'gravel', 'earthen', 'concrete', 'paved', 'none')),
  landmarks jsonb not null default '[]',
  ownership text check (ownership in ('private', 'joint', 'guthi', 'company')),
  lalpurja text check (lalpurja in ('yes', 'no', 'in_process')),
  lalpurja_seen_on date,
  boundaries_walked_on date,
  road_measured_on date,
  -- LD5. Migration 0063 renames it to `status`.
  listing_status text not null check (listing_status in ('draft', 'active', 'reserved', 'sold', 'rented', 'withdrawn')),
  -- The price before it was reduced.
  previous_price numeric(14, 2),
  price_changed_at timestamptz,
  -- SR1: the keys of the row's words (domain/search/row-keys.ts), written in the transaction of `searched_at`.
  search tsvector,
  searched_at timestamptz,
  -- MP4: where visitors may see the pin, and the square of the map that it is in. Set by a trigger.
  map_latitude double precision,
  map_longitude double precision,
  map_square integer,
  -- The agent of the listing; by default the account of the transaction.
  owner_id integer default changing_account() references accounts (id),
  -- LE5: the sale submission that it was made of.
  submission_id integer unique references sell_submissions (id) on delete set null,
  constraint properties_land_area_is_measured check ((land_area is null) = (land_sq_ft is null)),
  constraint properties_pin_is_whole check (num_nulls(latitude, longitude, pin_precision) in (0, 3)),
  constraint properties_ward_has_place check (ward is null or local_level_id is not null)
);
alter table properties alter column search set statistics 1000;
create index properties_by_address on properties using gin (lower(address) gin_trgm_ops);
create index properties_by_age on properties (created_at desc, id desc) where deleted_at is null;
create index properties_by_check on properties (status, for_type, created_at desc, id desc)
  where deleted_at is null and (lalpurja_seen_on is not null or boundaries_walked_on is not null or road_measured_on is not null);
create index properties_by_district on properties (status, for_type, district_of(local_level_id), created_at desc, id desc) include (local_level_id) where deleted_at is null;
create index properties_by_english_name on properties (lower(coalesce(nullif(name, ''), ((translations -> 'np') ->> 'name'))), id)
  where deleted_at is null;
create index properties_by_featured_image1 on properties (featured_image1) where featured_image1 is not null;
create index properties_by_featured_image2 on properties (featured_image2) where featured_image2 is not null;
create index properties_by_image on properties (image) where image is not null;
create index properties_by_listing on properties (status, for_type, created_at desc, id desc) include (property_type, price, bedrooms)
  where deleted_at is null;
create index properties_by_local_level on properties (status, for_type, local_level_id, created_at desc, id desc) where deleted_at is null;
create index properties_by_map_square on properties (status, for_type, map_square) include (map_latitude, map_longitude, id, price, property_type, bedrooms) where deleted_at is null and map_square is not null;
create index properties_by_owner on properties (owner_id, created_at desc, id desc) where deleted_at is null;
create index properties_by_price on properties (status, for_type, price) where deleted_at is null;
create index properties_by_search_text on properties using gin (search_text gin_trgm_ops);
create index properties_by_size on properties (status, for_type, coalesce(land_sq_ft, area), id) where deleted_at is null;
create index properties_by_status on properties (listing_status, created_at desc, id desc) where deleted_at is null;
create index properties_by_type_and_age on properties (status, for_type, property_type, created_at desc, id desc) where deleted_at is null;
create index properties_by_type_and_price on properties (status, for_type, property_type, price) where deleted_at is null;
create index properties_by_unit_price on properties (status, for_type, ((price / greatest(coalesce(land_sq_ft, area), 1))), id)
  where deleted_at is null;
create index properties_by_words on properties using gin (search) with (fastupdate=off);
create index properties_by_worth on properties (price, id) where deleted_at is null;
create index properties_deleted on properties (deleted_at) where deleted_at is not null;
create index properties_featured on properties (created_at desc, id desc) where is_featured and status = 'active' and deleted_at is null;
create index properties_without_place on properties (id) where local_level_id is null and deleted_at is null;
create index properties_without_words on properties (id) where search is null;

create table property_features (
  property_id integer not null references properties (id) on delete cascade,
  feature_id integer not null references features (id),
  position integer not null,
  primary key (property_id, feature_id)
);
create index property_features_by_feature on property_features (feature_id);

create table property_pictures (
  property_id integer not null references properties (id) on delete cascade,
  position integer not null,
  picture text not null references pictures (key),
  primary key (property_id, position)
);
create index property_pictures_by_picture on property_pictures (picture);

-- VT5: when a property was listed for the first time. It is no value of the property, so it has a table of its own.
create table first_listings (
  property_id integer primary key references properties (id) on delete cascade,
  listed_at timestamptz not null default now()
);
create index first_listings_by_time on first_listings (listed_at);

-- LE8: listings of agents that wait for an admin, or were sent back (decision 62).
create table listing_approvals (
  property_id integer primary key references properties (id) on delete cascade,
  -- The status that the listing gets with the approval.
  requested_status text not null check (requested_status in ('active', 'reserved', 'sold', 'rented')),
  requested_by integer references accounts (id) on delete set null,
  requested_at timestamptz not null default now(),
  -- Null while it waits.
  returned_at timestamptz,
  reason text not null default ''
);
create index listing_approvals_waiting on listing_approvals (requested_at) where returned_at is null;

-- SR6: how many properties there are, and how many of them are listed. A connection always changes the same row, so that writers rarely wait
-- for each other; the sums count.
create table property_counts (
  shard smallint primary key,
  properties bigint not null,
  sale bigint not null,
  rent bigint not null
) with (fillfactor=50);

-- LE9: how many visitors saw a property on a day in Kathmandu.
create table property_views (
  property_id integer not null references properties (id) on delete cascade,
  day date not null,
  views integer not null,
  primary key (property_id, day)
);
create index property_views_by_day on property_views (day);

-- The secret of a day, and the hashes of its views, by which a visitor who returns is known. Unlogged tables reach no backup and no replica.
create unlogged table view_salts (
  day date primary key,
  salt text not null
);

create unlogged table view_hashes (
  day date not null,
  hash uuid not null,
  primary key (day, hash)
);

create table projects (
  id integer generated by default as identity primary key,
  proj_name text not null,
  location text not null,
  proj_area text not null,
  proj_type text not null,
  proj_status text not null default 'Planning',
  proj_duration text not null,
  professionals integer not null default 0 check (professionals >= 0),
  proj_budget numeric(14, 2) not null default 0 check (proj_budget >= 0),
  client_name text not null,
  start_date date,
  end_date date,
  completed_date date,
  description text not null default '',
  features text[] not null default '{}',
  challenges text[] not null default '{}',
  outcomes text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- As those of a property.
  search_text text not null generated always as (lower(proj_name || E'\n' || location || E'\n' || client_name
    || translated_lines(translations, array['proj_name', 'location', 'client_name']))) stored,
  place text not null generated always as (trim(regexp_replace(
    case when local_level_id is null then split_part(regexp_replace(location, '\s*,\s*nepal\s*$', '', 'i'), ',', -1)
      else town_of(regexp_replace(location, '\s*,\s*nepal\s*$', '', 'i'), street, translations) end,
    '-\s*[\d०-९]+\s*$', ''))) stored,
  deleted_at timestamptz,
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  local_level_id integer check (local_level_id between 1 and 9999),
  ward smallint check (ward between 1 and 99),
  street text not null default '',
  latitude double precision check (latitude between 26.3 and 30.5),
  longitude double precision check (longitude between 80.0 and 88.3),
  pin_precision text check (pin_precision in ('exact', 'approximate')),
  search tsvector,
  searched_at timestamptz,
  map_latitude double precision,
  map_longitude double precision,
  map_square integer,
  constraint projects_pin_is_whole check (num_nulls(latitude, longitude, pin_precision) in (0, 3)),
  constraint projects_ward_has_place check (ward is null or local_level_id is not null)
);
create index projects_by_age on projects (created_at desc, id desc) where deleted_at is null;
create index projects_by_location on projects using gin (lower(location) gin_trgm_ops);
create index projects_by_map_square on projects (map_square) where deleted_at is null and map_square is not null;
create index projects_by_search_text on projects using gin (search_text gin_trgm_ops);
create index projects_by_words on projects using gin (search) with (fastupdate=off);
create index projects_deleted on projects (deleted_at) where deleted_at is not null;
create index projects_without_place on projects (id) where local_level_id is null and deleted_at is null;
create index projects_without_words on projects (id) where search is null;

create table project_pictures (
  project_id integer not null references projects (id) on delete cascade,
  position integer not null,
  picture text not null unique references pictures (key),
  primary key (project_id, position)
);

-- ========== Private papers

-- LD7: the private facts of a property, encrypted as one JSON object.
create table property_papers (
  property_id integer primary key references properties (id) on delete cascade,
  sealed bytea not null,
  updated_at timestamptz not null default now()
);

-- LD7: scans of lalpurja and contracts. The file is encrypted in the media store under its key, its name and type here.
create table property_scans (
  id text primary key,
  property_id integer not null references properties (id) on delete cascade,
  key text not null unique,
  sealed bytea not null,
  added_by integer not null references accounts (id),
  added_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index property_scans_by_property on property_scans (property_id);
create index property_scans_deleted on property_scans (deleted_at) where deleted_at is not null;

-- Who looked at papers or changed them. No foreign key to the property or the scan: the record outlives both.
create table paper_views (
  id bigint generated always as identity primary key,
  property_id integer not null,
  account_id integer not null references accounts (id),
  action text not null,
  scan_id text,
  viewed_at timestamptz not null default now()
);
create index paper_views_by_property on paper_views (property_id, id desc);

-- ========== Enquiries, leads and people

-- Questions about a listing and requests to see it, also those that staff note by hand.
create table enquiries (
  id integer generated by default as identity primary key,
  kind text not null check (kind in ('enquiry', 'visit')),
  property_id integer references properties (id) on delete set null,
  name text not null,
  email text,
  phone text,
  message text not null,
  visit_on date,
  visit_time text,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- VT3: until when an answer was promised.
  promised_until timestamptz,
  -- `web` for what visitors send; the others are added by staff.
  channel text not null default 'web' check (channel in ('web', 'walk_in', 'telephone', 'other')),
  constraint enquiries_check check (email is not null or phone is not null)
);
create index enquiries_by_age on enquiries (created_at desc, id desc) where deleted_at is null;
create index enquiries_by_property on enquiries (property_id);
create index enquiries_by_words on enquiries
  using gin (lower(name || E'\n' || coalesce(email, '') || E'\n' || coalesce(phone, '') || E'\n' || message) gin_trgm_ops);
create index enquiries_deleted on enquiries (deleted_at) where deleted_at is not null;

-- LE2: a person is the end of the pointers `merged_into`. Each row has at most one number and one address.
create table people (
  id integer generated by default as identity primary key,
  name text not null default '',
  -- E.164
  phone text unique,
  -- Lower case.
  email text unique,
  merged_into integer references people (id),
  -- Staff split it from another person, so that the app does not merge it again.
  stays_apart boolean not null default false,
  created_at timestamptz not null default now(),
  -- What staff call the person, instead of what visitors wrote.
  staff_name text,
  constraint people_check check (merged_into <> id)
);
create index people_by_staff_name on people using gin (lower(staff_name) gin_trgm_ops) where staff_name is not null;
create index people_merged on people (merged_into) where merged_into is not null;

-- LE1: one row for each row that a visitor sent, with what every list and mail needs of it.
create table leads (
  id integer generated by default as identity primary key,
  kind text not null check (kind in ('message', 'submission', 'service_request', 'enquiry', 'visit')),
  source_id integer not null,
  name text not null default '',
  email text,
  phone text,
  about text not null default '',
  text text not null default '',
  property_id integer references properties (id) on delete set null,
  -- Null until the app has read the number and the address.
  person_id integer references people (id),
  status text not null default 'new' check (status in ('new', 'contacted', 'visit', 'negotiating', 'won', 'lost')),
  read_at timestamptz,
  owner_id integer references accounts (id) on delete set null,
  next_step text not null default '',
  next_step_on date,
  promised_until timestamptz,
  first_answered_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Follows the visitor's row.
  deleted_at timestamptz,
  channel text not null default 'web' check (channel in ('web', 'walk_in', 'telephone', 'other')),
  -- The language that the person speaks; null if nobody has said it.
  language text check (language in ('en', 'np')),
  added_by integer references accounts (id) on delete set null,
  constraint leads_kind_source_id_key unique (kind, source_id)
);
create index leads_by_age on leads (created_at desc, id desc) where deleted_at is null;
create index leads_by_next_step on leads (next_step_on) where deleted_at is null and status not in ('won', 'lost');
create index leads_by_owner on leads (owner_id, created_at desc, id desc) where deleted_at is null;
create index leads_by_person on leads (person_id);
create index leads_by_property on leads (property_id) where property_id is not null;
create index leads_by_status on leads (status, created_at desc, id desc) where deleted_at is null;
create index leads_by_words on leads using gin (
  lower(name || E'\n' || coalesce(email, '') || E'\n' || coalesce(phone, '') || E'\n' || about || E'\n' || next_step) gin_trgm_ops
);
create index leads_promised on leads (promised_until)
  where deleted_at is null and first_answered_at is null and status not in ('won', 'lost');
create index leads_without_person on leads (id) where person_id is null;

-- The timeline of a lead. Rows are only added.
create table lead_events (
  id integer generated by default as identity primary key,
  lead_id integer not null references leads (id) on delete cascade,
  account_id integer references accounts (id) on delete set null,
  kind text not null
    check (kind in ('note', 'call', 'whatsapp', 'viber', 'visit', 'reply', 'status', 'owner', 'next_step', 'person', 'listing', 'declined', 'reopened')),
  detail jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index lead_events_by_lead on lead_events (lead_id, id desc);

-- Which leads staff has been told of.
create table lead_notices (
  kind text not null,
  source_id integer not null,
  created_at timestamptz not null default now(),
  told_at timestamptz,
  primary key (kind, source_id)
);
create index lead_notices_untold on lead_notices (created_at) where told_at is null;

-- VT5: searches whose new results are sent by e-mail (decision 56).
create table alerts (
  id integer generated by default as identity primary key,
  listing text not null check (listing in ('sale', 'rent')),
  -- The shortest address of the filters, without the page's path.
  query text not null check (length(query) <= 2000),
  language text not null check (language in ('en', 'np')),
  email text not null check (length(email) <= 254),
  page_seed bytea not null,
  page_hash bytea not null unique,
  created_at timestamptz not null default now(),
  -- When the mail with the link was written last.
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  -- Properties that were listed until then are told, or were there before.
  told_until timestamptz not null default now(),
  mailed_at timestamptz
);
create unique index alerts_of_address on alerts (lower(email), listing, query);

-- The outbox: a job sends each row and writes here what became of it (decision 44).
create table mails (
  id integer generated by default as identity primary key,
  kind text not null check (kind in ('lead', 'leads', 'summary', 'reply', 'seller', 'account', 'alert')),
  to_address text not null,
  reply_to text,
  subject text not null,
  text text not null,
  language text not null check (language in ('en', 'np')),
  -- The same for every attempt, so that a mail that was sent twice is recognised as one.
  message_id text not null unique,
  about_lead integer,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  -- Besides the usual ones, such as List-Unsubscribe.
  headers jsonb
);
create index mails_by_age on mails (created_at);
create index mails_not_sent on mails (status, id) where status <> 'sent';
create index mails_of_alerts on mails (lower(to_address)) where kind = 'alert';

-- ========== Settings

-- ST1: the documents in which the company describes itself (decision 50). One that was never saved has no row.
create table settings (
  -- For the history, which names rows by numbers.
  id integer generated always as identity unique,
  name text primary key,
  value jsonb not null,
  -- The demo company's, until somebody changes it.
  is_demo boolean not null default false,
  updated_at timestamptz not null default now()
);

-- ST1: documents that an admin looks at on the real page before saving them.
create table settings_previews (
  token_hash bytea primary key,
  browser_hash bytea not null,
  session_id uuid not null references sessions (id) on delete cascade,
  name text not null,
  value jsonb not null,
  expires_at timestamptz not null
);
create index settings_previews_by_expiry on settings_previews (expires_at);
create index settings_previews_by_session on settings_previews (session_id);

-- ST2: figures that others set and that change with the fiscal year (decision 51).
create table rates (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('registration', 'reduction', 'loan_interest', 'dollar')),
  province smallint check (province between 1 and 7),
  -- Null for every kind of local level.
  local_level_kind text check (local_level_kind in ('metropolitan', 'sub-metropolitan', 'municipality', 'rural')),
  beneficiary text,
  -- Rupees for one dollar, else percent.
  value numeric(12, 4) not null check (value > 0),
  note jsonb not null default '{"en": "", "np": ""}',
  valid_from date not null,
  valid_until date,
  source jsonb not null,
  source_url text not null default '',
  checked_by integer references accounts (id) on delete set null,
  checked_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint rates_check check (valid_until >= valid_from),
  constraint rates_check1 check ((province is not null) = (kind in ('registration', 'reduction'))),
  constraint rates_check2 check ((beneficiary is not null) = (kind = 'reduction')),
  constraint rates_check3 check (local_level_kind is null or province is not null)
);

-- ========== Forms and limits

-- Which row a submission became, so that the same submission is stored once. Key and content are hashes.
create table sent_forms (
  key bytea primary key,
  content bytea not null,
  row_id integer,
  expires_at timestamptz not null
);
create index sent_forms_by_expiry on sent_forms (expires_at);

-- How often something was done since its window began. A subject is a keyed hash.
create table limits (
  subject bytea primary key,
  hits integer not null,
  ends_at timestamptz not null
);
create index limits_by_end on limits (ends_at);

-- ========== History

-- LE7: what changed in which row, when and by which account (decision 45). One entry for each row and transaction, with the values of the
-- changed columns. Values of a new row are those of the row itself; of a purged row nothing is kept.
create table row_history (
  id bigint generated always as identity primary key,
  table_name text not null,
  row_id integer not null,
  changed_at timestamptz not null default now(),
  -- Ids of transactions repeat in a restored copy, times within one database hardly: together they name a transaction.
  transaction_id xid8 not null default pg_current_xact_id(),
  -- Null for visitors and maintenance. No foreign key: the record outlives the account.
  account_id integer,
  action text not null check (action in ('insert', 'update', 'delete', 'restore', 'purge')),
  before jsonb not null default '{}',
  after jsonb not null default '{}'
);
create index row_history_by_account on row_history (account_id, id desc);
create index row_history_by_time on row_history using brin (changed_at);
create index row_history_by_values on row_history using gin (lower(before::text || after::text) gin_trgm_ops)
  where before <> '{}';
create unique index row_history_by_row on row_history (table_name, row_id, changed_at, transaction_id);

-- ========== What the database knows of itself

-- Which database this is. The media folder stores the same id (decision 15).
create table database_identity (
  id uuid not null default gen_random_uuid(),
  is_only boolean default true primary key check (is_only)
);

-- Has a row once the demo was seeded, so that a database that was emptied stays empty.
create table demo_seedings (
  seeded_at timestamptz not null default now(),
  has_settings boolean not null default false
);

-- ST4: which rows are the demo's.
create table demo_rows (
  table_name text not null,
  row_id integer not null,
  primary key (table_name, row_id)
);

-- Has a row once the places of old addresses were read.
create table place_readings (
  read_at timestamptz not null default now()
);

-- ========== Obsolete: migration 0061 drops these tables

-- Changes of price and status before there was a history.
create table property_changes (
  id bigint generated always as identity primary key,
  property_id integer not null references properties (id) on delete cascade,
  changed_at timestamptz not null default now(),
  field text not null check (field in ('price', 'status')),
  before text not null,
  after text not null,
  account_id integer references accounts (id) on delete set null
);
create index property_changes_by_property on property_changes (property_id, id desc);

-- Counts before there was `property_counts`.
create table tallied_searches (
  id integer generated by default as identity primary key,
  search text not null,
  location text not null,
  tallied_at timestamptz not null default now(),
  constraint tallied_searches_search_location_key unique (search, location)
);

create table property_tallies (
  search_id integer not null,
  status text not null,
  for_type text not null,
  property_type text not null,
  price_step integer not null,
  bedroom_step integer not null,
  change bigint not null
);
create index property_tallies_by_kind on property_tallies (search_id, status, for_type, property_type, price_step, bedroom_step)
  include (change);

create table property_months (
  status text not null,
  for_type text not null,
  property_type text not null,
  price_step integer not null,
  bedroom_step integer not null,
  month timestamptz not null,
  change bigint not null
);
create index property_months_by_kind on property_months (status, for_type, property_type, price_step, bedroom_step, month) include (change);

create table search_weeks (
  search_id integer not null,
  status text not null,
  for_type text not null,
  week timestamptz not null,
  change bigint not null
);
create index search_weeks_by_kind on search_weeks (search_id, status, for_type, week) include (change);

create table property_places (
  status text not null,
  for_type text not null,
  place text not null,
  change bigint not null
);
create index property_places_by_kind on property_places (status, for_type, place) include (change);

-- ========== Views

-- Which row shows a picture, and since when that row hides it.
create view picture_uses (owner, owner_id, picture, deleted_at) as
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

-- What mails to staff say about a lead.
create view lead_details as
  select leads.kind, source_id, leads.id as lead_id, nullif(leads.name, '') as name, leads.email, leads.phone, about, text,
    leads.created_at, leads.promised_until,
    first_answered_at is not null or status in ('won', 'lost') as is_answered, owner_id, leads.deleted_at,
    visit_on, visit_time
  from leads left join enquiries on leads.kind = 'visit' and enquiries.id = source_id;

-- Dropped by migration 0062.
create view lead_sources as
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

-- ========== History

-- Adds a change to the entry of this transaction. Values that are back where they were before it are dropped.
create function record_change(changed_table text, changed_row integer, new_action text, old_values jsonb, new_values jsonb)
  returns void language plpgsql as $$
declare
  entry_id bigint;
  has_changed_before boolean;
begin
  insert into row_history as entry (table_name, row_id, account_id, action, before, after)
    values (changed_table, changed_row, changing_account(), new_action, old_values, new_values)
    on conflict (table_name, row_id, changed_at, transaction_id) do update set
      action = case excluded.action when 'update' then entry.action else excluded.action end,
      before = case entry.action when 'insert' then '{}' else excluded.before || entry.before end,
      after = case entry.action when 'insert' then '{}' else entry.after || excluded.after end
    returning id, xmax <> 0 into entry_id, has_changed_before;
  if not has_changed_before then
    return;
  end if;
  update row_history as entry set before = net.before, after = net.after
    from (
      select coalesce(jsonb_object_agg(key, earlier.value), '{}') as before,
        coalesce(jsonb_object_agg(key, later.value), '{}') as after
      from row_history as entry, jsonb_each(entry.before) as earlier join jsonb_each(entry.after) as later using (key)
      where id = entry_id and earlier.value <> later.value
    ) as net
    where id = entry_id;
  delete from row_history where id = entry_id and action = 'update' and before = '{}';
end
$$;

create function record_inserted() returns trigger language plpgsql as $$
begin
  insert into row_history (table_name, row_id, account_id, action)
    select tg_table_name, id, changing_account(), 'insert' from new_rows
    -- Triggers of each row, which write its first pictures, run before this one.
    on conflict (table_name, row_id, changed_at, transaction_id) do update set action = 'insert', before = '{}', after = '{}';
  return null;
end
$$;

-- For each row: a statement's old and new rows would have to be joined. Arguments: the columns that are not recorded.
create function record_updated() returns trigger language plpgsql as $$
declare
  old_row constant jsonb := to_jsonb(old);
  new_row constant jsonb := to_jsonb(new);
  old_values jsonb;
  new_values jsonb;
  action constant text := case
    when (old_row ->> 'deleted_at' is null) = (new_row ->> 'deleted_at' is null) then 'update'
    when new_row ->> 'deleted_at' is null then 'restore'
    else 'delete'
  end;
begin
  select jsonb_object_agg(key, old_row -> key), jsonb_object_agg(key, value) into old_values, new_values
    from jsonb_each(new_row - coalesce(tg_argv, '{}')) where value is distinct from old_row -> key;
  if action <> 'update' or old_values is not null then
    perform record_change(tg_table_name, new.id, action, coalesce(old_values, '{}'), coalesce(new_values, '{}'));
  end if;
  return null;
end
$$;

-- Personal data goes with its row.
create function record_purged() returns trigger language plpgsql as $$
begin
  update row_history set before = '{}', after = '{}'
    where table_name = tg_table_name and row_id in (select id from old_rows) and before <> '{}';
  perform record_change(tg_table_name, id, 'purge', '{}', '{}') from old_rows;
  return null;
end
$$;

-- For the rows of a list that belongs to another row, such as its pictures. Arguments: the table of that row, the column with
-- its id, the column with the item, and the name under which the whole list is recorded.
create function record_list() returns trigger language plpgsql as $$
declare
  owners integer[];
begin
  -- The first list of a new row is a value of that row. This also ends early for a statement that changed nothing.
  execute format(
    'select array_agg(distinct %1$I) from %2$I as changed
     where not exists (
       select from row_history where table_name = %3$L and row_id = changed.%1$I and changed_at = now()
         and transaction_id = pg_current_xact_id() and action = ''insert''
     )',
    tg_argv[1], case when tg_op = 'INSERT' then 'new_rows' else 'old_rows' end, tg_argv[0]
  ) into owners;
  if owners is null then
    return null;
  end if;
  execute format(
    'select record_change(%1$L, owner, ''update'', jsonb_build_object(%4$L, before), jsonb_build_object(%4$L, after))
     from (
       select
         owner,
         array(
           select item from (
             select %3$I as item, position from %5$I where %2$I = owner %6$s
             %7$s
           ) as list order by position
         ) as before,
         array(select %3$I from %5$I where %2$I = owner order by position) as after
       from unnest($1) as owner
       where exists (select from %1$I where id = owner)
     ) as lists
     where before is distinct from after',
    tg_argv[0], tg_argv[1], tg_argv[2], tg_argv[3], tg_table_name,
    case when tg_op <> 'DELETE'
      then format('and (%1$I, position) not in (select %1$I, position from new_rows where %2$I = owner)', tg_argv[2], tg_argv[1])
    end,
    case when tg_op <> 'INSERT'
      then format('union all select %1$I, position from old_rows where %2$I = owner', tg_argv[2], tg_argv[1])
    end
  ) using owners;
  return null;
end
$$;

-- The description of a picture belongs to the rows that show it.
create function record_described() returns trigger language plpgsql as $$
begin
  perform record_change(owner, owner_id, 'update',
      jsonb_build_object('alt:' || new.key, old.alt), jsonb_build_object('alt:' || new.key, new.alt))
    from picture_uses where picture = new.key;
  return null;
end
$$;

-- Records every change of a table from now on, but for these columns: derived ones, and secrets.
create procedure keep_history(watched text, variadic unrecorded text[] default '{}') language plpgsql as $$
begin
  execute format(
    'create trigger record_inserted after insert on %1$I referencing new table as new_rows
       for each statement execute function record_inserted();
     create trigger record_updated after update on %1$I
       for each row when (old.* is distinct from new.*) execute function record_updated(%2$s);
     create trigger record_purged after delete on %1$I referencing old table as old_rows
       for each statement execute function record_purged()',
    watched, (select string_agg(quote_literal(name), ', ') from unnest(unrecorded) as name));
end
$$;

create procedure keep_list_history(list text, owner text, owner_column text, item_column text, name text)
  language plpgsql as $$
declare
  arguments text := format('%L, %L, %L, %L', owner, owner_column, item_column, name);
begin
  execute format(
    'create trigger record_inserted after insert on %1$I referencing new table as new_rows
       for each statement execute function record_list(%2$s);
     create trigger record_updated after update on %1$I referencing old table as old_rows new table as new_rows
       for each statement execute function record_list(%2$s);
     create trigger record_deleted after delete on %1$I referencing old table as old_rows
       for each statement execute function record_list(%2$s)',
    list, arguments);
end
$$;

create function forget_values() returns trigger language plpgsql as $$
begin
  update row_history set before = '{}', after = '{}'
    where table_name = tg_table_name and row_id in (select id from old_rows) and before <> '{}';
  return null;
end
$$;

call keep_history('properties', 'created_at', 'updated_at', 'deleted_at', 'search_text', 'place', 'search', 'searched_at',
  'map_latitude', 'map_longitude', 'map_square', 'land_sq_ft', 'status', 'previous_price', 'price_changed_at', 'image', 'featured_image1',
  'featured_image2');
call keep_history('projects', 'created_at', 'updated_at', 'deleted_at', 'search_text', 'place', 'search', 'searched_at', 'map_latitude',
  'map_longitude', 'map_square');
-- Its times follow from its step, and the seller's address is a secret.
call keep_history('sell_submissions', 'created_at', 'deleted_at', 'image', 'language', 'step_at', 'checking_at', 'published_at', 'told_step',
  'page_seed', 'page_hash');
call keep_history('service_requests', 'created_at', 'deleted_at', 'imag');
call keep_history('messages', 'created_at', 'deleted_at');
call keep_history('enquiries', 'created_at', 'deleted_at');
call keep_history('people', 'created_at');
call keep_history('features');
call keep_history('accounts', 'created_at', 'password_hash');
call keep_history('settings', 'is_demo', 'updated_at');
-- Who checked it is the account of the entry.
call keep_history('rates', 'checked_by', 'created_at', 'updated_at', 'deleted_at');
call keep_list_history('property_pictures', 'properties', 'property_id', 'picture', 'pictures');
call keep_list_history('property_features', 'properties', 'property_id', 'feature_id', 'features');
call keep_list_history('project_pictures', 'projects', 'project_id', 'picture', 'pictures');
call keep_list_history('submission_pictures', 'sell_submissions', 'submission_id', 'picture', 'pictures');
create trigger record_described after update of alt on pictures
  for each row when (old.alt is distinct from new.alt) execute function record_described();
-- A lead is inserted, deleted and restored with its visitor's row, whose history says so.
create trigger record_updated after update on leads
  for each row when (old.deleted_at is not distinct from new.deleted_at and old.* is distinct from new.*)
  execute function record_updated('person_id', 'read_at', 'updated_at', 'first_answered_at');
create trigger forget_values after delete on leads referencing old table as old_rows
  for each statement execute function forget_values();

-- ========== Change notifications

-- More than a hundred rows are sent as all rows of their kind: a payload may have 8,000 bytes at most.
create function notify_public_change(list_tag text, row_tag text, ids integer[]) returns void language plpgsql as $$
begin
  if ids is null then
    return;
  end if;
  perform pg_notify('public_change', list_tag || ' ' || case
    when cardinality(ids) > 100 then row_tag || ':*'
    else (select string_agg(row_tag || ':' || id, ' ' order by id) from unnest(ids) as id)
  end);
end
$$;

-- Arguments: the tag of the lists, the tag of one row, the column with the row's id.
create function notify_changed_rows() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  execute format(
    'select array_agg(id) from (select distinct %I as id from changed_rows limit 101) as changed', tg_argv[2]
  ) into ids;
  perform notify_public_change(tg_argv[0], tg_argv[1], ids);
  return null;
end
$$;

create function notify_truncated() returns trigger language plpgsql as $$
begin
  perform pg_notify('public_change', tg_argv[0] || ' ' || tg_argv[1] || ':*');
  return null;
end
$$;

-- A feature or a picture is shown by the rows that name it. A new one is named by no row yet, one in use can't be deleted.
create function notify_changed_features() returns trigger language plpgsql as $$
begin
  perform notify_public_change('properties', 'property', (
    select array_agg(distinct property_id) from property_features
    where feature_id in (select id from changed_rows)
  ));
  return null;
end
$$;

create function notify_changed_pictures() returns trigger language plpgsql as $$
begin
  perform notify_public_change('properties', 'property', (
    select array_agg(distinct owner_id) from picture_uses
    where owner = 'properties' and picture in (select key from changed_rows)
  ));
  perform notify_public_change('projects', 'project', (
    select array_agg(distinct owner_id) from picture_uses
    where owner = 'projects' and picture in (select key from changed_rows)
  ));
  return null;
end
$$;

-- Pages and lists show that phone, as long as the account may use the dashboard.
create function notify_changed_agents() returns trigger language plpgsql as $$
begin
  perform notify_public_change('properties', 'property', (
    select array_agg(id) from (
      select id from properties
      where deleted_at is null and owner_id in (
        select id from new_rows join old_rows using (id)
        where (new_rows.phone, new_rows.is_disabled, new_rows.is_admin, new_rows.is_agent)
          is distinct from (old_rows.phone, old_rows.is_disabled, old_rows.is_admin, old_rows.is_agent)
      )
      limit 101
    ) as shown
  ));
  return null;
end
$$;

-- The public list of features is cached, too: any change of it sends the tag `features`. Versions of the app before this
-- migration do not know the tag, and take it for a change of everything.
create function notify_features() returns trigger language plpgsql as $$
begin
  perform pg_notify('public_change', 'features');
  return null;
end
$$;

-- Every page shows a part of them. Versions of the app before this migration take the unknown tag for a change of everything.
create function notify_settings() returns trigger language plpgsql as $$
begin
  perform pg_notify('public_change', 'settings');
  return null;
end
$$;

-- Versions of the app before this migration take the unknown tag for a change of everything.
create function notify_rates() returns trigger language plpgsql as $$
begin
  perform pg_notify('public_change', 'rates');
  return null;
end
$$;

-- Open dashboards learn of changes by topic, without any data (server/platform/live). A channel of its own: the previous release
-- would drop its whole page cache for a topic that it does not know.
create function notify_office_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('office_change', tg_argv[0]);
  return null;
end
$$;

do $$
declare
  watched record;
begin
  for watched in
    select * from (values
      ('properties', 'properties', 'property', 'id'),
      ('property_features', 'properties', 'property', 'property_id'),
      ('property_pictures', 'properties', 'property', 'property_id'),
      ('projects', 'projects', 'project', 'id'),
      ('project_pictures', 'projects', 'project', 'project_id')
    ) as tables (name, list_tag, row_tag, id_column)
  loop
    execute format(
      'create trigger notify_inserted after insert on %1$I referencing new table as changed_rows
         for each statement execute function notify_changed_rows(%2$L, %3$L, %4$L);
       create trigger notify_updated after update on %1$I referencing new table as changed_rows
         for each statement execute function notify_changed_rows(%2$L, %3$L, %4$L);
       create trigger notify_replaced after update on %1$I referencing old table as changed_rows
         for each statement execute function notify_changed_rows(%2$L, %3$L, %4$L);
       create trigger notify_deleted after delete on %1$I referencing old table as changed_rows
         for each statement execute function notify_changed_rows(%2$L, %3$L, %4$L);
       create trigger notify_truncated after truncate on %1$I
         for each statement execute function notify_truncated(%2$L, %3$L)',
      watched.name, watched.list_tag, watched.row_tag, watched.id_column);
  end loop;
end
$$;
create trigger notify_updated after update on features referencing new table as changed_rows
  for each statement execute function notify_changed_features();
create trigger notify_updated after update on pictures referencing new table as changed_rows
  for each statement execute function notify_changed_pictures();
create trigger notify_agents after update on accounts referencing old table as old_rows new table as new_rows
  for each statement execute function notify_changed_agents();
create trigger notify_list after insert or update or delete or truncate on features
  for each statement execute function notify_features();
create trigger notify_list after insert or update or delete or truncate on settings
  for each statement execute function notify_settings();
create trigger notify_list after insert or update or delete or truncate on rates
  for each statement execute function notify_rates();
do $$
declare
  watched record;
begin
  for watched in
    select * from (values
      ('messages', 'messages'),
      ('sell_submissions', 'sell'),
      ('service_requests', 'service-requests'),
      ('enquiries', 'enquiries'),
      ('leads', 'leads'),
      ('lead_events', 'leads'),
      ('people', 'leads'),
      ('mails', 'mails'),
      ('listing_approvals', 'properties')
    ) as tables (name, topic)
  loop
    execute format(
      'create trigger notify_office_change after insert or update or delete or truncate on %I
         for each statement execute function notify_office_change(%L)', watched.name, watched.topic);
  end loop;
end
$$;

-- ========== Counters and derived columns

create function count_properties() returns trigger language plpgsql as $$
declare
  change record;
begin
  if tg_op = 'TRUNCATE' then
    update property_counts set properties = 0, sale = 0, rent = 0;
    return null;
  elsif tg_op = 'INSERT' then
    select count(*) as properties, count(*) filter (where status = 'active' and for_type = 'sale') as sale,
      count(*) filter (where status = 'active' and for_type = 'rent') as rent
    into change from rows_after where deleted_at is null;
  elsif tg_op = 'DELETE' then
    select -count(*) as properties, -count(*) filter (where status = 'active' and for_type = 'sale') as sale,
      -count(*) filter (where status = 'active' and for_type = 'rent') as rent
    into change from rows_before where deleted_at is null;
  else
    select coalesce(sum(n), 0) as properties, coalesce(sum(n) filter (where status = 'active' and for_type = 'sale'), 0) as sale,
      coalesce(sum(n) filter (where status = 'active' and for_type = 'rent'), 0) as rent
    into change from (
      select 1 as n, status, for_type, deleted_at from rows_after
      union all
      select -1, status, for_type, deleted_at from rows_before
    ) as changes where deleted_at is null;
  end if;
  if change.properties <> 0 or change.sale <> 0 or change.rent <> 0 then
    update property_counts set
      properties = properties + change.properties, sale = sale + change.sale, rent = rent + change.rent
    where shard = pg_backend_pid() % 16;
  end if;
  return null;
end
$$;

-- Whichever release writes the status.
create function note_first_listing() returns trigger language plpgsql as $$
begin
  insert into first_listings (property_id) values (new.id) on conflict do nothing;
  return null;
end
$$;

-- Repeats publicLocation (domain/places/pin.ts), also for what the previous release writes. The number of a square of
-- 8.5 / 32,768 degrees has the bits of its column and row in turn: the squares in a larger square have successive numbers
-- (domain/places/map-squares.ts).
create function set_map_location() returns trigger language plpgsql as $$
declare
  cell constant double precision := 300 / 111320::double precision;
  row_latitude double precision := (floor(new.latitude / cell) + 0.5) * cell;
  row_cell double precision := cell / cos(row_latitude * pi() / 180);
  x integer;
  y integer;
begin
  if new.pin_precision = 'approximate' then
    new.map_latitude := round(row_latitude::numeric, 6);
    new.map_longitude := round(((floor(new.longitude / row_cell) + 0.5) * row_cell)::numeric, 6);
  else
    new.map_latitude := new.latitude;
    new.map_longitude := new.longitude;
  end if;
  x := floor((new.map_longitude - 79.9) / 8.5 * 32768);
  y := floor((new.map_latitude - 26.2) / 8.5 * 32768);
  x := (x | (x << 8)) & 16711935;
  x := (x | (x << 4)) & 252645135;
  x := (x | (x << 2)) & 858993459;
  x := (x | (x << 1)) & 1431655765;
  y := (y | (y << 8)) & 16711935;
  y := (y | (y << 4)) & 252645135;
  y := (y | (y << 2)) & 858993459;
  y := (y | (y << 1)) & 1431655765;
  new.map_square := x | (y << 1);
  return new;
end
$$;

create function clear_search() returns trigger language plpgsql as $$
begin
  if new.searched_at is distinct from now() then
    new.search := null;
    new.searched_at := null;
  end if;
  return new;
end
$$;

-- Features belong to the words, too: those of a property, and the names in the catalogue.
create function clear_search_of_features() returns trigger language plpgsql as $$
begin
  update properties set search = null, searched_at = null
  where id in (select property_id from changed_rows) and search is not null and searched_at is distinct from now();
  return null;
end
$$;

create function clear_search_of_feature() returns trigger language plpgsql as $$
begin
  update properties set search = null, searched_at = null
  where id in (select property_id from property_features where feature_id = new.id) and search is not null;
  return null;
end
$$;

create trigger clear_search before update of
    name, address, street, ward, local_level_id, property_type, custom_features, translations on properties
  for each row when (
    (old.name, old.address, old.street, old.ward, old.local_level_id, old.property_type, old.custom_features, old.translations)
    is distinct from
    (new.name, new.address, new.street, new.ward, new.local_level_id, new.property_type, new.custom_features, new.translations))
  execute function clear_search();
create trigger clear_search before update of proj_name, location, client_name, street, ward, local_level_id, translations on projects
  for each row when (
    (old.proj_name, old.location, old.client_name, old.street, old.ward, old.local_level_id, old.translations)
    is distinct from
    (new.proj_name, new.location, new.client_name, new.street, new.ward, new.local_level_id, new.translations))
  execute function clear_search();
create trigger clear_search_on_insert after insert on property_features referencing new table as changed_rows
  for each statement execute function clear_search_of_features();
create trigger clear_search_on_delete after delete on property_features referencing old table as changed_rows
  for each statement execute function clear_search_of_features();
create trigger clear_search after update of name, translations on features for each row
  when ((old.name, old.translations) is distinct from (new.name, new.translations))
  execute function clear_search_of_feature();
create trigger count_inserted after insert on properties referencing new table as rows_after
  for each statement execute function count_properties();
create trigger count_updated after update on properties referencing old table as rows_before new table as rows_after
  for each statement execute function count_properties();
create trigger count_deleted after delete on properties referencing old table as rows_before
  for each statement execute function count_properties();
create trigger count_truncated after truncate on properties for each statement execute function count_properties();
create trigger set_map_location before insert or update of latitude, longitude, pin_precision on properties
  for each row execute function set_map_location();
create trigger set_map_location before insert or update of latitude, longitude, pin_precision on projects
  for each row execute function set_map_location();
create trigger note_inserted_listing after insert on properties
  for each row when (new.listing_status in ('active', 'reserved')) execute function note_first_listing();
create trigger note_updated_listing after update on properties
  for each row when (new.listing_status in ('active', 'reserved') and old.listing_status not in ('active', 'reserved'))
  execute function note_first_listing();

-- ========== Leads

create function delete_lead() returns trigger language plpgsql as $$
begin
  update leads set deleted_at = new.deleted_at where kind = any(tg_argv) and source_id = new.id;
  return null;
end
$$;

create function purge_lead() returns trigger language plpgsql as $$
begin
  delete from leads where kind = any(tg_argv) and source_id = old.id;
  return null;
end
$$;

do $$
declare
  source record;
begin
  for source in
    select * from (values
      ('messages', '''message'''),
      ('sell_submissions', '''submission'''),
      ('service_requests', '''service_request'''),
      ('enquiries', '''enquiry'', ''visit''')
    ) as tables (name, kinds)
  loop
    execute format(
      'create trigger delete_lead after update of deleted_at on %1$I
         for each row when (old.deleted_at is distinct from new.deleted_at) execute function delete_lead(%2$s);
       create trigger purge_lead after delete on %1$I for each row execute function purge_lead(%2$s)',
      source.name, source.kinds);
  end loop;
end
$$;

-- ========== Jobs

-- The tables of pg-boss 12.35.0 (decision 44): `getConstructionPlans("jobs")` without its own transaction and lock. A server
-- that starts with a newer pg-boss migrates them itself. server/platform/jobs/jobs.test.ts compares them with the package.
CREATE SCHEMA IF NOT EXISTS jobs;

CREATE TYPE jobs.job_state AS ENUM (
  'created',
  'retry',
  'active',
  'completed',
  'cancelled',
  'failed'
);

CREATE FUNCTION jobs.job_now()
RETURNS timestamp with time zone AS
$$
  SELECT pg_catalog.now();
$$
LANGUAGE sql STABLE;

CREATE TABLE jobs.version (
  version int primary key,
  cron_on timestamp with time zone,
  bam_on timestamp with time zone,
  flow_on timestamp with time zone,
  reindex_on timestamp with time zone,
  monitor_backoff_on timestamp with time zone
);

CREATE TABLE jobs.queue (
  name text NOT NULL,
  policy text NOT NULL,
  retry_limit int NOT NULL,
  retry_delay int NOT NULL,
  retry_backoff bool NOT NULL,
  retry_delay_max int,
  expire_seconds int NOT NULL,
  retention_seconds int NOT NULL,
  deletion_seconds int NOT NULL,
  dead_letter text REFERENCES jobs.queue (name) CHECK (dead_letter IS DISTINCT FROM name),
  partition bool NOT NULL,
  table_name text NOT NULL,
  deferred_count int NOT NULL default 0,
  queued_count int NOT NULL default 0,
  ready_count int NOT NULL default 0,
  warning_queued int NOT NULL default 0,
  active_count int NOT NULL default 0,
  failed_count int NOT NULL default 0,
  total_count int NOT NULL default 0,
  created_delta int NOT NULL default 0,
  completed_delta int NOT NULL default 0,
  failed_delta int NOT NULL default 0,
  delta_on timestamp with time zone,
  delta_seconds int,
  ready_history int[] NOT NULL default '{}',
  heartbeat_seconds int,
  notify bool NOT NULL DEFAULT false,
  singletons_active text[],
  monitor_claim_on timestamp with time zone,
  monitor_on timestamp with time zone,
  maintain_on timestamp with time zone,
  created_on timestamp with time zone not null default now(),
  updated_on timestamp with time zone not null default now(),
  PRIMARY KEY (name)
);

CREATE TABLE jobs.schedule (
  name text REFERENCES jobs.queue ON DELETE CASCADE,
  key text not null DEFAULT '',
  kind text not null DEFAULT 'cron' CHECK (kind IN ('cron', 'rrule')),
  cron text not null,
  timezone text DEFAULT 'UTC',
  data jsonb,
  options jsonb,
  created_on timestamp with time zone not null default now(),
  updated_on timestamp with time zone not null default now(),
  last_job_id uuid,
  PRIMARY KEY (name, key)
);

CREATE TABLE jobs.subscription (
  event text not null,
  name text not null REFERENCES jobs.queue ON DELETE CASCADE,
  created_on timestamp with time zone not null default now(),
  updated_on timestamp with time zone not null default now(),
  PRIMARY KEY(event, name)
);

CREATE TABLE jobs.bam (
  id uuid PRIMARY KEY default gen_random_uuid(),
  name text NOT NULL,
  version int NOT NULL,
  status text NOT NULL DEFAULT 'pending',
  queue text,
  table_name text NOT NULL,
  command text NOT NULL,
  error text,
  created_on timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  started_on timestamp with time zone,
  completed_on timestamp with time zone
);

CREATE FUNCTION jobs.job_table_format(command text, table_name text)
RETURNS text AS
$$
  SELECT format(
    regexp_replace(
      regexp_replace(command, '\.job\y', '.%1$I', 'g'),
      '\yjob_i(\d+)', '%1$s_i\1', 'g'
    ),
    table_name
  );
$$
LANGUAGE sql IMMUTABLE;

CREATE FUNCTION jobs.job_table_run(command text, tbl_name text DEFAULT NULL, queue_name text DEFAULT NULL)
RETURNS VOID AS
$$
DECLARE
  tbl RECORD;
BEGIN
  IF queue_name IS NOT NULL THEN
    SELECT table_name INTO tbl_name FROM jobs.queue WHERE name = queue_name;
  END IF;

  IF tbl_name IS NOT NULL THEN
    EXECUTE jobs.job_table_format(command, tbl_name);
    RETURN;
  END IF;

  EXECUTE jobs.job_table_format(command, 'job_common');

  FOR tbl IN SELECT table_name FROM jobs.queue WHERE partition = true
  LOOP
    EXECUTE jobs.job_table_format(command, tbl.table_name);
  END LOOP;
END;
$$
LANGUAGE plpgsql;

CREATE FUNCTION jobs.job_table_run_async(command_name text, version int, command text, tbl_name text DEFAULT NULL, queue_name text DEFAULT NULL)
RETURNS VOID AS
$$
BEGIN
  IF queue_name IS NOT NULL THEN
    SELECT table_name INTO tbl_name FROM jobs.queue WHERE name = queue_name;
  END IF;

  IF tbl_name IS NOT NULL THEN
    INSERT INTO jobs.bam (name, version, status, queue, table_name, command)
    VALUES (
      command_name,
      version,
      'pending',
      queue_name,
      tbl_name,
      jobs.job_table_format(command, tbl_name)
    );
    RETURN;
  END IF;

  INSERT INTO jobs.bam (name, version, status, queue, table_name, command)
  SELECT
    command_name,
    version,
    'pending',
    NULL,
    'job_common',
    jobs.job_table_format(command, 'job_common')
  UNION ALL
  SELECT
    command_name,
    version,
    'pending',
    queue.name,
    queue.table_name,
    jobs.job_table_format(command, queue.table_name)
  FROM jobs.queue
  WHERE partition = true;
END;
$$
LANGUAGE plpgsql;

CREATE TABLE jobs.job (
  id uuid not null default gen_random_uuid(),
  name text not null,
  priority integer not null default(0),
  data jsonb,
  state jobs.job_state not null default 'created',
  retry_limit integer not null default 2,
  retry_count integer not null default 0,
  retry_delay integer not null default 0,
  retry_backoff boolean not null default false,
  retry_delay_max integer,
  expire_seconds int not null default 900,
  deletion_seconds int not null default 604800,
  singleton_key text,
  singleton_on timestamp without time zone,
  group_id text,
  group_tier text,
  start_after timestamp with time zone not null default now(),
  created_on timestamp with time zone not null default now(),
  started_on timestamp with time zone,
  completed_on timestamp with time zone,
  keep_until timestamp with time zone NOT NULL default now() + interval '1209600',
  output jsonb,
  dead_letter text,
  policy text,
  heartbeat_on timestamp with time zone,
  heartbeat_seconds int,
  blocked boolean not null default false,
  blocking boolean not null default false,
  pending_dependencies int not null default 0,
  source_name text,
  source_id uuid,
  source_created_on timestamp with time zone,
  source_retry_count int,
  source_output jsonb,
  source_root_id uuid
) PARTITION BY LIST (name);
ALTER TABLE jobs.job ADD PRIMARY KEY (name, id);

CREATE TABLE jobs.job_common (LIKE jobs.job INCLUDING GENERATED INCLUDING DEFAULTS);

SELECT jobs.job_table_run($cmd$ALTER TABLE jobs.job ADD PRIMARY KEY (name, id)$cmd$, 'job_common');
SELECT jobs.job_table_run($cmd$ALTER TABLE jobs.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES jobs.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, 'job_common');
SELECT jobs.job_table_run($cmd$ALTER TABLE jobs.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES jobs.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, 'job_common');
SELECT jobs.job_table_run($cmd$CREATE UNIQUE INDEX job_i1 ON jobs.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, 'job_common');
SELECT jobs.job_table_run($cmd$CREATE UNIQUE INDEX job_i2 ON jobs.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, 'job_common');
SELECT jobs.job_table_run($cmd$CREATE UNIQUE INDEX job_i3 ON jobs.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, 'job_common');
SELECT jobs.job_table_run($cmd$CREATE UNIQUE INDEX job_i6 ON jobs.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, 'job_common');
SELECT jobs.job_table_run($cmd$CREATE UNIQUE INDEX job_i8 ON jobs.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, 'job_common');
SELECT jobs.job_table_run($cmd$CREATE INDEX job_i10 ON jobs.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, 'job_common');
SELECT jobs.job_table_run($cmd$ALTER TABLE jobs.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, 'job_common');
SELECT jobs.job_table_run($cmd$CREATE UNIQUE INDEX job_i4 ON jobs.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, 'job_common');
SELECT jobs.job_table_run($cmd$CREATE INDEX job_i11 ON jobs.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, 'job_common');
SELECT jobs.job_table_run($cmd$CREATE INDEX job_i7 ON jobs.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, 'job_common');
SELECT jobs.job_table_run($cmd$CREATE INDEX job_i9 ON jobs.job (name, id) WHERE blocking AND state = 'completed'$cmd$, 'job_common');
SELECT jobs.job_table_run($cmd$CREATE INDEX job_i12 ON jobs.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, 'job_common');

ALTER TABLE jobs.job ATTACH PARTITION jobs.job_common DEFAULT;

CREATE TABLE jobs.warning (
  id uuid PRIMARY KEY default gen_random_uuid(),
  type text NOT NULL,
  message text NOT NULL,
  data jsonb,
  created_on timestamp with time zone NOT NULL DEFAULT now()
);
CREATE INDEX warning_i1 ON jobs.warning (created_on DESC);

CREATE TABLE jobs.queue_stats (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  name text NOT NULL,
  deferred_count int NOT NULL DEFAULT 0,
  queued_count   int NOT NULL DEFAULT 0,
  ready_count    int NOT NULL DEFAULT 0,
  active_count   int NOT NULL DEFAULT 0,
  failed_count   int NOT NULL DEFAULT 0,
  total_count    int NOT NULL DEFAULT 0,
  created_delta   int,
  completed_delta int,
  failed_delta    int,
  delta_seconds   int,
  delta_on        timestamptz,
  captured_on timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (id, captured_on)
) PARTITION BY RANGE (captured_on);
CREATE INDEX queue_stats_i1 ON jobs.queue_stats (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);

DO $$
DECLARE
  d date;
  i int;
  part_name text;
BEGIN
  FOR i IN 0..1 LOOP
    d := (jobs.job_now() AT TIME ZONE 'UTC')::date + i;
    part_name := 'queue_stats_' || to_char(d, 'YYYYMMDD');
    IF NOT EXISTS (
      SELECT 1 FROM pg_class c
      JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname = 'jobs' AND c.relname = part_name
    ) THEN
      EXECUTE format(
        'CREATE TABLE jobs.%I PARTITION OF jobs.queue_stats FOR VALUES FROM (%L) TO (%L)',
        part_name,
        to_char(d, 'YYYY-MM-DD') || ' 00:00:00+00',
        to_char(d + 1, 'YYYY-MM-DD') || ' 00:00:00+00'
      );
    END IF;
  END LOOP;
END;
$$;

CREATE TABLE jobs.job_dependency (
  child_name text NOT NULL,
  child_id uuid NOT NULL,
  parent_name text NOT NULL,
  parent_id uuid NOT NULL,
  PRIMARY KEY (child_name, child_id, parent_name, parent_id)
);
CREATE INDEX IF NOT EXISTS job_dep_parent_idx ON jobs.job_dependency (parent_name, parent_id);

CREATE FUNCTION jobs.create_queue(queue_name text, options jsonb)
RETURNS VOID AS
$$
DECLARE
  tablename varchar := CASE WHEN options->>'partition' = 'true'
                        THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                        ELSE 'job_common'
                        END;
  queue_created_on timestamptz;
BEGIN

  WITH q as (
    INSERT INTO jobs.queue (
      name,
      policy,
      retry_limit,
      retry_delay,
      retry_backoff,
      retry_delay_max,
      expire_seconds,
      retention_seconds,
      deletion_seconds,
      warning_queued,
      dead_letter,
      partition,
      table_name,
      heartbeat_seconds,
      notify,
      created_on,
      updated_on
    )
    VALUES (
      queue_name,
      options->>'policy',
      COALESCE((options->>'retryLimit')::int, 2),
      COALESCE((options->>'retryDelay')::int, 0),
      COALESCE((options->>'retryBackoff')::bool, false),
      (options->>'retryDelayMax')::int,
      COALESCE((options->>'expireInSeconds')::int, 900),
      COALESCE((options->>'retentionSeconds')::int, 1209600),
      COALESCE((options->>'deleteAfterSeconds')::int, 604800),
      COALESCE((options->>'warningQueueSize')::int, 0),
      options->>'deadLetter',
      COALESCE((options->>'partition')::bool, false),
      tablename,
      (options->>'heartbeatSeconds')::int,
      COALESCE((options->>'notify')::bool, false),
      jobs.job_now(),
      jobs.job_now()
    )
    ON CONFLICT DO NOTHING
    RETURNING created_on
  )
  SELECT created_on into queue_created_on from q;

  IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
    RETURN;
  END IF;

  EXECUTE format('CREATE TABLE jobs.%I (LIKE jobs.job INCLUDING DEFAULTS)', tablename);

  EXECUTE jobs.job_table_format($cmd$ALTER TABLE jobs.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
  EXECUTE jobs.job_table_format($cmd$ALTER TABLE jobs.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES jobs.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
  EXECUTE jobs.job_table_format($cmd$ALTER TABLE jobs.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES jobs.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

  EXECUTE jobs.job_table_format($cmd$CREATE INDEX job_i11 ON jobs.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
  EXECUTE jobs.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON jobs.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
  EXECUTE jobs.job_table_format($cmd$CREATE INDEX job_i7 ON jobs.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
  EXECUTE jobs.job_table_format($cmd$CREATE INDEX job_i9 ON jobs.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);
  EXECUTE jobs.job_table_format($cmd$CREATE INDEX job_i12 ON jobs.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, tablename);

  IF options->>'policy' = 'short' THEN
    EXECUTE jobs.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON jobs.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
  ELSIF options->>'policy' = 'singleton' THEN
    EXECUTE jobs.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON jobs.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
  ELSIF options->>'policy' = 'stately' THEN
    EXECUTE jobs.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON jobs.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
  ELSIF options->>'policy' = 'exclusive' THEN
    EXECUTE jobs.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON jobs.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
  ELSIF options->>'policy' = 'key_strict_fifo' THEN
    EXECUTE jobs.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON jobs.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
    EXECUTE jobs.job_table_format($cmd$CREATE INDEX job_i10 ON jobs.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
    EXECUTE jobs.job_table_format($cmd$ALTER TABLE jobs.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
  END IF;

  EXECUTE format('ALTER TABLE jobs.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
  EXECUTE format('ALTER TABLE jobs.job ATTACH PARTITION jobs.%I FOR VALUES IN (%L)', tablename, queue_name);
END;
$$
LANGUAGE plpgsql;

CREATE FUNCTION jobs.delete_queue(queue_name text)
RETURNS VOID AS
$$
DECLARE
  v_table varchar;
  v_partition bool;
BEGIN

  SELECT table_name, partition
  FROM jobs.queue
  WHERE name = queue_name
  INTO v_table, v_partition;

  IF v_partition THEN
    EXECUTE format('DROP TABLE IF EXISTS jobs.%I', v_table);
  ELSE
    EXECUTE format('DELETE FROM jobs.%I WHERE name = %L', v_table, queue_name);
  END IF;

  DELETE FROM jobs.queue WHERE name = queue_name;
END;
$$
LANGUAGE plpgsql;
INSERT INTO jobs.version(version) VALUES ('43');

-- A job can be added before the first worker of this version has started, so each queue is created here; workers set its options.

select jobs.create_queue('send-mail', '{"policy": "standard"}');
select jobs.create_queue('tell-staff', '{"policy": "standard"}');
select jobs.create_queue('morning-summary', '{"policy": "standard"}');
select jobs.create_queue('tell-sellers', '{"policy": "standard"}');
select jobs.create_queue('tell-alerts', '{"policy": "standard"}');

-- ========== Obsolete: migrations 0061 to 0063 drop these functions and their triggers

-- Triggers, because the previous release writes these tables, too.
create function add_lead() returns trigger language plpgsql as $$
begin
  insert into leads (kind, source_id, name, email, phone, about, text, property_id, promised_until, created_at, deleted_at)
    select kind, source_id, name, email, phone, about, text, property_id, promised_until, created_at, deleted_at
    from lead_sources where source = tg_table_name and source_id = new.id;
  return null;
end
$$;

create function add_lead_notice() returns trigger language plpgsql as $$
begin
  insert into lead_notices (kind, source_id) values (new.kind, new.source_id) on conflict do nothing;
  return null;
end
$$;

-- Contacting the seller means that the property is being checked. A locked row is being deleted, declined or published: waiting for
-- it could block both, because deleting locks the submission before its lead.
create function follow_lead() returns trigger language plpgsql as $$
begin
  update sell_submissions set step = 'checking', step_at = now(), checking_at = now()
    where id = (
      select id from sell_submissions where id = new.source_id and step = 'received' for update skip locked
    );
  return null;
end
$$;

-- What the listing's status means for the submission that it was made of, whichever release writes it. A sold or withdrawn listing
-- was published, a draft is being checked.
create function follow_listing() returns trigger language plpgsql as $$
begin
  if new.listing_status in ('active', 'reserved', 'sold', 'rented') then
    update sell_submissions
      set step = 'published', step_at = now(), published_at = now(), checking_at = coalesce(checking_at, now()), decline_reason = ''
      where id = new.submission_id and step <> 'published';
  elsif new.listing_status = 'draft' then
    update sell_submissions
      set step = 'checking', step_at = now(), published_at = null, checking_at = coalesce(checking_at, now()), decline_reason = ''
      where id = new.submission_id and step <> 'checking';
  end if;
  return null;
end
$$;

-- A mail that was sent no longer needs the link of its invitation.
create function forget_account_mail() returns trigger language plpgsql as $$
begin
  new.text := '';
  return new;
end
$$;

-- A mail that was sent no longer needs the link of the alert's page.
create function forget_alert_mail() returns trigger language plpgsql as $$
begin
  new.text := '';
  new.headers := null;
  return new;
end
$$;

-- This version writes listing_status, the previous release status.
create function sync_listing_status() returns trigger language plpgsql as $$
begin
  if new.listing_status is null
    or (tg_op = 'UPDATE' and new.listing_status = old.listing_status and new.status <> old.status) then
    new.listing_status := case new.status when 'inactive' then 'withdrawn' else 'active' end;
  end if;
  new.status := case when new.listing_status in ('active', 'reserved') then 'active' else 'inactive' end;
  return new;
end
$$;

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

-- One statement for the pictures of all new rows, instead of one for each row (migration 0030): its list would be recorded
-- by itself. Triggers run in the order of their names, so record_inserted runs before this one.
create function sync_inserted_pictures() returns trigger language plpgsql as $$
begin
  if exists (select from new_rows where coalesce(image, featured_image1, featured_image2) is not null) then
    insert into property_pictures (property_id, position, picture)
      select id, slot - 1, key
      from new_rows, unnest(array[image, featured_image1, featured_image2]) with ordinality as slots (key, slot)
      where key is not null;
  end if;
  return null;
end
$$;

create function sync_submission_pictures() returns trigger language plpgsql as $$
begin
  insert into submission_pictures (submission_id, position, picture) values (new.id, 0, new.image);
  return null;
end
$$;

-- Between which of the bands' bounds (domain/properties/price-bands.ts) a price lies; a bound belongs to what is below.
create function price_step(price numeric) returns integer immutable parallel safe language sql return
  (price > 15000)::integer + (price > 25000)::integer + (price > 35000)::integer + (price > 2000000)::integer
  + (price > 5000000)::integer + (price > 7500000)::integer + (price > 10000000)::integer;

-- Four and more are one choice.
create function bedroom_step(bedrooms integer) returns integer immutable parallel safe language sql return
  least(bedrooms, 4);

create function tally_properties() returns trigger language plpgsql as $$
declare
  more constant text := 'select 1 as change, * from rows_after where deleted_at is null';
  fewer constant text := 'select -1 as change, * from rows_before where deleted_at is null';
  changes constant text :=
    case tg_op when 'INSERT' then more when 'DELETE' then fewer else more || ' union all ' || fewer end;
  added integer;
  gathered integer := 0;
begin
  execute 'insert into property_tallies
    select tallied.id, status, for_type, property_type, price_step(price), bedroom_step(bedrooms), sum(change)
    from (' || changes || ') as changes
    join tallied_searches as tallied on search_text like tallied.search and lower(address) like tallied.location
    group by 1, 2, 3, 4, 5, 6 having sum(change) <> 0';
  get diagnostics added = row_count;
  gathered := gathered + added;
  execute 'insert into property_months
    select status, for_type, property_type, price_step(price), bedroom_step(bedrooms),
      date_trunc(''month'', created_at, ''UTC''), sum(change)
    from (' || changes || ') as changes
    group by 1, 2, 3, 4, 5, 6 having sum(change) <> 0';
  get diagnostics added = row_count;
  gathered := gathered + added;
  execute 'insert into search_weeks
    select tallied.id, status, for_type, date_trunc(''week'', created_at, ''UTC''), sum(change)
    from (' || changes || ') as changes
    join tallied_searches as tallied
      on tallied.id > 0 and search_text like tallied.search and lower(address) like tallied.location
    group by 1, 2, 3, 4 having sum(change) <> 0';
  get diagnostics added = row_count;
  gathered := gathered + added;
  execute 'insert into property_places
    select status, for_type, place, sum(change)
    from (' || changes || ') as changes
    group by 1, 2, 3 having sum(change) <> 0';
  get diagnostics added = row_count;
  gathered := gathered + added;
  -- After some three hundred notes, on average, or at once after a statement that made as many.
  if random() < gathered / 300.0 then
    perform add_up_tallies();
  end if;
  return null;
end
$$;

-- Makes one note of many. Only one writer does it at a time; notes that others are adding stay as they are.
create function add_up_tallies() returns void language plpgsql as $$
begin
  if not pg_try_advisory_xact_lock(7041594) then
    return;
  end if;
  with gone as (
    delete from property_tallies
    where (search_id, status, for_type, property_type, price_step, bedroom_step) in (
      select search_id, status, for_type, property_type, price_step, bedroom_step from property_tallies
      group by 1, 2, 3, 4, 5, 6 having count(*) > 1)
    returning *
  )
  insert into property_tallies
    select search_id, status, for_type, property_type, price_step, bedroom_step, sum(change) from gone
    group by 1, 2, 3, 4, 5, 6 having sum(change) <> 0;
  with gone as (
    delete from property_months
    where (status, for_type, property_type, price_step, bedroom_step, month) in (
      select status, for_type, property_type, price_step, bedroom_step, month from property_months
      group by 1, 2, 3, 4, 5, 6 having count(*) > 1)
    returning *
  )
  insert into property_months
    select status, for_type, property_type, price_step, bedroom_step, month, sum(change) from gone
    group by 1, 2, 3, 4, 5, 6 having sum(change) <> 0;
  with gone as (
    delete from search_weeks
    where (search_id, status, for_type, week) in (
      select search_id, status, for_type, week from search_weeks group by 1, 2, 3, 4 having count(*) > 1)
    returning *
  )
  insert into search_weeks
    select search_id, status, for_type, week, sum(change) from gone
    group by 1, 2, 3, 4 having sum(change) <> 0;
  with gone as (
    delete from property_places
    where (status, for_type, place) in (
      select status, for_type, place from property_places group by 1, 2, 3 having count(*) > 1)
    returning *
  )
  insert into property_places
    select status, for_type, place, sum(change) from gone group by 1, 2, 3 having sum(change) <> 0;
end
$$;

-- Counts everything anew: for what was there before, and for rows that came in past the triggers.
create function tally_all_properties() returns void language plpgsql as $$
begin
  lock table properties in share mode;
  delete from property_tallies;
  delete from property_months;
  delete from property_places;
  delete from search_weeks;
  insert into property_tallies
    select tallied.id, status, for_type, property_type, price_step(price), bedroom_step(bedrooms), count(*)
    from properties
    join tallied_searches as tallied on search_text like tallied.search and lower(address) like tallied.location
    where deleted_at is null
    group by 1, 2, 3, 4, 5, 6;
  insert into property_months
    select status, for_type, property_type, price_step(price), bedroom_step(bedrooms),
      date_trunc('month', created_at, 'UTC'), count(*)
    from properties where deleted_at is null
    group by 1, 2, 3, 4, 5, 6;
  insert into property_places
    select status, for_type, place, count(*) from properties where deleted_at is null group by 1, 2, 3;
  insert into search_weeks
    select tallied.id, status, for_type, date_trunc('week', created_at, 'UTC'), count(*)
    from properties
    join tallied_searches as tallied
      on tallied.id > 0 and search_text like tallied.search and lower(address) like tallied.location
    where deleted_at is null
    group by 1, 2, 3, 4;
end
$$;

create function tally_no_properties() returns trigger language plpgsql as $$
begin
  delete from property_tallies;
  delete from property_months;
  delete from property_places;
  delete from search_weeks;
  return null;
end
$$;

create trigger add_lead after insert on messages for each row execute function add_lead();
create trigger add_lead after insert on sell_submissions for each row execute function add_lead();
create trigger add_lead after insert on service_requests for each row execute function add_lead();
create trigger add_lead after insert on enquiries for each row when (new.channel = 'web') execute function add_lead();
create trigger add_lead_notice after insert on leads for each row when (new.channel = 'web') execute function add_lead_notice();
create trigger follow_listing after update on properties
  for each row when (
    new.submission_id is not null
    and (old.listing_status, old.submission_id) is distinct from (new.listing_status, new.submission_id)
  )
  execute function follow_listing();
create trigger follow_lead after update of first_answered_at on leads
  for each row when (new.kind = 'submission' and old.first_answered_at is null and new.first_answered_at is not null)
  execute function follow_lead();
create trigger forget_account_mail before update of status on mails
  for each row when (new.kind in ('account', 'seller') and new.status = 'sent') execute function forget_account_mail();
create trigger forget_alert_mail before update of status on mails
  for each row when (new.kind = 'alert' and new.status = 'sent') execute function forget_alert_mail();
create trigger sync_listing_status before insert or update of status, listing_status on properties
  for each row execute function sync_listing_status();
create trigger sync_updated_pictures after update of image, featured_image1, featured_image2 on properties for each row
  when ((old.image, old.featured_image1, old.featured_image2)
    is distinct from (new.image, new.featured_image1, new.featured_image2))
  execute function sync_property_pictures();
create trigger sync_pictures after insert on sell_submissions
  for each row when (new.image is not null) execute function sync_submission_pictures();
create trigger sync_inserted_pictures after insert on properties referencing new table as new_rows
  for each statement execute function sync_inserted_pictures();
insert into tallied_searches (id, search, location, tallied_at) values (0, '%', '%', '-infinity');

-- ========== Rows

-- The features that every installation offers.
insert into features (name, translations)
  select english, jsonb_build_object('np', jsonb_build_object('name', nepali))
  from (values
    ('Parking', 'पार्किङ'),
    ('Balcony', 'बार्दली'),
    ('Garden', 'बगैँचा'),
    ('Swimming Pool', 'पौडी पोखरी'),
    ('Gym', 'जिम'),
    ('Security', 'सुरक्षा व्यवस्था'),
    ('Elevator', 'लिफ्ट'),
    ('Air Conditioning', 'एसी')
  ) as offered (english, nepali);
insert into property_counts select shard, 0, 0, 0 from generate_series(0, 15) as shard;
insert into database_identity default values;
