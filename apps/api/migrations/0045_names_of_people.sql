-- Names under which a mandate was told before, in the form in which names are compared: who marries stays the same row,
-- and lines, events and objections may still know the older name.
alter table mandate add column former_names text[];

-- Further hashes of names under which somebody who objected is known.
alter table objected_mention add column former_hashes bytea[] not null default '{}';

-- How far the mandates of the version before, which renewed names and not their comparison form, have been looked at;
-- empty once all have.
create table folded_name_progress (
  is_only boolean primary key default true check (is_only),
  done_to integer not null,
  last_id integer not null
);
insert into folded_name_progress (done_to, last_id) select 0, max(id) from company having max(id) is not null;

-- Mentions whose profile a request has hidden: the operator decides about them, too.
alter table hidden_person add column linked_mentions integer[] not null default '{}';

-- A text as words between spaces, without accents, however its umlauts were written: finds too much rather than too
-- little, because it decides who is hidden.
create function person_words(text text) returns text language sql immutable strict parallel safe as $$
  select ' ' || regexp_replace(regexp_replace(regexp_replace(
    normalize(replace(translate(lower(text), 'øłđðıæœþ', 'olddiaot'), 'ß', 'ss'), NFKD),
    '[\u0300-\u036f]+', '', 'g'),
    '([^0-9a-z\u0080-\U0010ffff]|[\u0080-\u00bf\u2000-\u206f])+', ' ', 'g'),
    '([aou])e', '\1', 'g') || ' '
$$;

-- Whether such words name somebody, in any order. Where a source writes as it likes, two words of the name are enough:
-- it may leave out a second given name; and longer words may be inflected. Particles tell nothing.
create function names_person(words text, name text, is_free boolean) returns boolean
language sql immutable strict parallel safe as $$
  select count(*) > 0 and count(*) filter (where
    strpos(words, ' ' || word || case when is_free and length(word) >= 4 then '' else ' ' end) > 0
  ) >= case when is_free then least(2, count(*)) else count(*) end
  from unnest(string_to_array(trim(person_words(name)), ' ')) word
  where word <> all(array['von', 'van', 'der', 'den', 'de', 'di', 'da', 'la', 'le', 'zu', 'zum', 'zur', 'vom', 'und'])
$$;
