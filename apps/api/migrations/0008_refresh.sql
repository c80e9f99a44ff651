-- Questions to the registers that companies come from. A row is made when a member asks and tells the outcome when there
-- is one; who asked is not kept, nobody needs it.
create table refresh_run (
  id integer generated always as identity primary key,
  company_id integer not null references company on delete cascade,
  source_id smallint not null references source,
  started_at timestamptz not null,
  finished_at timestamptz,
  outcome text,
  -- Says more about the outcome than its name does.
  reason text,
  changed_fields text[] not null default '{}',
  check ((finished_at is null) = (outcome is null))
);
-- One at a time for a company and a source: whoever asks meanwhile waits for the same answer.
create unique index refresh_run_open on refresh_run (company_id, source_id) where finished_at is null;
create index refresh_run_company on refresh_run (company_id);
create index refresh_run_started on refresh_run (started_at);
