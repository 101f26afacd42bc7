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

-- The town, for the location selects, without the country and the ward.
alter table properties alter column place set expression as (
  trim(regexp_replace(
    case when local_level_id is null then split_part(regexp_replace(address, '\s*,\s*nepal\s*$', '', 'i'), ',', -1)
      else town_of(regexp_replace(address, '\s*,\s*nepal\s*$', '', 'i'), street, translations) end,
    '-\s*[\d०-९]+\s*$', ''))
);
alter table projects alter column place set expression as (
  trim(regexp_replace(
    case when local_level_id is null then split_part(regexp_replace(location, '\s*,\s*nepal\s*$', '', 'i'), ',', -1)
      else town_of(regexp_replace(location, '\s*,\s*nepal\s*$', '', 'i'), street, translations) end,
    '-\s*[\d०-९]+\s*$', ''))
);
-- A new expression fires no triggers.
select tally_all_properties();

-- The client's name is translated, too.
alter table projects alter column search_text set expression as (
  lower(proj_name || E'\n' || location || E'\n' || client_name
    || translated_lines(translations, array['proj_name', 'location', 'client_name']))
);

-- Staff sort by the name that they see (server/platform/database/translated-texts.ts). The previous version uses properties_by_name.
create index properties_by_english_name on properties
  (lower(coalesce(nullif(name, ''), translations -> 'np' ->> 'name')), id) where deleted_at is null;
