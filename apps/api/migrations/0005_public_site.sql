-- What visitors of the public site leave with us: messages, newsletter subscriptions, and the requests of persons who
-- appear in the data.

create table contact_message (
  id integer generated always as identity primary key,
  name text not null,
  email text not null,
  phone text,
  message text not null,
  language text not null check (language in ('en', 'de')),
  received_at timestamptz not null
);

create table subscriber (
  email text primary key check (email = lower(email)),
  language text not null check (language in ('en', 'de')),
  requested_at timestamptz not null,
  -- Which wording of the form was agreed to.
  text_version text not null,
  -- Digest of the token in the confirmation mail; empty until that is written, and again once it was used.
  confirmation_digest bytea unique,
  confirmation_expires_at timestamptz,
  confirmed_at timestamptz,
  -- Stands in every mail of the newsletter. All it can do is end the subscription, so it is kept as it is.
  unsubscribe_token text not null unique
);
create index subscriber_unconfirmed on subscriber (requested_at) where confirmed_at is null;

-- Who asked for what, and what became of it: our proof that a right was granted.
create table privacy_request (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('access', 'correction', 'erasure', 'objection')),
  name text not null,
  email text not null,
  profile text,
  message text,
  language text not null check (language in ('en', 'de')),
  -- How many entries were hidden at once.
  hidden_count integer not null,
  received_at timestamptz not null
);

-- The keys of the hashes in `suppression`, different in every database: whoever gets hold of the list alone cannot try
-- names against it. They never change, because the hashes could not be made anew.
create table suppression_key (
  is_only boolean primary key default true check (is_only),
  inner_key bytea not null,
  outer_key bytea not null
);

create function random_key() returns bytea language sql volatile as $$
  select decode(string_agg(replace(gen_random_uuid()::text, '-', ''), ''), 'hex') from generate_series(1, 3)
$$;
insert into suppression_key (inner_key, outer_key) values (random_key(), random_key());
drop function random_key();

create function suppression_hash(profile_id text) returns bytea language sql stable parallel safe as $$
  select sha256(outer_key || sha256(inner_key || convert_to(lower(profile_id), 'UTF8'))) from suppression_key
$$;

-- An import must not bring back who objected. Refused where records arrive, so that no later step has to think of it.
create function leave_out_suppressed() returns trigger language plpgsql as $$
begin
  if exists (select from suppression)
    and exists (select from suppression where person_hash = suppression_hash(new.profile_id)) then
    return null;
  end if;
  return new;
end $$;

create trigger staged_person_suppression before insert on staged_person
  for each row execute function leave_out_suppressed();
