import type pg from 'pg';
import { runAll } from './merge-batch.ts';

/** Finds the other end of ties among the companies that have arrived meanwhile, and keeps those that are only named. */
export const resolveTies = async (client: pg.ClientBase): Promise<void> => {
  await runAll(client, [...resolve(), ...keepNamed()]);
};

/** The same for the ties that one company states. */
export const resolveTiesOf = async (client: pg.ClientBase, companyId: number): Promise<void> => {
  const only = `and tie.from_company_id = ${companyId}`;
  await runAll(client, [...resolve(only), ...keepNamed(only)]);
};

/** The second part alone, where ties have been resolved already. */
export const keepNamedCompanies = async (client: pg.ClientBase): Promise<void> => {
  await runAll(client, keepNamed());
};

const resolve = (only = ''): string[] => [
  `update tie set to_company_id = known.company_id
   from company_source known
   where tie.to_company_id is null and known.source_key = tie.to_source_key
     and known.source_id = tie.source_id and known.company_id <> tie.from_company_id ${only}`,
  `update tie set to_company_id = known.company_id
   from company_key known
   where tie.to_company_id is null and known.key = tie.to_match_key
     and known.company_id <> tie.from_company_id ${only}`,
];

const keepNamed = (only = ''): string[] => [
  `insert into named_company (key, name, place)
   select distinct on (named_key) named_key, to_name, place from tie
   where to_company_id is null and named_key is not null ${only}
   order by named_key, id
   on conflict (key) do nothing`,
  // Its record has arrived.
  `update named_company set company_id = tie.to_company_id
   from tie
   where tie.named_key = named_company.key and tie.to_company_id is not null and named_company.company_id is null ${only}`,
];
