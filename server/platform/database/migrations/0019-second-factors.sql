-- Who must show a code of an authenticator app besides the password. The secret is encrypted; it counts once a first
-- code has shown that the app knows it. No code counts twice: the last one's step is kept.
create table second_factors (
  account_id integer primary key references accounts (id) on delete cascade,
  secret bytea not null,
  confirmed_at timestamptz,
  last_step integer not null default 0
);

-- What is left of the codes for a lost phone, as keyed hashes.
create table recovery_codes (
  account_id integer not null references second_factors (account_id) on delete cascade,
  code bytea not null,
  primary key (account_id, code)
);
