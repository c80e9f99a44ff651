-- Which companies are to be deleted: few among millions of events.
create index event_deletion_announced on event (company_id) where kind = 'deletion_announced';

-- A notice of deletion and what became of it are part of a company's search entry.
create function touch_noticed_company() returns trigger language plpgsql as $$
begin
  update company set revision = current_revision()
  where id in (select company_id from added where kind in ('deletion_announced', 'continued', 'deleted'))
    and revision <> current_revision();
  return null;
end $$;
create trigger event_touch_company after insert on event referencing new table as added
  for each statement execute function touch_noticed_company();
