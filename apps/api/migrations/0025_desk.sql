-- The operator's desk (decision 31): who may use it, what was done there, and what can be set there.

-- Operators are accounts with a role.
create table operator (
  account_id integer primary key references account on delete cascade,
  added_at timestamptz not null
);

-- What operators did, at the desk or by a command, and what the clock decided in their place. Kinds and details without
-- words (packages/api-contract/src/desk). Entries outlive the accounts they name.
create table operator_action (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('operator', 'command', 'system')),
  actor_account_id integer references account on delete set null,
  -- As it was then: an entry must say who it was after the account is gone.
  actor_name text,
  action text not null,
  subject text not null,
  subject_id text not null,
  details jsonb not null,
  -- What changed, before and after.
  before jsonb,
  after jsonb
);
create index operator_action_subject on operator_action (subject, subject_id, id);
create index operator_action_at on operator_action (at);
create index operator_action_actor on operator_action (actor_account_id) where actor_account_id is not null;

-- A member whom an operator has blocked; blocked_on is for unpaid invoices.
alter table account
  add column suspended_at timestamptz,
  add column suspension_reason text;

-- When a booked payment was taken back: the invoice is open again, with a new time to pay.
alter table invoice add column payment_taken_back_on date;

-- Who sells, which plans, for how much: every version that ever held. The newest holds.
create table offer_version (
  id integer generated always as identity primary key,
  content jsonb not null,
  -- Digest of the operator's file that it came from; null for what was set at the desk.
  file_digest bytea,
  -- Saved while the demo ran: it must not hold for a real site on the same database.
  is_demo boolean not null,
  saved_at timestamptz not null
);

-- Backups that `npm run backup` has made.
create table backup_run (
  id integer generated always as identity primary key,
  finished_at timestamptz not null,
  size_bytes bigint not null
);
