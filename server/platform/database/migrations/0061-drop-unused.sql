-- What no code of this release or of the one before reads (decision 64).

-- Tallies: property_counts has replaced them (decision 42).
drop table property_tallies, property_months, property_places, search_weeks, tallied_searches;
drop function tally_properties, tally_all_properties, tally_no_properties, add_up_tallies, price_step, bedroom_step;

-- row_history has its rows (decision 45).
drop table property_changes;

-- The app writes the lists of pictures. The first picture of a submission is in its list only.
drop trigger sync_inserted_pictures on properties;
drop trigger sync_updated_pictures on properties;
drop trigger sync_pictures on sell_submissions;
drop function sync_inserted_pictures, sync_property_pictures, sync_submission_pictures;
drop trigger record_updated on sell_submissions;
alter table sell_submissions drop column image;
create trigger record_updated after update on sell_submissions
  for each row when (old.* is distinct from new.*)
  execute function record_updated('created_at', 'deleted_at', 'language', 'step_at', 'checking_at', 'published_at', 'told_step', 'page_seed',
    'page_hash');

-- An index of the folded name is unique, too, and every search for an invitation reads that.
drop index invitations_by_username;
