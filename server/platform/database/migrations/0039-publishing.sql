-- LE5: a sale submission becomes a listing or is declined, and its seller sees where it stands (decision 48).
alter table sell_submissions
  -- The language of the form; null for the previous release.
  add column language text check (language in ('en', 'np')),
  add column step text not null default 'received' check (step in ('received', 'checking', 'published', 'declined')),
  add column step_at timestamptz not null default now(),
  add column checking_at timestamptz,
  add column published_at timestamptz,
  add column decline_reason text not null default '',
  -- The step that the seller was told of last. Nobody is told of what came before this release.
  add column told_step text default 'received',
  -- The address of the seller's page is derived from the seed and a secret; its hash finds the row.
  add column page_seed bytea,
  add column page_hash bytea unique;
alter table sell_submissions alter column told_step drop default;
create index sell_submissions_untold on sell_submissions (step_at)
  where told_step is distinct from step and deleted_at is null;

alter table properties add column submission_id integer unique references sell_submissions (id) on delete set null;

-- What the listing's status means for the submission that it was made of, whichever release writes it. A sold or withdrawn listing
-- was published, a draft is being checked.
create function follow_listing() returns trigger language plpgsql as $$
begin
  if new.listing_status in ('active', 'reserved', 'sold', 'rented') then
    update sell_submissions
      set step = 'published', step_at = now(), published_at = now(), checking_at = coalesce(checking_at, now()), decline_reason = ''
      where id = new.submission_id and step <> 'published';
  elsif new.listing_status = 'draft' then
    update sell_submissions
      set step = 'checking', step_at = now(), published_at = null, checking_at = coalesce(checking_at, now()), decline_reason = ''
      where id = new.submission_id and step <> 'checking';
  end if;
  return null;
end
$$;
create trigger follow_listing after update on properties
  for each row when (
    new.submission_id is not null
    and (old.listing_status, old.submission_id) is distinct from (new.listing_status, new.submission_id)
  )
  execute function follow_listing();

-- Contacting the seller means that the property is being checked. A locked row is being deleted, declined or published: waiting for
-- it could block both, because deleting locks the submission before its lead.
create function follow_lead() returns trigger language plpgsql as $$
begin
  update sell_submissions set step = 'checking', step_at = now(), checking_at = now()
    where id = (
      select id from sell_submissions where id = new.source_id and step = 'received' for update skip locked
    );
  return null;
end
$$;
create trigger follow_lead after update of first_answered_at on leads
  for each row when (new.kind = 'submission' and old.first_answered_at is null and new.first_answered_at is not null)
  execute function follow_lead();

alter table lead_events
  drop constraint lead_events_kind_check,
  add constraint lead_events_kind_check check (kind in (
    'note', 'call', 'whatsapp', 'viber', 'visit', 'reply', 'status', 'owner', 'next_step', 'person',
    'listing', 'declined', 'reopened'));

-- Its times follow from its step, and the seller's address is a secret.
drop trigger record_updated on sell_submissions;
create trigger record_updated after update on sell_submissions
  for each row when (old.* is distinct from new.*)
  execute function record_updated('created_at', 'deleted_at', 'image', 'language', 'step_at', 'checking_at', 'published_at', 'told_step',
    'page_seed', 'page_hash');

-- What a seller has photographed is not public before its listing is. `deleted_at` says since when a row hides the picture, so that
-- the previous release moves no such picture to the public ones.
alter table pictures add column is_private_in_drafts boolean not null default false;
create or replace view picture_uses (owner, owner_id, picture, deleted_at) as
  select 'properties', property_id, picture,
      case when is_private_in_drafts and listing_status = 'draft' then coalesce(deleted_at, updated_at) else deleted_at end
    from property_pictures
      join properties on properties.id = property_id
      join pictures on pictures.key = picture
  union all
  select 'projects', project_id, picture, deleted_at
    from project_pictures join projects on projects.id = project_id
  union all
  select 'sell_submissions', submission_id, picture, deleted_at
    from submission_pictures join sell_submissions on sell_submissions.id = submission_id
  union all
  select 'service_requests', id, imag, deleted_at from service_requests where imag is not null;

-- A mail that was sent no longer needs the address of the seller's page.
drop trigger forget_account_mail on mails;
create trigger forget_account_mail before update of status on mails
  for each row when (new.kind in ('account', 'seller') and new.status = 'sent') execute function forget_account_mail();

select jobs.create_queue('tell-sellers', '{"policy": "standard"}');
