-- Accounts, their sessions and what they have used. An account exists only once its address is proven: until then a
-- sign-up is a row of `registration`, so that nobody can prepare an account in another person's name.

create table account (
  id integer generated always as identity primary key,
  -- As `email` of the contract writes it: lower case, ASCII; two spellings of one address cannot both be here.
  email text not null unique check (email = lower(email)),
  full_name text not null check (full_name <> ''),
  language text not null check (language in ('en', 'de')),
  -- Empty for accounts that only ever signed in with Google.
  password_hash text,
  -- A password that was mailed on request. It becomes the password when it is used for the first time.
  new_password_digest bytea,
  new_password_expires_at timestamptz,
  -- The password came by mail; the account page asks for one of the member's own.
  must_change_password boolean not null default false,
  google_subject text unique,
  membership_level smallint not null default 0 check (membership_level between 0 and 3),
  membership_start date not null,
  membership_end date,
  -- The member's own profile (segment after /in/); no reference, because we may not have that person yet.
  profile_id text,
  company_id integer references company on delete set null,
  -- Where the sign-up came from; forgotten after some months.
  registered_from inet,
  created_at timestamptz not null,
  check ((new_password_digest is null) = (new_password_expires_at is null))
);
create index account_company on account (company_id) where company_id is not null;

-- Sign-ups whose address is not proven yet. Each keeps its own name and password: the link that is opened decides.
create table registration (
  id bigint generated always as identity primary key,
  email text not null,
  full_name text not null,
  language text not null check (language in ('en', 'de')),
  -- Emptied when the link is opened, which hands it over to the account.
  password_hash text,
  registered_from inet,
  -- Digest of the token in the link; empty until the mail is written.
  token_digest bytea unique,
  -- What became of it: a link that is opened twice then says so instead of failing.
  account_id integer references account on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index registration_email on registration (email, id desc);
create index registration_account on registration (account_id) where account_id is not null;
create index registration_expires_at on registration (expires_at);

create table session (
  id bigint generated always as identity primary key,
  account_id integer not null references account on delete cascade,
  -- Digest of the token in the cookie: who reads this table cannot sign in with it.
  token_digest bytea not null unique,
  signed_in_with text not null check (signed_in_with in ('password', 'google')),
  address inet,
  user_agent text,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index session_account on session (account_id);
create index session_expires_at on session (expires_at);

-- One company counts once per member and calendar month, however often it is opened. No reference to the company: one
-- that goes away later was requested all the same.
create table company_request (
  account_id integer not null references account on delete cascade,
  month date not null check (extract(day from month) = 1),
  company_id integer not null,
  requested_at timestamptz not null,
  primary key (account_id, month, company_id)
);

create table data_export (
  id bigint generated always as identity primary key,
  account_id integer not null references account on delete cascade,
  exported_at timestamptz not null
);
create index data_export_account on data_export (account_id, exported_at);

-- How often something happened in a window of time. Unlogged: counting costs no write-ahead log and no flush, and a
-- count that a crash forgets is worth an hour at most. Keys are digests, so no address is kept.
create unlogged table rate_limit (
  key bytea primary key,
  count integer not null,
  resets_at timestamptz not null
);
create index rate_limit_resets_at on rate_limit (resets_at);
