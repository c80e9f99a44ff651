-- Whether the owner of the mailbox chose the password. Not known of the passwords there are: until now a program that
-- opened the link of a sign-up was enough to put a stranger's password in force.
alter table account add column is_password_proven boolean not null default false;

alter table registration
  -- Digest of the cookie of the browser that signed up: there the password of the sign-up may be kept.
  add column browser_digest bytea,
  add column user_agent text,
  -- Its link is dead. The row stays until it expires, so that a sign-in with its password goes on being answered alike.
  add column voided_at timestamptz;

-- Browsers that have signed in before. Strangers' guesses do not count against them.
create table known_device (
  id bigint generated always as identity primary key,
  account_id integer not null references account on delete cascade,
  -- Digest of the token in the cookie.
  token_digest bytea not null unique,
  user_agent text,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);
create index known_device_account on known_device (account_id);
create index known_device_expires_at on known_device (expires_at);

-- Mailed links that make the browser which opens them a known device.
create table device_link (
  token_digest bytea primary key,
  account_id integer not null references account on delete cascade,
  expires_at timestamptz not null
);
create index device_link_account on device_link (account_id);
create index device_link_expires_at on device_link (expires_at);

alter table session
  add column known_device_id bigint references known_device on delete set null,
  -- Begun with a mailed password: good for choosing a password and nothing else.
  add column must_choose_password boolean not null default false;
create index session_known_device on session (known_device_id) where known_device_id is not null;

-- A mailed password is no longer adopted, so the second step needs its digest only, and the hash stays empty.
alter table sign_in_challenge drop constraint sign_in_challenge_check;
