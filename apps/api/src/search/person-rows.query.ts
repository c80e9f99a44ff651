import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { prepareStatement } from '../platform/database/prepared-statement.ts';
import { inOrderOf } from './in-order-of.ts';

export type PersonRow = Awaited<ReturnType<typeof findPeople>>[number];

const peopleById = prepareStatement('search_people', (db, ids: readonly number[]) =>
  db
    .selectFrom('person')
    .leftJoin('company', 'company.id', 'person.company_id')
    .select(['person.id', 'profile_id', 'full_name', 'headline', 'person.company_id', 'person.industry', 'title'])
    .select(['locality', (row) => row.fn.coalesce('company.name', 'person.company_name').as('company_name')])
    .where(sql<boolean>`person.id = any(${ids}::int[])`),
);

/** The rows of a page, in the order of the ids. People who have just been deleted or have objected are left out. */
export const findPeople = async (db: Database, ids: readonly number[]) =>
  ids.length === 0 ? [] : inOrderOf(ids, await peopleById(db, ids));

export type RegisterPersonRow = Awaited<ReturnType<typeof findRegisterPeople>>[number];

const registerPeopleById = prepareStatement('search_register_people', (db, ids: readonly number[]) =>
  db
    .selectFrom('register_person as whose')
    .leftJoin('company', 'company.id', 'whose.company_id')
    .select(['whose.id', 'whose.name', 'title', 'whose.company_id', 'company.name as company_name', 'place'])
    .select(['birth_year', 'current_count', 'company_count'])
    .where(sql<boolean>`whose.id = any(${ids}::int[])`),
);

export const findRegisterPeople = async (db: Database, ids: readonly number[]) =>
  ids.length === 0 ? [] : inOrderOf(ids, await registerPeopleById(db, ids));
