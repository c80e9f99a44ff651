import type { Dice } from '../tools/dice.ts';

/** What can happen to the tables of which the network is made, each as one statement. */

/**
 * Twelve companies, half of them stated by their source at a known time. Each has somebody who runs it and, but for the
 * first, an owner.
 */
export const FIRST = `
  insert into company (name, status, source_id, fetched_at, licence)
  select 'Adler GmbH', 'active', 9, now(), 'Fictional' from generate_series(1, 12);
  insert into company_source (source_id, source_key, company_id, content_hash, fetched_at, licence, first_as_of)
  select 9, id::text, id, '', now(), 'Fictional', current_date - 1000 from company where id % 2 = 0;
  insert into mandate (company_id, position, source_id, name, folded_name, title)
  select id, 1, 9, 'Rosa Register', 'rosa register', 'Geschäftsführer' from company;
  insert into mention (id, company_id, person_id, group_id, component_id) select id, company_id, id, id, id from mandate;
  insert into register_person (id, group_id, name, title, company_id, current_count, past_count, company_count)
  select id, id, 'Rosa Register', 'Geschäftsführer', company_id, 1, 0, 1 from mandate;
  insert into tie (from_company_id, to_company_id, kind, title, source_id, resolved_by)
  select id, id - 1, 'shareholder', 'Gesellschafter', 9, 'number' from company where id > 1`;

const TITLES = ['Geschäftsführer', 'Prokurist', 'Gesellschafter', 'Persönlich haftender Gesellschafter'];
const TIES = ['parent', 'subsidiary', 'shareholder', 'representative', 'branch'];

type Kinds = Record<string, () => string>;

/** As much comes as changes or goes. */
export const changesBy = ({ below, oneOf }: Dice): (() => { what: string; statement: string }) => {
  const anyOrder = (column: string) => `order by md5(${column}::text || '${below(1_000_000)}')`;
  const any = (table: string, column = 'id') => `(select ${column} from ${table} ${anyOrder(column)} limit 1)`;
  const maybe = (value: string) => oneOf([value, 'null']);
  const day = () => maybe(`current_date - ${below(6_000)}`);
  const title = () => `'${oneOf(TITLES)}'`;
  const grade = () => `'${oneOf(['likely', 'possible'])}'`;
  const nameKey = () => `'${below(4)}0000000-0000-0000-0000-000000000000'`;
  const someMandate = () => `id = ${any('mandate')}`;
  const someTie = () => `id = ${any('tie')}`;
  const person = () => any('register_person');
  const twoPersons = () => `(select id from register_person ${anyOrder('id')} limit 2) two`;
  const addMandate = () => `
    insert into mandate (company_id, position, source_id, name, folded_name, title, share)
    values (${any('company')}, 1, 9, 'Rosa Register', 'rosa register', ${title()}, ${maybe('40')})
    returning id, company_id`;
  const addMention = (mandates: string, personId: string) => `
    insert into mention (id, company_id, person_id, group_id, component_id)
    select id, company_id, ${personId}, id, id from ${mandates}`;
  const addPerson = (id: string) => `
    insert into register_person
      (id, group_id, name, title, company_id, current_count, past_count, company_count)
    select id, id, 'Rosa Register', 'Geschäftsführer', 1, 1, 0, 1 from (select ${id} as id) shown
    where id is not null on conflict (id) do update set name = excluded.name`;
  const term = () => [
    `ended_on = ${day()}`,
    `started_on = ${day()}`,
    `seen_from = ${day()}`,
    'has_ended = not has_ended',
    'is_listed = not is_listed, missed_on = current_date',
    `share = ${maybe('70')}`,
    `title = ${title()}`,
  ];
  const coming: Kinds = {
    'somebody is appointed': () => `with new as (${addMandate()}) ${addMention('new', person())}`,
    'somebody new is appointed': () => `with new as (${addMandate()}) ${addMention('new', 'new.id')}`,
    'an office comes': addMandate,
    'it is found out whose an office is': () => `${addMention('mandate', `coalesce(${person()}, id)`)}
      where not exists (select from mention where mention.id = mandate.id) limit 1`,
    'a person is shown': () => addPerson(any('mention', 'person_id')),
    'a person comes back': () => addPerson(any(`tombstone where entity = 'register_person'`, 'entity_id')),
    'two are likely one': () => `
      insert into person_link (person_a, person_b, mention_a, mention_b, grade, bits, reasons)
      select min(id), max(id), min(id), max(id), ${grade()}, 8, '[]' from ${twoPersons()}
      having min(id) < max(id) on conflict do nothing`,
    'a tie comes': () => `
      insert into tie (from_company_id, to_company_id, kind, title, share, source_id, resolved_by, named_key)
      values (${any('company')}, ${any('company')}, '${oneOf(TIES)}', ${title()}, ${maybe('25')}, 9,
        '${oneOf(['number', 'name_form'])}', ${nameKey()})`,
    'a tie by a name comes': () => `
      insert into tie (from_company_id, to_name, kind, title, source_id, named_key)
      values (${any('company')}, 'Karnholz d.o.o.', 'shareholder', ${title()}, 9, ${nameKey()})`,
    'a named company comes': () =>
      `insert into named_company (key, name) values (${nameKey()}, 'Karnholz d.o.o.') on conflict do nothing`,
    'a company comes': () => `
      insert into company (name, status, source_id, fetched_at, licence)
      values ('Adler GmbH', 'active', 9, now(), 'Fictional')`,
  };
  const others: Kinds = {
    'it is no longer known whose an office is': () => `delete from mention where ${someMandate()}`,
    'an office changes hands': () =>
      `update mention set person_id = ${person()} where ${someMandate()} and exists (select from register_person)`,
    'an office changes': () => `update mandate set ${oneOf(term())} where ${someMandate()}`,
    'an office goes': () => `delete from mandate where ${someMandate()}`,
    'an office is withheld or shown again': () =>
      `update mandate set is_withheld = not is_withheld where ${someMandate()}`,
    'somebody objects': () => `
      with gone as (delete from register_person where id = ${person()} returning id)
      update mandate set is_withheld = true where id in (
        select mention.id from mention join gone on gone.id = person_id)`,
    'a person is shown no longer': () => `delete from register_person where id = ${person()}`,
    'a person is forgotten with all offices': () => `
      with gone as (delete from register_person where id = ${person()} returning id)
      delete from mention where person_id in (select id from gone)`,
    'two are one': () => `
      with pair as (select min(id) as one, max(id) as other from ${twoPersons()}),
      moved as (update mention set person_id = one from pair where person_id = other)
      delete from register_person using pair where id = other and one <> other`,
    'a link changes': () =>
      `update person_link set grade = ${grade()} where person_a = ${any('person_link', 'person_a')}`,
    'a link goes': () => `delete from person_link where person_b = ${any('person_link', 'person_b')}`,
    'a tie leads elsewhere': () => `
      update tie set to_company_id = ${any('company')}, resolved_by = '${oneOf(['number', 'former_name'])}'
      where ${someTie()}`,
    'a tie leads to no company': () => `update tie set to_company_id = null, resolved_by = null where ${someTie()}`,
    'a tie changes': () => `update tie set ${oneOf([...term(), `named_key = ${nameKey()}`])} where ${someTie()}`,
    'a tie goes': () => `delete from tie where ${someTie()}`,
    'a named company goes': () => `delete from named_company where id = ${any('named_company')}`,
    'a company goes': () => `delete from company where id = ${any('company')} and (select count(*) from company) > 8`,
  };
  return () => {
    const [what, make] = oneOf(Object.entries(oneOf([coming, others])));
    return { what, statement: make() };
  };
};
