-- The people whom members keep, and what finding leads among all others needs.

-- A person who objects is taken off every list with everything that was noted about them.
create table contact (
  account_id integer not null references account on delete cascade,
  person_id integer not null references person on delete cascade,
  note text not null default '',
  tags text[] not null default '{}',
  added_at timestamptz not null,
  primary key (account_id, person_id)
);
create index contact_person on contact (person_id);

-- Under which spelling two employers or schools are the same one: as the search folds text (case, accents, ß, spelt-out
-- umlauts, punctuation). Nothing in it depends on the locale of the database, so that an index may rest on it. A name of
-- punctuation alone is no place.
create function place_key(name text) returns text
  language sql immutable strict parallel safe
  return nullif(trim(regexp_replace(
    regexp_replace(
      replace(lower(regexp_replace(normalize(name, nfkd), '[\u0300-\u036f]+', '', 'g')), 'ß', 'ss'),
      '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f]+', ' ', 'g'),
    '(?<![aeiouyq])([aou])e+', '\1', 'g')), '');

-- Employers that are companies we know have an index by company; the others and schools go by name.
create index person_experience_place on person_experience (place_key(organisation)) where company_id is null;
create index person_education_place on person_education (place_key(organisation));
