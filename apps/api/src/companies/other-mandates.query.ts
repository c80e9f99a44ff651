import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { SHOWN_TERM } from '../platform/database/mandate-terms.ts';

/** To whom a mandate belongs, and how many that person holds elsewhere; `likely`: those of who is likely the same. */
export type Whose = { mandate_id: number; person_id: number; certain: number; likely: number };

/** Of all people of a company at once, without mandates of long ago. Who is not found out yet, or objected, is left out. */
export const findOtherMandates = async (db: Database, companyId: number): Promise<Whose[]> => {
  const { rows } = await sql<Whose>`
    with here as (
      select mention.id, mention.person_id, mention.group_id
      from mention join register_person on register_person.id = mention.person_id
      where mention.company_id = ${companyId}
    ), elsewhere as (
      select distinct mention.group_id, mention.person_id, mention.company_id, lower(mandate.title) as title
      from mention
      join register_person on register_person.id = mention.person_id
      join mandate on mandate.company_id = mention.company_id and mandate.id = mention.id
      where mention.group_id in (select group_id from here) and mention.company_id <> ${companyId}
        and ${sql.raw(SHOWN_TERM)}
    )
    select here.id as mandate_id, here.person_id,
      count(title) filter (where elsewhere.person_id = here.person_id) as certain,
      count(title) filter (where elsewhere.person_id <> here.person_id) as likely
    from here left join elsewhere on elsewhere.group_id = here.group_id
    group by here.id, here.person_id`.execute(db);
  return rows;
};
