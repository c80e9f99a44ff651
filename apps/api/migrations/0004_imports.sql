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
  rejected_count integer not null default 0,
  merged_count integer not null default 0,
  inserted_count integer not null default 0,
  updated_count integer not null default 0,
  unchanged_count integer not null default 0,
  started_at timestamptz not null default now(),
  finished_at timestamptz
);

-- Unlogged: after a crash of the database they are empty, and the file is read again.
create unlogged table staged_company (
  run_id integer not null,
  ordinal integer not null,
  source_id smallint not null,
  source_key text not null,
  content_hash bytea not null,
  match_keys uuid[] not null,
  filled_count smallint not null,
  record jsonb not null,
  primary key (run_id, ordinal)
);

create unlogged table staged_person (
  run_id integer not null,
  ordinal integer not null,
  source_id smallint not null,
  source_key text not null,
  content_hash bytea not null,
  record jsonb not null,
  primary key (run_id, ordinal)
);

-- Ties and accounts that a file states about companies which other records describe.
create unlogged table staged_statement (
  run_id integer not null,
  ordinal integer not null,
  record jsonb not null,
  primary key (run_id, ordinal)
);

-- Completeness and size in one number, 0 to 1000. The weights only have to order companies sensibly: logarithms, so that
-- a giant does not drown everybody else, and caps, so that a long list does not stand in for size.
create function company_prominence(
  filled integer, reports integer, representatives integer, people integer, total_assets numeric, employees numeric
) returns smallint language sql immutable parallel safe as $$
  select least(1000, filled * 10 + least(reports, 6) * 10 + least(representatives, 5) * 6 + least(people, 10) * 6
    + (ln(1 + greatest(coalesce(total_assets, 0), 0)) * 14)::integer
    + (ln(1 + greatest(coalesce(employees, 0), 0)) * 20)::integer)::smallint
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
