-- An applied extract can be taken back: the company is set to what it was before its first extract, and what was stated
-- since then, without that extract, is merged again.

-- The rows of a company as they were before the first extract that still holds, by table.
create table company_before_extract (
  company_id integer primary key references company on delete cascade,
  content jsonb not null
);

-- What was stated of such a company since, in the order in which it was merged: an extract, or the rows of one batch of
-- an import as they were staged.
create table statement_since_extract (
  id bigint generated always as identity primary key,
  company_id integer not null references company_before_extract on delete cascade,
  extract_id integer unique references extract_upload on delete cascade,
  content jsonb not null,
  merged_at timestamptz not null default now()
);
create index statement_since_extract_company on statement_since_extract (company_id, id);

alter table extract_upload
  drop constraint extract_upload_state_check,
  add constraint extract_upload_state_check
    check (state in ('waiting', 'accepted', 'applied', 'refused', 'taken_back')),
  -- When an operator took it back, and when what it stated was gone.
  add column taken_back_at timestamptz,
  add column undone_at timestamptz,
  add check ((state = 'taken_back') = (taken_back_at is not null)),
  add check (undone_at is null or taken_back_at is not null);

-- What was taken back may be brought again; then it waits for an operator.
drop index extract_upload_file;
create unique index extract_upload_file on extract_upload (company_id, sha256) where state not in ('refused', 'taken_back');
