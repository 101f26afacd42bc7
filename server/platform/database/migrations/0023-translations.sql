-- The texts of a row in other languages than English, by language and column: {"np": {"name": "…"}}. The columns keep the
-- English texts, empty texts are left out (decision 0030).
alter table properties add column translations jsonb not null default '{}'
  check (jsonb_typeof(translations) = 'object');
alter table projects add column translations jsonb not null default '{}'
  check (jsonb_typeof(translations) = 'object');
alter table features add column translations jsonb not null default '{}'
  check (jsonb_typeof(translations) = 'object');

-- These texts in every language, each on a line of its own.
create function translated_lines(translations jsonb, names text[]) returns text
  immutable parallel safe language sql return (
    select coalesce(string_agg(E'\n' || (texts.value ->> name), '' order by texts.key, name), '')
    from jsonb_each(translations) as texts, unnest(names) as name
  );

-- A search finds a row by its name or address in any language.
alter table properties alter column search_text set expression as (
  lower(name || E'\n' || address || translated_lines(translations, array['name', 'address']))
);
alter table projects alter column search_text set expression as (
  lower(proj_name || E'\n' || location || E'\n' || client_name
    || translated_lines(translations, array['proj_name', 'location']))
);

-- The features of migration 0011 and those of the demo company.
update features
set translations = jsonb_build_object('np', jsonb_build_object('name', nepali.name))
from (values
  ('Parking', 'पार्किङ'),
  ('Balcony', 'बार्दली'),
  ('Garden', 'बगैँचा'),
  ('Swimming Pool', 'पौडी पोखरी'),
  ('Gym', 'जिम'),
  ('Security', 'सुरक्षा व्यवस्था'),
  ('Elevator', 'लिफ्ट'),
  ('Air Conditioning', 'एसी'),
  ('Borewell', 'बोरिङ'),
  ('Inverter Backup', 'इन्भर्टर'),
  ('Solar Water Heater', 'सोलारको तातो पानी'),
  ('Roof Terrace', 'कौसी'),
  ('Puja Room', 'पूजा कोठा'),
  ('Rainwater Tank', 'आकाशे पानीको ट्याङ्की')
) as nepali (english, name)
where features.name = nepali.english;
