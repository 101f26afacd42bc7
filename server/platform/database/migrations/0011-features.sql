-- The eight that every installation offers; the demo company adds its own.
insert into features (name)
values
  ('Parking'),
  ('Balcony'),
  ('Garden'),
  ('Swimming Pool'),
  ('Gym'),
  ('Security'),
  ('Elevator'),
  ('Air Conditioning')
on conflict (name) do nothing;
