-- CN7: looks at the papers of a job are recorded in the same table as those at a property's. No foreign key: the record outlives both.
alter table paper_views
  alter column property_id drop not null,
  add column job_id integer,
  add constraint paper_views_owner_check check (num_nonnulls(property_id, job_id) = 1);
create index paper_views_by_job on paper_views (job_id, id desc) where job_id is not null;

-- CN5: the name of the account at the time, for staff. It is empty for entries of earlier versions.
alter table diary_entries add column author text not null default '';

-- CN4: a change of a stage is one of its job, under the name "stage" and its id. Reordering changes no stage.
create function record_stage() returns trigger language plpgsql as $$
declare
  held constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  written constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  job constant integer := (coalesce(written, held) ->> 'job_id')::integer;
  stage constant text := 'stage ' || (coalesce(written, held) ->> 'id');
  unrecorded constant text[] := '{id,job_id,position}';
begin
  -- A job that is deleted takes its stages with it.
  if held - unrecorded is distinct from written - unrecorded and exists (select from jobs where id = job) then
    perform record_change('jobs', job, 'update',
      jsonb_build_object(stage, held - unrecorded), jsonb_build_object(stage, written - unrecorded));
  end if;
  return null;
end
$$;
create trigger record_stage after insert or update or delete on job_stages
  for each row execute function record_stage();
