-- The town of a row, for the location selects. The address of a row with a local level is "[street, ]town[-ward][, district]", and
-- a street of another language stands in for a missing one (domain/places/composed-texts.ts). Any other address ends in its town: rows
-- without a local level, and those whose address the previous version has replaced.
create function town_of(address text, local_level_id integer, street text, translations jsonb) returns text
  immutable parallel safe language sql return (
    select trim(regexp_replace(
      case
        when local_level_id is not null and place ~ '^[^,]+(, [^,]+)?$' then split_part(place, ',', 1)
        else split_part(regexp_replace(address, '\s*,\s*nepal\s*$', '', 'i'), ',', -1)
      end,
      '-\s*\d+\s*$', ''))
    from (
      select substr(address, length(coalesce(max(trim(line) || ', '), '')) + 1) as place
      from unnest(array[street] || string_to_array(translated_lines(translations, array['street']), E'\n')) as line
      where trim(line) <> '' and starts_with(address, trim(line) || ', ')
    ) as without_street
  );

alter table properties alter column place set expression as (town_of(address, local_level_id, street, translations));
alter table projects alter column place set expression as (town_of(location, local_level_id, street, translations));
-- A new expression fires no triggers.
select tally_all_properties();
