-- Registers that tell day by day what was entered, company by company.

-- Entries of the days that are asked for again and again, whose companies have been read: a run that was interrupted
-- goes on with the others.
create table sync_entry (
  source text not null,
  entry text not null,
  day date not null,
  primary key (source, entry)
);

-- What the last clean run could not read, and the first few reasons.
alter table sync_state
  add column left_out_count integer not null default 0,
  add column left_out text[] not null default '{}';

-- Accounts repeat the year before in short; they must not replace what was filed then.
alter table staged_statement add column is_repeated boolean not null default false;
