import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { listedPeople } from '../records/listed-people.ts';
import { isShown } from '../records/withheld/conditions.ts';

export type PersonRow = Awaited<ReturnType<typeof findPeople>>[number];

/**
 * In the order of the ids, with the member's notes and tags. Without people who were just deleted or have objected: the
 * index may still have them, the table does not.
 */
export const findPeople = async (db: Database, accountId: number, ids: readonly number[]) => {
  const rows = await db
    .selectFrom(listedPeople(db, sql`${ids}::integer[]`).as('person'))
    .leftJoin('company', 'company.id', 'person.company_id')
    .leftJoin('mention', (join) => join.on('mention.id', '=', sql<number>`-person.id`))
    .leftJoin('register_person as whose', 'whose.id', 'mention.person_id')
    .leftJoin('contact', (join) =>
      join.onRef('contact.person_id', '=', 'person.id').on('contact.account_id', '=', accountId),
    )
    .select(['person.id', 'profile_id', 'full_name', 'person.title', 'headline', 'person.industry', 'locality'])
    .select(['person.company_id', 'person.country', 'person.email', 'person.phone'])
    .select(['whose.birth_year', 'whose.current_count', 'whose.company_count'])
    .select(['person.linkedin', 'person.twitter', 'github', 'contact.note', 'contact.tags', 'contact.added_at'])
    .select((person) => [
      person.fn.coalesce('company.name', 'person.company_name').as('company_name'),
      // Registers do not tell who of them leads.
      sql<boolean | null>`case when whose.id is null then is_management end`.as('is_management'),
      sql<string | null>`(select string_agg(skill.name, ' / ' order by skill.position)
        from person_skill skill where skill.person_id = person.id)`.as('skills'),
      // Of a profile the one that it came from, of a person of the registers those that tell of an office.
      sql<{ attribution: string; licence: string }[]>`(
        select json_agg(source order by source.id) from source where source.id in (
          select profile.source_id from person profile where profile.id = person.id
          union all
          select mandate.source_id from mention own join mandate on mandate.company_id = own.company_id
            and mandate.id = own.id and ${sql.raw(isShown('mandate'))}
          where own.person_id = whose.id))`.as('sources'),
    ])
    .$narrowType<{ id: number; profile_id: string; full_name: string }>()
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** The member's contacts, newest first, and how many there are in all; without people who are not shown any more. */
export const findContactIds = async (
  db: Database,
  accountId: number,
  limit: number,
): Promise<{ total: number; ids: number[] }> => {
  const rows = await db
    .selectFrom('contact')
    .innerJoin(
      listedPeople(db, sql`array(select person_id from contact where account_id = ${accountId})`).as('person'),
      'person.id',
      'contact.person_id',
    )
    .select(['person_id', (contact) => contact.fn.countAll<number>().over().as('total')])
    .where('account_id', '=', accountId)
    .orderBy('added_at', 'desc')
    .orderBy('person_id')
    .limit(limit)
    .execute();
  return { total: rows[0]?.total ?? 0, ids: rows.map(({ person_id }) => person_id) };
};
