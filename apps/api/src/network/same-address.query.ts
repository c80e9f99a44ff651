import { MAX_SAME_ADDRESS } from '@firmament/api-contract/calls/network';
import type { Day } from '@firmament/calendar/day';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

export type Addressed = {
  id: number;
  name: string;
  legal_form: string | null;
  street: string | null;
  postcode: string | null;
  city: string | null;
  country: string | null;
  /** Who states the street, and on which day that was said last. */
  source_label: string;
  as_of: Day | null;
};

/** Of a company: the source of its street, and the last day of which we know what that source said. */
const LAST_STATEMENT = sql`
  join source on source.id = coalesce((company.value_sources ->> 'street')::smallint, company.source_id)
  left join lateral (
    select max(as_of) as as_of from company_source
    where company_source.company_id = company.id and company_source.source_id = source.id) stated on true`;

export const findAddress = async (db: Database, companyId: number): Promise<Addressed | undefined> => {
  const { rows } = await sql<Addressed>`
    select company.id, company.name, legal_form, street, postcode, city, country, source.label as source_label, stated.as_of
    from company ${LAST_STATEMENT} where company.id = ${companyId}`.execute(db);
  return rows[0];
};

type Neighbour = Pick<Addressed, 'id' | 'name' | 'source_label' | 'as_of'> & { status: string; total: number };

/**
 * Others at this address, those that still exist first, and how many there are. Villages share postcodes, so one that
 * names another town is somewhere else; "Wien" and "Wien, Innere Stadt" are the same.
 */
export const findNeighbours = async (
  db: Database,
  { id, street, postcode, city, country }: Addressed,
): Promise<Neighbour[]> => {
  const { rows } = await sql<Neighbour>`
    with company as (
      select id, name, status, prominence, value_sources, source_id, count(*) over () as total from company
      where address_key(street, postcode, country) = address_key(${street}, ${postcode}, ${country})
        and street is not null and postcode is not null and id <> ${id}
        and (city is null or ${city}::text is null or starts_with(lower(city), lower(${city}))
          or starts_with(lower(${city}), lower(city)))
      order by status = 'terminated', prominence desc, id limit ${MAX_SAME_ADDRESS})
    select company.id, company.name, status, total, source.label as source_label, stated.as_of from company ${LAST_STATEMENT}
    order by status = 'terminated', prominence desc, company.id`.execute(db);
  return rows;
};
