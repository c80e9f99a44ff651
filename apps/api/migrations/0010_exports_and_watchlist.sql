-- What members take along, and what they keep an eye on.

-- Every row is one export of the quota. It is made when the export begins and taken away where that fails on our side,
-- so that counting rows is counting exports.
alter table data_export
  add column subject text not null default 'companies'
    check (subject in ('companies', 'companies_employees', 'contacts', 'company')),
  add column format text not null default 'csv' check (format in ('csv', 'xlsx', 'json', 'vcard')),
  -- Of a search, as the search takes them.
  add column indicators jsonb,
  add column company_id integer references company on delete set null,
  -- How many rows were sent; empty while it runs.
  add column row_count integer check (row_count >= 0),
  add column finished_at timestamptz,
  -- Whether the last row was reached; false where the member broke off.
  add column is_complete boolean,
  add check ((finished_at is null) = (row_count is null) and (finished_at is null) = (is_complete is null));
alter table data_export alter column subject drop default, alter column format drop default;
create index data_export_company on data_export (company_id) where company_id is not null;
create index data_export_unfinished on data_export (exported_at) where finished_at is null;

-- A company or person that goes takes its watches along.
create table watch (
  id bigint generated always as identity primary key,
  account_id integer not null references account on delete cascade,
  company_id integer references company on delete cascade,
  person_id integer references person on delete cascade,
  watched_at timestamptz not null,
  -- Up to which change record of the company or person the member has seen, and the daily mail has told. What changes one
  -- company or person waits for each other, so that among its own records a larger number is a later change.
  seen_change_id bigint not null,
  mailed_change_id bigint not null,
  check (num_nonnulls(company_id, person_id) = 1),
  unique nulls not distinct (account_id, company_id, person_id)
);
create index watch_company on watch (company_id) where company_id is not null;
create index watch_person on watch (person_id) where person_id is not null;

-- Who wants the daily mail.
create table watch_mail (
  account_id integer primary key references account on delete cascade,
  wanted_since timestamptz not null,
  -- The day for which it was last looked whether there is something to tell.
  looked_on date,
  -- Stands in every such mail. All it can do is end them, so it is kept as it is.
  unsubscribe_token text not null unique
);
