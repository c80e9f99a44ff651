-- Notices of the German register courts, which tell of single events and never of a company as a whole.

insert into source (id, name, label, authority, licence, attribution) values
  (13, 'registerbekanntmachungen', 'Registerbekanntmachungen', 4, 'Official work, no copyright (§ 5 UrhG)',
    'Notices of the German register courts, files of an operator');

-- What was told of companies that are not on record, until they are. Whatever is placed becomes an event and leaves.
create table waiting_notice (
  -- Of the register number, the day, the kind and the text: the same notice counts once, whatever file it is in.
  key uuid primary key,
  -- As in company_key.
  company_key uuid not null,
  source_id smallint not null references source,
  kind text not null,
  subject text not null,
  subject_key text not null,
  announced_on date not null,
  text text not null,
  seen_at timestamptz not null default now()
);
create index waiting_notice_company on waiting_notice (company_key);

-- Why a company names no parent, in GLEIF's codes.
create table parent_exception (
  company_id integer not null references company on delete cascade,
  is_ultimate boolean not null,
  reasons text[] not null,
  -- The publication that last said so.
  as_of date not null,
  primary key (company_id, is_ultimate)
);

-- When a source that is read by its changes was last compared with all of it, and how much had drifted by then.
alter table sync_state
  add column compared_at timestamptz,
  add column drifted_count integer;
