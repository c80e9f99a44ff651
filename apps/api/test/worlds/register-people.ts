import { foldPersonName } from '@firmament/text/person-name';
import type { Insertable } from 'kysely';
import type pg from 'pg';
import type { Database } from '../../src/platform/database/database.ts';
import type { Mandate, RegisterPerson } from '../../src/platform/database/schema.generated.ts';
import { IN_OFFICE, SHOWN_TERM } from '../../src/records/terms/mandate-terms.ts';

const DEMO_SOURCE = 9;

type Stated = { companyId: number; name?: string; title?: string } & Partial<
  Pick<
    Insertable<Mandate>,
    'birth_year' | 'birth_hash' | 'ended_on' | 'has_ended' | 'is_listed' | 'missed_on' | 'is_withheld'
  >
>;

/** Adds a mandate of this person, or of a new one; returns its number. */
export const addMention = async (
  db: Database,
  { companyId, name = 'Rosa Register', title = 'Geschäftsführer', ...more }: Stated,
  personId?: number,
): Promise<number> => {
  const about = { company_id: companyId, position: 1, source_id: DEMO_SOURCE, folded_name: foldPersonName(name) };
  const { id } = await db
    .insertInto('mandate')
    .values({ ...about, name, title, ...more })
    .returning('id')
    .executeTakeFirstOrThrow();
  const same = personId ?? id;
  await db
    .insertInto('mention')
    .values({ id, company_id: companyId, person_id: same, group_id: same, component_id: same, keys: [] })
    .execute();
  return id;
};

type Shown = Partial<Pick<Insertable<RegisterPerson>, 'place' | 'country' | 'prominence' | 'profile_person_id'>>;

/** Adds a person of the registers with one mandate; returns the number of the mention. */
export const addRegisterPerson = async (
  db: Database,
  { place, country, prominence, profile_person_id, ...stated }: Stated & Shown,
): Promise<number> => {
  const { companyId, name = 'Rosa Register', title = 'Geschäftsführer', birth_year = null } = stated;
  const id = await addMention(db, stated);
  await db
    .insertInto('register_person')
    .values({
      id,
      group_id: id,
      name,
      title,
      birth_year,
      company_id: companyId,
      current_count: 1,
      past_count: 0,
      company_count: 1,
      place: place ?? null,
      country: country ?? null,
      prominence: prominence ?? 0,
      profile_person_id: profile_person_id ?? null,
    })
    .execute();
  return id;
};

/** What the second is told of is found to be about the first. */
export const mergePersons = async (db: Database, first: number, second: number): Promise<void> => {
  await db.updateTable('mention').set({ person_id: first, group_id: first }).where('person_id', '=', second).execute();
  await db.deleteFrom('register_person').where('id', '=', second).execute();
};

/**
 * Makes persons of all mandates of a world: whoever bears the same name is one, which is enough to search for them. Some
 * ended long ago, some objected.
 */
export const makeRegisterPeople = async (pool: pg.Pool): Promise<void> => {
  for (const statement of [
    `update mandate set ended_on = data_day() - 3000 - id % 100 where id % 11 = 0`,
    `update mandate set ended_on = data_day() - id % 1000 where id % 7 = 0`,
    `update mandate set has_ended = true, ended_on = null where id % 23 = 0`,
    `update mandate set is_withheld = true where id % 29 = 0`,
    `insert into mention (id, company_id, person_id, group_id, component_id, keys)
     select id, company_id, first, first, first, '{}'
     from (select id, company_id, min(id) over (partition by lower(name)) as first from mandate) known`,
    `insert into register_person (id, group_id, name, birth_year, place, country, title, company_id, current_count,
       past_count, company_count, prominence)
     select person_id, person_id, min(name), max(mandate.birth_year), max(location), max(country), min(title),
       min(mandate.company_id), count(*) filter (where ${IN_OFFICE}), count(*) filter (where not (${IN_OFFICE})),
       count(distinct mandate.company_id), max(prominence)
     from mention join mandate using (id) join (select id as company_id, country, prominence from company) company
       on company.company_id = mandate.company_id
     where ${SHOWN_TERM} group by person_id`,
    'analyze mention, register_person',
  ]) {
    await pool.query(statement);
  }
};
