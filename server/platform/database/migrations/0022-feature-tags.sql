-- The public list of features is cached, too: any change of it sends the tag `features`. Versions of the app before this
-- migration do not know the tag, and take it for a change of everything.
create function notify_features() returns trigger language plpgsql as $$
begin
  perform pg_notify('public_change', 'features');
  return null;
end
$$;

create trigger notify_list after insert or update or delete or truncate on features
  for each statement execute function notify_features();
