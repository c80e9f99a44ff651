-- Imports: what was read from a file waits in the staging tables until the whole file has been read, and is then merged
-- batch by batch. A file that turns out to be broken has changed nothing.

create table import_run (
  id integer generated always as identity primary key,
  source_id smallint not null references source,
  file_name text not null,
  -- Recognises the same file when an interrupted import is started again.
  file_fingerprint text not null,
  state text not null check (state in ('staging', 'merging', 'done')),
  staged_count integer not null default 0,
  merged_count integer not null default 0,
  inserted_count integer not null default 0,
  updated_count integer not null default 0,
  unchanged_count integer not null default 0,
  unplaced_count integer not null default 0,
  started_at timestamptz not null default now(),
  finished_at timestamptz
);

-- The staging tables have the columns of the tables they feed, and the place of the record in its file. They are
-- unlogged: after a crash of the database they are empty, and the file is read again.
create unlogged table staged_company (like company);
alter table staged_company
  drop column id, drop column industry_id, drop column prominence, drop column fetched_at, drop column licence,
  drop column value_sources, drop column created_at, drop column updated_at, drop column revision,
  add column run_id integer not null,
  add column ordinal integer not null,
  add column source_key text not null,
  add column content_hash bytea not null,
  add column match_keys uuid[] not null,
  add column filled_count smallint not null,
  add column industry text,
  add primary key (run_id, ordinal);

create unlogged table staged_former_name (run_id integer not null, ordinal integer not null, name text not null);

create unlogged table staged_representative (like representative);
alter table staged_representative
  drop column id, drop column company_id, drop column source_id,
  add column run_id integer not null, add column ordinal integer not null;

create unlogged table staged_link (like company_link);
alter table staged_link
  drop column id, drop column from_company_id, drop column to_company_id, drop column source_id,
  add column run_id integer not null, add column ordinal integer not null;

create unlogged table staged_report (like financial_report);
alter table staged_report
  drop column id, drop column company_id, drop column source_id,
  add column run_id integer not null, add column ordinal integer not null;

create unlogged table staged_domain (like domain_info);
alter table staged_domain
  drop column company_id,
  add column run_id integer not null, add column ordinal integer not null;

create unlogged table staged_person (like person);
alter table staged_person
  drop column id, drop column company_id, drop column prominence, drop column fetched_at, drop column licence,
  drop column created_at, drop column updated_at, drop column revision,
  add column run_id integer not null,
  add column ordinal integer not null,
  add column company_key text,
  add column filled_count smallint not null,
  add primary key (run_id, ordinal);

create unlogged table staged_experience (like person_experience);
alter table staged_experience
  drop column person_id, drop column company_id,
  add column run_id integer not null, add column ordinal integer not null, add column company_key text;

create unlogged table staged_education (like person_education);
alter table staged_education
  drop column person_id,
  add column run_id integer not null, add column ordinal integer not null;

create unlogged table staged_skill (like person_skill);
alter table staged_skill
  drop column person_id,
  add column run_id integer not null, add column ordinal integer not null;

-- What a file says about a company that it does not describe itself: accounts, a tie, a security.
create unlogged table staged_statement (
  run_id integer not null,
  ordinal integer not null,
  source_id smallint not null,
  -- Key of the company in company_key.
  company_key uuid not null,
  stock_symbol text,
  primary key (run_id, ordinal)
);

do $$
declare
  part text;
begin
  foreach part in array array['former_name', 'representative', 'link', 'report', 'domain', 'experience', 'education',
    'skill'] loop
    execute format('create index on staged_%s (run_id, ordinal)', part);
  end loop;
end $$;

-- Completeness and size in one number, 0 to 1000. The weights only have to order companies sensibly: logarithms, so that
-- a giant does not drown everybody else, and caps, so that a long list does not stand in for size.
create function company_prominence(
  filled integer, reports integer, representatives integer, people integer, total_assets numeric, employees numeric
) returns smallint language sql immutable parallel safe as $$
  select least(1000, filled * 10 + least(reports, 6) * 10 + least(representatives, 5) * 6 + least(people, 10) * 6
    + (ln(1 + greatest(coalesce(total_assets, 0), 0)::double precision) * 14)::integer
    + (ln(1 + greatest(coalesce(employees, 0), 0)::double precision) * 20)::integer)::smallint
$$;

-- Full lists of postcodes and places that an operator imports, beside those that come with the program.
create table place (
  id integer generated always as identity primary key,
  country char(2) not null,
  postcode text,
  name text not null,
  region text,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  population integer,
  unique nulls not distinct (country, postcode, name)
);
