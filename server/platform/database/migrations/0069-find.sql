-- DY3: people are found by words in both scripts and by the beginning of a number, as listings are (SR1).
alter table people add column search tsvector;
alter table people alter column search set statistics 1000;
alter table people add column searched_at timestamptz;
create index people_by_words on people using gin (search) with (fastupdate = off);
create index people_without_words on people (id) where search is null;

-- Rows that the previous release or SQL by hand changes are read again.
create trigger clear_search before update of name, staff_name, phone, email on people
  for each row when ((old.name, old.staff_name, old.phone, old.email) is distinct from (new.name, new.staff_name, new.phone, new.email))
  execute function clear_search();

-- The words say nothing that the other columns do not.
drop trigger record_updated on people;
create trigger record_updated after update on people
  for each row when (old.* is distinct from new.*) execute function record_updated('created_at', 'search', 'searched_at');

-- DY3: what a lead is about and its next step, word by word. The trigrams of `leads_by_words` know no Devanagari.
alter table leads add column words tsvector generated always as (
  array_to_tsvector(array_remove(regexp_split_to_array(lower(left(about, 500) || ' ' || next_step), '[^[:alnum:]ऀ-ॿ]+'), ''))
) stored;
create index leads_by_text_words on leads using gin (words) with (fastupdate = off) where deleted_at is null;

drop trigger record_updated on leads;
create trigger record_updated after update on leads
  for each row when (old.deleted_at is not distinct from new.deleted_at and old.* is distinct from new.*)
  execute function record_updated('person_id', 'read_at', 'updated_at', 'first_answered_at', 'words');

-- Whom an agent may find, without reading the leads themselves.
create index leads_by_owner_and_person on leads (owner_id, person_id) where deleted_at is null;
