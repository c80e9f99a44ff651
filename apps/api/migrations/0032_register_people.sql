-- People of the registers: which mandates belong to the same person, how sure that is, and who those persons are.

-- Left out everywhere: the person objected. Imports leave it as it is.
alter table mandate add column is_withheld boolean not null default false;
create index mandate_withheld on mandate (company_id) where is_withheld;

-- A mention is a mandate of a natural person and bears its number. Who it belongs to lies here, so that finding out
-- touches no company. All of this can be made again from the mandates (`identify-people`), except decisions.
create table mention (
  id integer primary key,
  company_id integer not null,
  -- The lowest mention of the person, of all who are likely the same, and of all that evidence connects.
  person_id integer not null,
  group_id integer not null,
  component_id integer not null,
  -- By what it is compared with others.
  keys bigint[] not null default '{}',
  -- Stands for what is compared; if it is the same, so is that.
  facts bigint not null default 0
);
create index mention_company on mention (company_id);
create index mention_person on mention (person_id);
create index mention_group on mention (group_id);
create index mention_component on mention (component_id);
-- Members' lists know a register person by the negative number of a mention.
create index mention_listed on mention ((-id));

create table mention_key (
  key bigint not null,
  mention_id integer not null,
  primary key (key, mention_id)
);

-- Two mentions that may be one person, the lower one first.
create table mention_edge (
  a integer not null,
  b integer not null,
  bits double precision not null,
  grade text not null check (grade in ('certain', 'likely', 'possible')),
  primary key (a, b)
);
create index mention_edge_b on mention_edge (b);

-- Two persons who are likely or possibly the same, and why: what the two mentions that speak for it most say.
create table person_link (
  person_a integer not null,
  person_b integer not null,
  grade text not null check (grade in ('likely', 'possible')),
  mention_a integer not null,
  mention_b integer not null,
  bits double precision not null,
  reasons jsonb not null,
  primary key (person_a, person_b)
);
create index person_link_b on person_link (person_b);

-- What operators decided about the persons behind two mentions. The newest word on two mentions counts.
create table identity_decision (
  mention_a integer not null,
  mention_b integer not null,
  verdict text not null check (verdict in ('one', 'two')),
  reason text not null default '',
  decided_at timestamptz not null,
  primary key (mention_a, mention_b),
  check (mention_a < mention_b)
);
create index identity_decision_b on identity_decision (mention_b);

-- A decision made or taken back is a change of the mandates it is about: so the next run looks at them again.
create function touch_decided() returns trigger language plpgsql as $$
declare
  decided identity_decision := coalesce(new, old);
begin
  update mandate set revision = current_revision() from mention
  where mention.id in (decided.mention_a, decided.mention_b) and mandate.company_id = mention.company_id
    and mandate.id = mention.id;
  return null;
end $$;
create trigger identity_decision_touch after insert or update or delete on identity_decision
  for each row execute function touch_decided();

-- How common names, towns and doors are; counted in a run over all, so that later ones judge by the same measure.
create table identity_count (
  kind text not null,
  key text not null,
  count integer not null,
  primary key (kind, key)
);

create table identity_state (
  is_only boolean primary key default true check (is_only),
  statistics_version integer not null,
  -- Every change below this has been looked at.
  mark bigint not null,
  run_at timestamptz not null,
  counted_at timestamptz not null
);

-- A person as the registers tell: what lists and searches show. Named by the lowest mention; the number of any other of
-- the person's mentions leads here as well. Nobody is here who objected, or whose last office ended too long ago.
create table register_person (
  id integer primary key,
  group_id integer not null,
  name text not null,
  birth_year smallint,
  place text,
  country char(2),
  -- The office that counts most, and where.
  title text not null,
  company_id integer not null,
  -- Offices that go on as far as their sources tell, others, and in how many companies.
  current_count integer not null,
  past_count integer not null,
  company_count integer not null,
  -- The first day on which the person is shown no longer; empty while an office goes on.
  shown_until date,
  -- The profile of the same person, where that is certain.
  profile_person_id integer,
  prominence smallint not null default 0,
  updated_at timestamptz not null default now(),
  revision bigint not null default current_revision()
);
create index register_person_revision on register_person (revision);
create index register_person_group on register_person (group_id);
create index register_person_shown on register_person (shown_until) where shown_until is not null;
create index register_person_profile on register_person (profile_person_id) where profile_person_id is not null;
create trigger register_person_stamp before update on register_person
  for each row execute function stamp_revision();
create trigger register_person_bury after delete on register_person referencing old table as gone
  for each statement execute function bury('register_person');
create trigger register_person_announce after insert or update or delete on register_person
  for each statement execute function announce_change('register_person');

-- Whoever a member can have on a list: a profile by its own number, a person of the registers by the negative number of
-- any mention. So both fit into one column and never meet, and who is found to be somebody else is found again.
create view listed_person as
  select id, profile_id, full_name, title, headline, company_id, company_name, industry, locality, country, email, phone,
    linkedin, twitter, github, is_management, prominence, updated_at
  from person
  union all
  select -mention.id, 'reg.' || whose.id, whose.name, whose.title, null, whose.company_id, null, null, whose.place,
    whose.country, null, null, null, null, null, false, whose.prominence, whose.updated_at
  from mention join register_person whose on whose.id = mention.person_id;

-- Whom a tie leads to adds to the evidence about the people at both ends: an end it no longer leads to has changed too.
create function touch_left_end() returns trigger language plpgsql as $$
begin
  update company set revision = current_revision() where id = old.to_company_id and revision <> current_revision();
  return null;
end $$;
create trigger tie_left_end after update on tie for each row
  when (old.to_company_id is not null and old.to_company_id is distinct from new.to_company_id)
  execute function touch_left_end();
create trigger tie_gone after delete on tie for each row when (old.to_company_id is not null)
  execute function touch_left_end();
