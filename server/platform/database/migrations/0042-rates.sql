-- ST2: figures that others set and that change with the fiscal year (decision 0051).
create table rates (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('registration', 'reduction', 'loan_interest', 'dollar')),
  province smallint check (province between 1 and 7),
  -- Null for every kind of local level.
  local_level_kind text check (local_level_kind in ('metropolitan', 'sub-metropolitan', 'municipality', 'rural')),
  beneficiary text,
  -- Rupees for one dollar, else percent.
  value numeric(12, 4) not null check (value > 0),
  -- Texts in both languages, as in settings.
  note jsonb not null default '{"en": "", "np": ""}',
  valid_from date not null,
  valid_until date check (valid_until >= valid_from),
  source jsonb not null,
  source_url text not null default '',
  -- Null for demo data, and for an account that is gone.
  checked_by integer references accounts (id) on delete set null,
  checked_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  check ((province is not null) = (kind in ('registration', 'reduction'))),
  check ((beneficiary is not null) = (kind = 'reduction')),
  check (local_level_kind is null or province is not null)
);

-- Who checked it is the account of the entry.
call keep_history('rates', 'checked_by', 'created_at', 'updated_at', 'deleted_at');

-- Versions of the app before this migration take the unknown tag for a change of everything.
create function notify_rates() returns trigger language plpgsql as $$
begin
  perform pg_notify('public_change', 'rates');
  return null;
end
$$;
create trigger notify_list after insert or update or delete or truncate on rates
  for each statement execute function notify_rates();
