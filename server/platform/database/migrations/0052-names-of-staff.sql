-- LE8: what an account is called in replies and timelines; null for the user name.
alter table accounts add column display_name text;
