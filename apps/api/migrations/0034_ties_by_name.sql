-- Ties that only name a company find it by its name, and persons who own a company have their share.

alter table mandate add column share numeric;
alter table staged_representative add column share numeric;

-- What a company is called and was called, hashed; kept in company_key with its other keys.
alter table staged_company add column name_keys uuid[];

alter table tie
  -- By which ties and companies of one name are found. Filled soon after the migration.
  add column name_key uuid,
  -- The court that keeps its register, as far as the source names it.
  add column court text,
  -- How `to_company_id` was found; only the first three are certain.
  add column resolved_by text
    check (resolved_by in ('number', 'name_form_court', 'name_form_place', 'name_form', 'former_name'));
alter table staged_link
  add column name_key uuid,
  add column court text;

alter table tie disable trigger user;
update tie set named_key = null, resolved_by = case when to_company_id is not null then 'number' end
where named_key is not null or to_company_id is not null;
alter table tie enable trigger user;

drop index tie_unresolved;
create index tie_unnumbered on tie (id) where resolved_by is distinct from 'number';
drop index tie_named;
create index tie_named on tie (named_key) where named_key is not null;
create index tie_name on tie (name_key) where name_key is not null;
create index tie_unread on tie (id) where name_key is null and to_name is not null;

-- Made anew from the ties.
delete from named_company;
alter table named_company add column name_key uuid;
create index named_company_name on named_company (name_key);
create trigger named_company_bury after delete on named_company referencing old table as gone
  for each statement execute function bury('named_company');

-- How far the companies of the version before have been given the keys of their names; empty once all have.
create table name_key_progress (
  is_only boolean primary key default true check (is_only),
  done_to integer not null,
  last_id integer not null
);
insert into name_key_progress (done_to, last_id) select 0, max(id) from company having max(id) is not null;

-- Names whose ties have to be resolved again: as a key, or as a text that is not folded yet. Rows are only ever added,
-- the same name more than once if need be, so that nobody waits for anybody.
create table unsettled_name (
  key uuid,
  name text,
  check (num_nonnulls(key, name) = 1)
);

create or replace function forget_keys() returns trigger language plpgsql as $$
begin
  with forgotten as (
    delete from company_key where company_id in (select id from gone) returning key
  )
  insert into unsettled_name (key)
  select key from forgotten where exists (select from tie where tie.name_key = forgotten.key);
  return null;
end $$;

-- What decides between companies of one name.
create function unsettle_names_of_company() returns trigger language plpgsql as $$
begin
  insert into unsettled_name (name)
  select old.name union select new.name union select name from company_former_name where company_id = new.id;
  return null;
end $$;
create trigger company_unsettle after update of name, status, city, country, court on company for each row
  when (old.name <> new.name or old.status <> new.status or old.city is distinct from new.city
    or old.country is distinct from new.country or old.court is distinct from new.court)
  execute function unsettle_names_of_company();

create function unsettle_former_names() returns trigger language plpgsql as $$
begin
  insert into unsettled_name (name) select distinct name from changed;
  return null;
end $$;
create trigger company_former_name_unsettle after insert on company_former_name referencing new table as changed
  for each statement execute function unsettle_former_names();

create function unsettle_ties() returns trigger language plpgsql as $$
begin
  insert into unsettled_name (key) select distinct name_key from changed where name_key is not null;
  return null;
end $$;
create trigger tie_unsettle_new after insert on tie referencing new table as changed
  for each statement execute function unsettle_ties();
create trigger tie_unsettle_gone after delete on tie referencing old table as changed
  for each statement execute function unsettle_ties();

create function unsettle_tie() returns trigger language plpgsql as $$
begin
  insert into unsettled_name (key)
  select distinct key from unnest(array[old.name_key, new.name_key]) as key where key is not null;
  -- Its company is gone, so it was not found after all.
  if new.to_company_id is null then new.resolved_by := null; end if;
  return new;
end $$;
create trigger tie_unsettle before update on tie for each row
  when (old.name_key is distinct from new.name_key or old.place is distinct from new.place
    or old.court is distinct from new.court or old.ended_on is distinct from new.ended_on
    or old.has_ended <> new.has_ended or old.is_listed <> new.is_listed
    or (new.to_company_id is null and new.resolved_by is not null))
  execute function unsettle_tie();
