import { MAX_SAME_ADDRESS } from '@firmament/api-contract/calls/network';
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
};

export const findAddress = (db: Database, companyId: number): Promise<Addressed | undefined> =>
  db
    .selectFrom('company')
    .select(['id', 'name', 'legal_form', 'street', 'postcode', 'city', 'country'])
    .where('id', '=', companyId)
    .executeTakeFirst();

type Neighbour = { id: number; name: string; status: string; total: number };

/**
 * Others at this address, those that still exist first, and how many there are. Villages share postcodes, so one that
 * names another town is somewhere else; "Wien" and "Wien, Innere Stadt" are the same.
 */
export const findNeighbours = async (
  db: Database,
  { id, street, postcode, city, country }: Addressed,
): Promise<Neighbour[]> => {
  const { rows } = await sql<Neighbour>`
    select id, name, status, count(*) over () as total from company
    where address_key(street, postcode, country) = address_key(${street}, ${postcode}, ${country})
      and street is not null and postcode is not null and id <> ${id}
      and (city is null or ${city}::text is null or starts_with(lower(city), lower(${city}))
        or starts_with(lower(${city}), lower(city)))
    order by status = 'terminated', prominence desc, id limit ${MAX_SAME_ADDRESS}`.execute(db);
  return rows;
};
