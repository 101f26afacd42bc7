-- Says after the commit that something public pages show has changed, to every copy of the app that listens.
create function tell_public_change() returns trigger language plpgsql as $$
begin
  notify public_change;
  return null;
end
$$;

create trigger tell_public_change after insert or update or delete or truncate on properties
  for each statement execute function tell_public_change();
create trigger tell_public_change after insert or update or delete or truncate on property_features
  for each statement execute function tell_public_change();
create trigger tell_public_change after insert or update or delete or truncate on projects
  for each statement execute function tell_public_change();
create trigger tell_public_change after insert or update or delete or truncate on project_pictures
  for each statement execute function tell_public_change();
-- A new feature or picture is shown only once one of the rows above names it; visitors send pictures too.
create trigger tell_public_change after update or delete on features
  for each statement execute function tell_public_change();
create trigger tell_public_change after update on pictures
  for each statement execute function tell_public_change();
