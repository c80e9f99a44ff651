-- What the database holds, for the public page about the data. Counting takes seconds, so a job does it.
create table data_count (
  is_only boolean primary key default true check (is_only),
  counted_at timestamptz not null,
  counts jsonb not null
);
