import type pg from 'pg';

/** Which companies the next run has to look at, and how far it will then have read the change feed. */
export type Changed = { companyIds: number[]; horizon: number };

/** Every transaction below the horizon is over; rows are read afterwards, so nothing below it is missed. */
export const readHorizon = async (client: pg.ClientBase): Promise<number> => {
  const { rows } = await client.query<{ horizon: string }>(
    'select pg_snapshot_xmin(pg_current_snapshot())::text as horizon',
  );
  return Number(rows[0]?.horizon);
};

/** Companies whose people, address or ties changed since a mark, or of whose people an operator decided something. */
export const findChanged = async (client: pg.ClientBase, mark: number): Promise<Changed> => {
  const horizon = await readHorizon(client);
  const { rows } = await client.query<{ company_id: number }>(
    `select company_id from mandate where revision >= $1
     union
     select id from company where revision >= $1 and exists (select from mandate where company_id = company.id)
     union
     select from_company_id from tie where revision >= $1
     union
     select to_company_id from tie where revision >= $1 and to_company_id is not null
     union
     select mention.company_id from tombstone join mention on mention.id = entity_id
     where entity = 'mandate' and tombstone.revision >= $1`,
    [mark],
  );
  return { companyIds: rows.map(({ company_id }) => company_id), horizon };
};
