-- Opening a person costs a request, as opening a company does, and so does every record of an export that holds more
-- than its result row. All of them lie in one table, and one counter goes with it.

alter table company_request rename to record_request;
alter table record_request drop constraint company_request_pkey;
alter table record_request
  alter column company_id drop not null,
  -- As little a reference as company_id: who goes away later was requested all the same.
  add column person_id integer,
  -- The export that counted it and would give it back; empty once the record was opened otherwise.
  add column export_id bigint,
  add constraint record_request_subject check (num_nonnulls(company_id, person_id) = 1),
  add constraint record_request_once unique nulls not distinct (account_id, month, company_id, person_id);

alter table company_request_count rename to record_request_count;
-- An export that fails gives back what it counted, which may have been all.
alter table record_request_count
  drop constraint company_request_count_used_check,
  add constraint record_request_count_used_check check (used >= 0);

-- Under their old names for processes of the version before, which still run beside this one.
create view company_request as
  select account_id, month, company_id, requested_at from record_request where person_id is null;
create view company_request_count as select account_id, month, used from record_request_count;
