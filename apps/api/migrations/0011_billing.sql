-- Contracts, what was invoiced for them, and what customers declared about them. Amounts are whole cents of a euro.

-- Set by billing from the day an unpaid invoice blocks the service; read with every session.
alter table account add column blocked_on date;

create table contract (
  id integer generated always as identity primary key,
  number text not null unique,
  -- Empty once the account is gone: what was agreed and invoiced has to be kept.
  account_id integer references account on delete set null,
  email text not null,
  language text not null check (language in ('en', 'de')),
  customer text not null check (customer in ('consumer', 'business')),
  membership_level smallint not null check (membership_level between 1 and 3),
  -- Without tax.
  monthly_cents integer not null check (monthly_cents > 0),
  minimum_months smallint not null check (minimum_months > 0),
  starts_at_once boolean not null,
  ordered_on date not null,
  accepted_on date,
  paid_on date,
  started_on date,
  notice_on date,
  -- The first day without the service.
  ends_on date,
  closed_on date,
  closed_by text check (closed_by in ('lapse', 'withdrawal', 'notice')),
  -- A smaller plan, which begins with the next term.
  next_level smallint check (next_level between 1 and 3),
  next_level_from date,
  -- How many months of the service are invoiced.
  invoiced_months integer not null default 0,
  -- Whom invoices are made out to from now on.
  buyer jsonb not null,
  -- Of the demo: shown, but never brought forward.
  is_sample boolean not null default false,
  created_at timestamptz not null,
  check ((notice_on is null) = (ends_on is null)),
  check ((closed_on is null) = (closed_by is null)),
  check ((next_level is null) = (next_level_from is null))
);
create index contract_account on contract (account_id, id desc) where account_id is not null;
-- Nobody can order twice, not even at once.
create unique index contract_running on contract (account_id) where closed_on is null and account_id is not null;
create index contract_open on contract (id) where closed_on is null;

-- Invoices and credit notes are numbered in one row without gaps: whoever takes the next number waits here for the one
-- before, and a transaction that fails gives its number back.
create table invoice_counter (
  year smallint primary key,
  last integer not null check (last > 0)
);

create table invoice (
  id integer generated always as identity primary key,
  number text not null unique check (number ~ '^[0-9]{4}-[0-9]{6}$'),
  kind text not null check (kind in ('invoice', 'credit_note')),
  contract_id integer not null references contract,
  account_id integer references account on delete set null,
  language text not null check (language in ('en', 'de')),
  issued_on date not null,
  due_on date not null,
  -- Empty where the service begins with the payment. Up to, and without, the second day.
  period_from date,
  period_until date,
  membership_level smallint not null check (membership_level between 1 and 3),
  net_cents integer not null,
  tax_cents integer not null,
  total_cents integer not null,
  tax_kind text not null check (tax_kind in ('standard', 'reverse_charge', 'outside_scope')),
  tax_percent smallint not null,
  -- As they were on that day: a document once issued never changes.
  seller jsonb not null,
  buyer jsonb not null,
  -- What a transfer has to say.
  reference text not null unique,
  paid_on date,
  -- Of a credit note: what it takes back, in part or as a whole.
  credits_id integer references invoice,
  created_at timestamptz not null,
  check (net_cents + tax_cents = total_cents),
  check ((kind = 'credit_note') = (total_cents < 0)),
  check ((kind = 'credit_note') = (credits_id is not null))
);
create index invoice_contract on invoice (contract_id, id desc);
create index invoice_account on invoice (account_id, id desc) where account_id is not null;
create index invoice_credits on invoice (credits_id) where credits_id is not null;
create index invoice_unpaid on invoice (due_on) where paid_on is null and kind = 'invoice';

create table invoice_reminder (
  invoice_id integer not null references invoice,
  reminder smallint not null check (reminder between 1 and 3),
  fee_cents integer not null check (fee_cents between 500 and 1500),
  sent_on date not null,
  primary key (invoice_id, reminder)
);

create table price_change (
  contract_id integer not null references contract,
  effective_on date not null,
  monthly_cents integer not null check (monthly_cents > 0),
  announced_on date not null,
  primary key (contract_id, effective_on)
);

create table payment_method (
  account_id integer primary key references account on delete cascade,
  kind text not null check (kind in ('transfer', 'card')),
  card_brand text,
  card_last_digits text check (card_last_digits ~ '^[0-9]{4}$'),
  card_expires text check (card_expires ~ '^[0-9]{4}-[0-9]{2}$'),
  check ((kind = 'transfer') or (card_last_digits is not null))
);

-- Cancellations and withdrawals that came without a sign-in: our proof of what was declared, and when.
create table contract_declaration (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('ordinary', 'extraordinary', 'withdrawal')),
  name text not null,
  email text not null,
  contract_number text not null,
  reason text,
  end_on date,
  language text not null check (language in ('en', 'de')),
  received_at timestamptz not null,
  -- The contract that it changed.
  contract_id integer references contract
);
