-- ST1: what the site promises visitors is off until the company switches it on. A demo of an earlier release promised it.
insert into settings (name, value, is_demo)
  select 'promises', '{"repliesInADay": true, "checksPapers": true}', true
  where exists (select from settings where name = 'company' and is_demo)
  on conflict do nothing;
