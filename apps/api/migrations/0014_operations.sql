-- Which queues of jobs are alive. A process that is killed leaves its jobs locked; whoever still runs sees by this that
-- nobody is at them any more, and frees them.
create table job_runner (
  id text primary key,
  seen_at timestamptz not null
);

-- Every access to the data of companies and people: by which account, to what, when. Rows are added and, after twelve
-- months, removed; nothing changes them. There are no references: an entry outlives the account and the person it is
-- about, and then says only that somebody opened something.
create table audit_log (
  id bigint generated always as identity primary key,
  account_id integer not null,
  kind text not null check (kind in ('company', 'person', 'export')),
  -- Of the company, the person or the export in the ledger.
  entity_id bigint not null,
  -- Of an export: what and in which form.
  detail text,
  at timestamptz not null
);
create index audit_log_entity on audit_log (kind, entity_id, at);
create index audit_log_account on audit_log (account_id, at);
create index audit_log_at on audit_log (at);

-- What is known from before.
insert into audit_log (account_id, kind, entity_id, detail, at)
select account_id, case when company_id is null then 'person' else 'company' end, coalesce(company_id, person_id),
  null, opened_at
from access_log
union all
select account_id, 'export', id, subject || ' ' || format, exported_at from data_export
order by 5;

-- Retention goes by age alone.
create index access_log_opened_at on access_log (opened_at);
