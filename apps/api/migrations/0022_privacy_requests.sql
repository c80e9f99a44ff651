-- A privacy request is confirmed from its mailbox and decided by the operator. Whoever is hidden meanwhile can come back.

alter table privacy_request
  alter column hidden_count set default 0,
  -- Digest of the token in the link of the receipt.
  add column token_hash bytea unique,
  add column confirmed_at timestamptz,
  add column outcome text check (outcome in ('granted', 'refused', 'restored')),
  -- By the operator, or because nobody said anything within the time.
  add column decided_by text check (decided_by in ('operator', 'time')),
  add column decided_at timestamptz,
  -- What the person was told.
  add column reason text,
  add check ((outcome is null) = (decided_at is null));

-- What was hidden until now was deleted for good at once.
update privacy_request set outcome = 'granted', decided_at = received_at where hidden_count > 0;

-- People who are hidden until their request is decided. They are moved here, out of `person` and all of its parts, so
-- that no query can forget to leave them out.
create table hidden_person (
  person_id integer primary key,
  request_id integer not null references privacy_request on delete cascade,
  profile_id text not null,
  -- The rows as they were, by table.
  content jsonb not null,
  hidden_at timestamptz not null
);
create index hidden_person_request on hidden_person (request_id);

-- What members noted and watched outlives the person, who may come back under the same id. Without these references the
-- version before works as it did.
alter table contact drop constraint contact_person_id_fkey;
alter table watch drop constraint watch_person_id_fkey;
alter table access_log drop constraint access_log_person_id_fkey;
