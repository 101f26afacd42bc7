-- Which row a sending of a form became, so that the same sending never makes a second one. Both are hashes: the key's
-- with the form it belongs to, and the content's with every picture.
create table sent_forms (
  key bytea primary key,
  content bytea not null,
  row_id integer,
  expires_at timestamptz not null
);

create index sent_forms_by_expiry on sent_forms (expires_at);
