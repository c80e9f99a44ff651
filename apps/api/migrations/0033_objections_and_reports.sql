-- People of the registers who objected, what members report about who is who, and what operators decide about it.

-- Mentions that are shown nowhere. Keyed on mentions, so that it holds however they are found to belong together; by
-- company and name as well, so that it holds for mandates that arrive later. The name itself is not kept, only its keyed
-- hash: the mandate stays as it is in the register of its company.
create table objected_mention (
  mention_id integer primary key,
  company_id integer not null,
  -- By which the company is found again if it is deleted and comes back under another number.
  source_id smallint not null,
  source_key text,
  name_hash bytea not null,
  birth_year smallint,
  -- Empty once the request is purged; the objection stays.
  request_id integer references privacy_request on delete set null,
  hidden_at timestamptz not null
);
create index objected_mention_company on objected_mention (company_id);
create index objected_mention_source on objected_mention (source_key, source_id);
create index objected_mention_request on objected_mention (request_id);

-- For the version before, which may still run beside this one.
create or replace view representative as
  select id, company_id, position, title, name, representation, location, born_on, started_on, ended_on, source_id
  from mandate where is_listed and not has_ended and ended_on is null and not is_withheld;

-- By which operators find somebody.
create index register_person_name on register_person (lower(name) text_pattern_ops);

alter table audit_log
  drop constraint audit_log_kind_check,
  add constraint audit_log_kind_check
    check (kind in ('company', 'person', 'export', 'second_factor', 'birth_check')) not valid;

-- What members say about who is who: `two`, that one person is several; `one`, that two are the same.
create table identity_report (
  id integer generated always as identity primary key,
  account_id integer references account on delete set null,
  verdict text not null check (verdict in ('one', 'two')),
  mention_id integer not null,
  other_mention_id integer,
  text text not null,
  received_at timestamptz not null,
  outcome text check (outcome in ('one', 'two', 'dismissed')),
  decided_at timestamptz,
  reason text,
  check ((outcome is null) = (decided_at is null))
);
create index identity_report_open on identity_report (received_at) where outcome is null;
create index identity_report_account on identity_report (account_id);

-- Each word of an operator, which can be taken back: these mentions and those are one person, or two.
create table identity_ruling (
  id integer generated always as identity primary key,
  verdict text not null check (verdict in ('one', 'two')),
  these integer[] not null,
  those integer[] not null,
  reason text not null,
  report_id integer references identity_report on delete set null,
  decided_at timestamptz not null,
  withdrawn_at timestamptz
);
create index identity_ruling_report on identity_ruling (report_id);

-- What holds of two mentions follows from the newest ruling on them.
alter table identity_decision add column ruling_id integer references identity_ruling;
create index identity_decision_ruling on identity_decision (ruling_id);
