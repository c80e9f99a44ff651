-- What a source answered when it was last asked about a company: as it came, but for dates of birth, of which only the
-- year is left. Dossiers give it out, so that everybody can check what was made of it.
create table source_answer (
  company_id integer not null references company on delete cascade,
  source_id smallint not null references source,
  -- Some sources take several questions.
  part smallint not null,
  question text not null,
  asked_at timestamptz not null,
  media_type text not null,
  -- Whether dates of birth were shortened.
  is_shortened boolean not null,
  -- Of the body.
  sha256 bytea not null,
  body bytea not null check (octet_length(body) <= 2097152),
  primary key (company_id, source_id, part)
);
