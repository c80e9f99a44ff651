import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

export type PersonRow = Awaited<ReturnType<typeof findPeople>>[number];

/**
 * In the order of the ids, with the member's notes and tags. Without people who were just deleted or have objected: the
 * index may still have them, the table does not.
 */
export const findPeople = async (db: Database, accountId: number, ids: readonly number[]) => {
  const rows = await db
    .selectFrom('person')
    .leftJoin('company', 'company.id', 'person.company_id')
    .leftJoin('contact', (join) =>
      join.onRef('contact.person_id', '=', 'person.id').on('contact.account_id', '=', accountId),
    )
    .select(['person.id', 'profile_id', 'full_name', 'title', 'headline', 'person.industry', 'locality'])
    .select(['person.company_id', 'person.country', 'is_management', 'person.email', 'person.phone'])
    .select(['person.linkedin', 'person.twitter', 'github', 'contact.note', 'contact.tags', 'contact.added_at'])
    .select((person) => [
      person.fn.coalesce('company.name', 'person.company_name').as('company_name'),
      sql<string | null>`(select string_agg(skill.name, ' / ' order by skill.position)
        from person_skill skill where skill.person_id = person.id)`.as('skills'),
    ])
    .where(sql<boolean>`person.id = any(${ids}::int[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** The member's contacts, newest first, and how many there are in all; without people who objected. */
export const findContactIds = async (
  db: Database,
  accountId: number,
  limit: number,
): Promise<{ total: number; ids: number[] }> => {
  const rows = await db
    .selectFrom('contact')
    .innerJoin('person', 'person.id', 'contact.person_id')
    .select(['person_id', (contact) => contact.fn.countAll<number>().over().as('total')])
    .where('account_id', '=', accountId)
    .orderBy('added_at', 'desc')
    .orderBy('person_id')
    .limit(limit)
    .execute();
  return { total: rows[0]?.total ?? 0, ids: rows.map(({ person_id }) => person_id) };
};
