-- LE8: names that differ in case or width only are the same name. Accounts that exist already keep theirs: their twins are numbered,
-- so that both can still log in, and only new names must differ.
alter table accounts add column name_twin integer not null default 0;
update accounts set name_twin = twins.number
  from (select id, row_number() over (partition by lower(normalize(username, nfkc)) order by id) - 1 as number from accounts) as twins
  where twins.id = accounts.id and twins.number > 0;
create unique index accounts_by_folded_name on accounts (lower(normalize(username, nfkc)), name_twin);

-- An invitation can be sent again: the newest of each name stays.
delete from invitations as older using invitations as newer
  where lower(normalize(older.username, nfkc)) = lower(normalize(newer.username, nfkc)) and older.id < newer.id;
create unique index invitations_by_folded_name on invitations (lower(normalize(username, nfkc)));
