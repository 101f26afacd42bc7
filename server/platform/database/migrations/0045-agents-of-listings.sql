-- VT2: the phone of an account is shown to visitors on the listings that it owns (decision 0058).
alter table accounts add column phone text;

-- Pages and lists show that phone, as long as the account may use the dashboard.
create function notify_changed_agents() returns trigger language plpgsql as $$
begin
  perform notify_public_change('properties', 'property', (
    select array_agg(id) from (
      select id from properties
      where deleted_at is null and owner_id in (
        select id from new_rows join old_rows using (id)
        where (new_rows.phone, new_rows.is_disabled, new_rows.is_admin, new_rows.is_agent)
          is distinct from (old_rows.phone, old_rows.is_disabled, old_rows.is_admin, old_rows.is_agent)
      )
      limit 101
    ) as shown
  ));
  return null;
end
$$;
create trigger notify_agents after update on accounts referencing old table as old_rows new table as new_rows
  for each statement execute function notify_changed_agents();
