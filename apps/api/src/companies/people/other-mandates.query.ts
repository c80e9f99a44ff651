import { PEOPLE_PER_PAGE } from '@firmament/api-contract/calls/company-facts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { IN_OFFICE, SHOWN_TERM } from '../../records/terms/mandate-terms.ts';

/** One of a person's mandates at a company that is being wound up or insolvent. */
type Failing = {
  company_id: number;
  name: string;
  title: string;
  is_in_office: boolean;
  is_insolvent: boolean;
  is_certain: boolean;
};

/** To whom a mandate belongs, and how many that person holds elsewhere; `likely`: those of who is likely the same. */
export type Whose = { mandate_id: number; person_id: number; certain: number; likely: number; failing: Failing[] };

const amongThem = (companyId: number, of: 'all' | 'few' | readonly number[]): RawBuilder<boolean> => {
  if (of === 'all') return sql`true`;
  if (of !== 'few') return sql`mention.id = any(${of})`;
  return sql`(select count(*) from (select from mention where company_id = ${companyId} limit ${PEOPLE_PER_PAGE + 1}) few)
    <= ${PEOPLE_PER_PAGE}`;
};

/** Nobody reads more. */
const MAX_FAILING = 10;

/**
 * Of people of a company at once, without mandates of long ago. Who is not found out yet, or objected, is left out.
 * `few`: of nobody if there are more than a page has, whose mandates are better looked for by their ids.
 */
export const findOtherMandates = async (
  db: Database,
  companyId: number,
  of: 'all' | 'few' | readonly number[] = 'all',
): Promise<Whose[]> => {
  const { rows } = await sql<Whose>`
    with here as (
      select mention.id, mention.person_id, mention.group_id
      from mention join register_person on register_person.id = mention.person_id
      where mention.company_id = ${companyId} and ${amongThem(companyId, of)}
    ), elsewhere as (
      select mention.group_id, mention.person_id, mention.company_id, lower(mandate.title) as title,
        bool_or(${sql.raw(IN_OFFICE)}) as is_in_office
      from mention
      join register_person on register_person.id = mention.person_id
      join mandate on mandate.company_id = mention.company_id and mandate.id = mention.id
      where mention.group_id in (select group_id from here) and mention.company_id <> ${companyId}
        and ${sql.raw(SHOWN_TERM)}
      group by mention.group_id, mention.person_id, mention.company_id, lower(mandate.title)
    ), failing as materialized (
      select elsewhere.*, other.name, other.insolvency is not null as is_insolvent
      from elsewhere join company other on other.id = elsewhere.company_id
      where other.status = 'in_liquidation' or (other.status = 'active' and other.insolvency is not null)
    )
    select here.id as mandate_id, here.person_id,
      count(title) filter (where elsewhere.person_id = here.person_id) as certain,
      count(title) filter (where elsewhere.person_id <> here.person_id) as likely,
      array(
        select jsonb_build_object('company_id', failing.company_id, 'name', failing.name, 'title', failing.title,
          'is_in_office', is_in_office, 'is_insolvent', is_insolvent, 'is_certain', failing.person_id = here.person_id)
        from failing where failing.group_id = here.group_id
        order by failing.person_id <> here.person_id, failing.company_id limit ${MAX_FAILING}
      ) as failing
    from here left join elsewhere on elsewhere.group_id = here.group_id
    group by here.id, here.person_id, here.group_id`.execute(db);
  return rows;
};
