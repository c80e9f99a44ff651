-- Extracts of German registers that members retrieve at the portal and upload: a source of its own.

-- The label says what it is, not that it is the register: no other collection may be called Handelsregister.
insert into source (id, name, label, authority, licence, attribution) values
  (10, 'uploaded-extract', 'Uploaded extract', 4, 'Official work, no copyright (§ 5 UrhG)',
    'Structured register content of the German register courts, retrieved by a member');

alter table company
  -- How the company is represented in general, in the register's words.
  add column representation_rule text,
  add column articles_on date,
  add column last_entry_on date;
alter table staged_company
  add column representation_rule text,
  add column articles_on date,
  add column last_entry_on date;

-- What members uploaded: where a statement came from, and what still waits.
create table extract_upload (
  id integer generated always as identity primary key,
  company_id integer not null references company on delete cascade,
  account_id integer references account on delete set null,
  -- Of the file as it came.
  sha256 bytea not null,
  byte_count integer not null,
  received_at timestamptz not null,
  -- What the file says of itself.
  name text not null,
  court_code text not null,
  register_number text not null,
  retrieved_on date not null,
  last_entry_on date,
  -- Kept until it is applied or refused, without dates of birth.
  record jsonb,
  document text,
  -- waiting: for an operator; accepted: about to be applied.
  state text not null check (state in ('waiting', 'accepted', 'applied', 'refused')),
  decided_at timestamptz,
  applied_at timestamptz,
  changed_fields text[],
  reason text,
  check ((state in ('waiting', 'accepted')) = (record is not null)),
  check ((state = 'waiting') = (decided_at is null))
);
-- The same file counts once for a company, however many bring it at once.
create unique index extract_upload_file on extract_upload (company_id, sha256) where state <> 'refused';
create index extract_upload_waiting on extract_upload (received_at) where state = 'waiting';
create index extract_upload_account on extract_upload (account_id);

-- Settings of the desk besides the offer, each under its name.
create table desk_setting (
  name text primary key,
  value jsonb not null,
  changed_at timestamptz not null,
  -- Set while the demo runs, and deleted when a real site starts on the same database.
  is_demo boolean not null default false
);
