import type { Database } from '../platform/database/database.ts';

export type PersonRow = Awaited<ReturnType<typeof findPeople>>[number];

/** The rows of a page, in the order of the ids. Who has just been deleted, or has objected, is left out. */
export const findPeople = async (db: Database, ids: readonly number[]) => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('person')
    .leftJoin('company', 'company.id', 'person.company_id')
    .select(['person.id', 'profile_id', 'full_name', 'headline', 'person.company_id', 'person.industry', 'title'])
    .select(['locality', (row) => row.fn.coalesce('company.name', 'person.company_name').as('company_name')])
    .where('person.id', 'in', [...ids])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};
