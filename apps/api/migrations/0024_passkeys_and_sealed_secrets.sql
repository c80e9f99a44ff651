-- Passkeys, and secrets of members that are encrypted with a key outside of the database (decision 28).

-- The keys of authenticator apps move from `secret` to `sealed`. The version before still reads and writes `secret`, so
-- it wins where it is set; a job empties it once that version is gone.
alter table second_factor
  alter column secret drop not null,
  add column sealed bytea,
  add constraint second_factor_has_secret check (secret is not null or sealed is not null) not valid;

-- Codes belong to the account: it may have passkeys and no app. Not validated: what is there fits.
alter table recovery_code
  drop constraint recovery_code_account_id_fkey,
  add constraint recovery_code_account_id_fkey foreign key (account_id) references account on delete cascade not valid,
  -- short: the digest of a code of 79 bits, made before. sealed: the same, encrypted. long: the digest of a newer code.
  add column form text not null default 'short' check (form in ('short', 'sealed', 'long'));

create table passkey (
  id integer generated always as identity primary key,
  account_id integer not null references account on delete cascade,
  credential_id bytea not null unique,
  -- COSE, as the device sent it.
  public_key bytea not null,
  -- Random, one per member: a device shows it to whoever asks for the passkeys it holds.
  user_handle bytea not null,
  -- How often the device says it has signed. Many always say 0.
  signatures bigint not null,
  transports text[] not null,
  name text not null,
  is_synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_account on passkey (account_id);

-- Each is good once: using it deletes it.
create table passkey_challenge (
  digest bytea primary key,
  purpose text not null check (purpose in ('add', 'sign in', 'second step', 'confirm')),
  -- None for a sign-in: nobody knows yet who it will be.
  account_id integer references account on delete cascade,
  -- Of the passkey to be added.
  user_handle bytea,
  expires_at timestamptz not null
);
create index passkey_challenge_account on passkey_challenge (account_id) where account_id is not null;
create index passkey_challenge_expires_at on passkey_challenge (expires_at);

-- Which keys processes encrypt with, by their ids: one that has another key must not start.
create table secrets_key (
  id text primary key,
  registered_at timestamptz not null default now()
);

-- Set when the key was lost and with it the member's second factor, until there is a new one.
alter table account add column second_factor_lost_at timestamptz;

alter table session
  drop constraint session_signed_in_with_check,
  add constraint session_signed_in_with_check check (signed_in_with in ('password', 'google', 'passkey')) not valid;
