-- What is owed on each day follows from the history of a contract: plan and price, each with the day it holds from, and
-- the end. What was invoiced is kept per month of the service. The columns that said so until now (membership_level,
-- monthly_cents, next_level, invoiced_months) and price_change are only written for processes of the version before, which
-- may go on beside the new one for a while; the next version drops them.

create table contract_rate (
  id integer generated always as identity primary key,
  contract_id integer not null references contract,
  holds_from date not null,
  membership_level smallint not null check (membership_level between 1 and 3),
  -- Without tax.
  monthly_cents integer not null check (monthly_cents > 0),
  reason text not null check (reason in ('order', 'plan', 'indexation')),
  recorded_at timestamptz not null,
  -- Taken back, or replaced by another plan: kept, but no longer counted.
  undone_at timestamptz
);
create index contract_rate_contract on contract_rate (contract_id, holds_from) where undone_at is null;

create table invoice_line (
  invoice_id integer not null references invoice,
  line smallint not null,
  -- Which month of the service, from 0.
  month smallint not null check (month >= 0),
  -- Empty where the service begins with the payment. Up to, and without, the second day.
  from_day date,
  until_day date,
  membership_level smallint not null check (membership_level between 1 and 3),
  net_cents integer not null,
  primary key (invoice_id, line)
);

-- An invoice of the first month has no days. Others are put down to the month they begin in; one over two months (the
-- difference to a larger plan) is split by its days, the rest going to the last.
with spans as (
  select invoice.id, invoice.membership_level, invoice.net_cents, month,
    greatest(invoice.period_from, (started_on + make_interval(months => month))::date) as from_day,
    least(invoice.period_until, (started_on + make_interval(months => month + 1))::date) as until_day,
    invoice.period_until - invoice.period_from as days
  from invoice
  join contract on contract.id = contract_id
  cross join generate_series(0, 1200) as month
  where period_from is not null and started_on is not null
    and (started_on + make_interval(months => month))::date < period_until
    and (started_on + make_interval(months => month + 1))::date > period_from
), parts as (
  select *, row_number() over (partition by id order by month) as line,
    sum(until_day - from_day) over (partition by id order by month) as days_so_far
  from spans
), shares as (
  select *, round(net_cents::numeric * days_so_far / days)::integer as cents_so_far from parts
)
insert into invoice_line (invoice_id, line, month, from_day, until_day, membership_level, net_cents)
select id, line, month, from_day, until_day, membership_level,
  cents_so_far - coalesce(lag(cents_so_far) over (partition by id order by line), 0)
from shares;

insert into invoice_line (invoice_id, line, month, membership_level, net_cents)
select id, 1, 0, membership_level, net_cents from invoice
where not exists (select from invoice_line where invoice_id = invoice.id);

-- Of a credit note: what was paid before it was issued and goes back to the customer.
alter table invoice add column refund_cents integer not null default 0 check (refund_cents >= 0);
update invoice set refund_cents = -invoice.total_cents
from invoice as credited
where invoice.kind = 'credit_note' and credited.id = invoice.credits_id and credited.paid_on <= invoice.issued_on;

-- The history of contracts that exist begins here. What was invoiced stands: each invoiced month gets the rate that
-- yields exactly its sum, so that nothing is charged or credited for the past. From the first month that is not invoiced
-- yet the present price holds.
insert into contract_rate (contract_id, holds_from, membership_level, monthly_cents, reason, recorded_at)
select id, ordered_on, membership_level, monthly_cents, 'order', created_at from contract;

with months as (
  select contract.id as contract_id, month, contract.created_at, contract.ends_on,
    (started_on + make_interval(months => month))::date as from_day,
    (started_on + make_interval(months => month + 1))::date as until_day,
    case closed_by when 'withdrawal' then closed_on + 1 else closed_on end as closed_end,
    sum(invoice_line.net_cents) as net_cents,
    (array_agg(invoice_line.membership_level order by invoice.id desc))[1] as membership_level,
    -- An invoice that was cut to the contract's end covers only a part of its month.
    max(until_day) filter (where kind = 'invoice') as covered_until,
    bool_or(until_day is null) as is_first
  from contract
  join invoice on invoice.contract_id = contract.id
  join invoice_line on invoice_line.invoice_id = invoice.id
  where started_on is not null
  group by contract.id, month
), days as (
  select *, until_day - from_day as whole,
    case
      when closed_end is not null then least(until_day, closed_end)
      when is_first or ends_on is null then until_day
      else least(until_day, covered_until)
    end - from_day as used
  from months
)
insert into contract_rate (contract_id, holds_from, membership_level, monthly_cents, reason, recorded_at)
select contract_id, from_day, membership_level, ceil(net_cents::numeric * whole / used), 'order', created_at
from days where net_cents > 0 and used > 0;

insert into contract_rate (contract_id, holds_from, membership_level, monthly_cents, reason, recorded_at)
select id, (started_on + make_interval(months => invoiced_months))::date, membership_level, monthly_cents, 'order', created_at
from contract where started_on is not null and closed_on is null;

-- Announced, and not begun yet.
insert into contract_rate (contract_id, holds_from, membership_level, monthly_cents, reason, recorded_at)
select contract.id, effective_on, membership_level, price_change.monthly_cents, 'indexation', announced_on
from price_change join contract on contract.id = contract_id
where effective_on > current_date and closed_on is null;

-- A smaller plan for later had no price of its own, but that of the list when it begins; only Professional was on it.
insert into contract_rate (contract_id, holds_from, membership_level, monthly_cents, reason, recorded_at)
select id, next_level_from, next_level, case next_level when 1 then least(monthly_cents, 25000) else monthly_cents end,
  'plan', created_at
from contract where next_level is not null and closed_on is null;

alter table contract
  -- Notice before the service has begun has no end yet.
  drop constraint contract_check,
  add check (ends_on is null or notice_on is not null),
  -- For the link to the documents of a deleted account.
  add column documents_token_hash bytea unique;

-- What processes of the version before write meanwhile gets its history at the end of their transaction.
create function keep_contract_history() returns trigger language plpgsql as $$
begin
  insert into contract_rate (contract_id, holds_from, membership_level, monthly_cents, reason, recorded_at)
  select new.id, new.ordered_on, new.membership_level, new.monthly_cents, 'order', new.created_at
  where not exists (select from contract_rate where contract_id = new.id);
  return null;
end $$;
create constraint trigger contract_history after insert on contract
  deferrable initially deferred for each row execute function keep_contract_history();

create function keep_invoice_lines() returns trigger language plpgsql as $$
begin
  insert into invoice_line (invoice_id, line, month, from_day, until_day, membership_level, net_cents)
  select new.id, 1,
    case when new.period_from is null or started_on is null then 0
      else (select count(*) from generate_series(1, 1200) as later
        where (started_on + make_interval(months => later))::date <= new.period_from) end,
    new.period_from, new.period_until, new.membership_level, new.net_cents
  from contract
  where contract.id = new.contract_id and not exists (select from invoice_line where invoice_id = new.id);
  return null;
end $$;
create constraint trigger invoice_lines after insert on invoice
  deferrable initially deferred for each row execute function keep_invoice_lines();

-- A declaration counts from its receipt, but takes effect only once it is confirmed.
alter table contract_declaration
  alter column contract_number drop not null,
  -- Of the links in the mail to the address on file.
  add column token_hash bytea unique,
  add column outcome text check (outcome in ('confirmed', 'denied')),
  add column settled_by text check (settled_by in ('mailbox', 'member', 'operator')),
  add column settled_at timestamptz;
update contract_declaration set outcome = 'confirmed', settled_at = received_at where contract_id is not null;
create index contract_declaration_open on contract_declaration (contract_id) where outcome is null;
