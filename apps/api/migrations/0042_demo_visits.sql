-- Accounts that visitors of the demo get without signing up: when they are deleted. Of no other account.
alter table account add column visit_ends_at timestamptz;

create index account_visit on account (visit_ends_at) where visit_ends_at is not null;

-- Such an account has no password, no Google account and no passkey: its session began with the visit.
alter table session
  drop constraint session_signed_in_with_check,
  add constraint session_signed_in_with_check
    check (signed_in_with in ('password', 'google', 'passkey', 'visit')) not valid;
