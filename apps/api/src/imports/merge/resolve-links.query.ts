import type pg from 'pg';
import { runAll } from './merge-batch.ts';

/** Finds the other end of links among the companies that have arrived meanwhile. */
export const resolveLinks = async (client: pg.ClientBase): Promise<void> => {
  await runAll(client, RESOLVE);
};

/** The same for the links that one company states. */
export const resolveLinksOf = async (client: pg.ClientBase, companyId: number): Promise<void> => {
  for (const resolve of RESOLVE) await client.query(`${resolve} and company_link.from_company_id = $1`, [companyId]);
};

const RESOLVE = [
  `update company_link set to_company_id = known.company_id
   from company_source known
   where company_link.to_company_id is null and known.source_key = company_link.to_source_key
     and known.source_id = company_link.source_id and known.company_id <> company_link.from_company_id`,
  `update company_link set to_company_id = known.company_id
   from company_key known
   where company_link.to_company_id is null and known.key = company_link.to_match_key
     and known.company_id <> company_link.from_company_id`,
];
