-- What the network of companies and people needs from the change feed: whose a mandate is, and who is likely the same as
-- whom. What is there already counts as unchanged, because the network is built from all of it first.

alter table mention add column revision bigint;
alter table mention alter column revision set default current_revision();
create index mention_revision on mention using brin (revision) with (autosummarize = on);
-- Only when it is found to be somebody else's: what it is compared by changes more often.
create trigger mention_stamp before update on mention for each row
  when (old.person_id <> new.person_id or old.company_id <> new.company_id)
  execute function stamp_revision();

alter table person_link add column revision bigint;
alter table person_link alter column revision set default current_revision();
create index person_link_revision on person_link (revision);
create trigger person_link_stamp before update on person_link for each row execute function stamp_revision();

-- Under the number of the lower person, whose links are read again then.
create function bury_links() returns trigger language plpgsql as $$
begin
  insert into tombstone (entity, entity_id) select distinct 'person_link', person_a from gone
  on conflict (entity, entity_id) do update set revision = current_revision();
  return null;
end $$;
create trigger person_link_bury after delete on person_link referencing old table as gone
  for each statement execute function bury_links();
