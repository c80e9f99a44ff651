-- What members do on the pages of companies and people: which they opened, what that used, which searches they keep.

-- How many companies a member has opened in a month: the number of their rows in company_request, kept beside them
-- because 200,000 rows cannot be counted at every opening. Its row is also what parallel openings wait for.
create table company_request_count (
  account_id integer not null references account on delete cascade,
  month date not null check (extract(day from month) = 1),
  used integer not null check (used > 0),
  primary key (account_id, month)
);
insert into company_request_count (account_id, month, used)
select account_id, month, count(*) from company_request group by account_id, month;

-- The newest opening of each company and person by each member. Older ones are not kept: nobody asks for them.
-- A company or person that goes takes its openings along.
create table access_log (
  id bigint generated always as identity primary key,
  account_id integer not null references account on delete cascade,
  company_id integer references company on delete cascade,
  person_id integer references person on delete cascade,
  opened_at timestamptz not null,
  check (num_nonnulls(company_id, person_id) = 1),
  unique nulls not distinct (account_id, company_id, person_id)
);
create index access_log_newest on access_log (account_id, opened_at desc, id desc);
create index access_log_company on access_log (company_id) where company_id is not null;
create index access_log_person on access_log (person_id) where person_id is not null;

create table saved_search (
  id integer generated always as identity primary key,
  account_id integer not null references account on delete cascade,
  name text not null check (name <> ''),
  entity text not null check (entity in ('companies', 'companies_employees')),
  -- As the search takes them.
  indicators jsonb not null,
  created_at timestamptz not null
);
create index saved_search_account on saved_search (account_id, id desc);

-- A company's page shows its best known people first; in this order they need not be sorted, however many there are.
drop index person_company;
create index person_company on person (company_id, prominence desc, id) where company_id is not null;

-- In the order of their ids, for the same reason: a plan that walks all ties by id to find the first of one company is
-- a hundred times slower, and looks cheap to PostgreSQL.
drop index company_link_from;
drop index company_link_to;
create index company_link_from on company_link (from_company_id, id);
create index company_link_to on company_link (to_company_id, id) where to_company_id is not null;
