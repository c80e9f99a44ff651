import type pg from 'pg';
import type { Candidate, ResolvedBy } from './choose-company.ts';
import type { NamedRow } from './named-companies.ts';

/** Reads and writes all that bears one of some names. */

/** For one transaction. A name has few rows, which the planner does not know: it would read all companies each time. */
export const READ_BY_INDEX =
  'set local enable_seqscan = off; set local enable_hashjoin = off; set local enable_mergejoin = off';

/** Keys are made without dashes. */
export const plain = (key: string): string => `replace(${key}::text, '-', '')`;

export type TieRow = {
  id: number;
  name_key: string;
  to_name: string;
  place: string | null;
  court: string | null;
  to_match_key: string | null;
  is_over: boolean;
  to_company_id: number | null;
  resolved_by: ResolvedBy | null;
  named_key: string | null;
  namer_id: number;
  namer_country: string | null;
  namer_court: string | null;
};

/** Lowest first, so that the same tie always gives a named company its name. */
export const readTies = async (client: pg.ClientBase, keys: readonly string[]): Promise<TieRow[]> => {
  const { rows } = await client.query<TieRow>(
    `select tie.id, ${plain('tie.name_key')} as name_key, to_name, place, tie.court, to_match_key, to_company_id,
       resolved_by, ${plain('named_key')} as named_key,
       has_ended or ended_on is not null or not is_listed as is_over,
       namer.id as namer_id, namer.country as namer_country, namer.court as namer_court
     from unnest($1::uuid[]) as wanted (key)
     cross join lateral (select * from tie where name_key = wanted.key offset 0) tie
     join company namer on namer.id = from_company_id
     order by tie.id`,
    [keys],
  );
  return rows;
};

export type CompanyRow = Omit<Candidate, 'isFormerName' | 'spellings' | 'town'> & {
  name: string;
  formerNames: string[];
  city: string | null;
};

/** Those that have one of the keys. A company keeps the keys of names that it no longer bears. */
export const readCompanies = async (client: pg.ClientBase, keys: readonly string[]): Promise<CompanyRow[]> => {
  const known = await client.query<{ company_id: number }>(
    'select distinct company_id from company_key where key = any ($1::uuid[])',
    [keys],
  );
  const { rows } = await client.query<CompanyRow>(
    `select id, name, city, court, country, status <> 'terminated' as "isLiving",
       array(select f.name from company_former_name f where f.company_id = company.id) as "formerNames"
     from company where id = any ($1::integer[]) order by id`,
    [known.rows.map(({ company_id }) => company_id)],
  );
  return rows;
};

export type Resolved = Pick<TieRow, 'id' | 'to_company_id' | 'resolved_by' | 'named_key'>;

export const writeTies = async (client: pg.ClientBase, ties: readonly Resolved[]): Promise<void> => {
  if (ties.length === 0) return;
  await client.query(
    `update tie set to_company_id = found.to_company_id, resolved_by = found.resolved_by, named_key = found.named_key
     from unnest($1::integer[], $2::integer[], $3::text[], $4::uuid[])
       as found (id, to_company_id, resolved_by, named_key)
     where tie.id = found.id`,
    [
      ties.map(({ id }) => id),
      ties.map(({ to_company_id }) => to_company_id),
      ties.map(({ resolved_by }) => resolved_by),
      ties.map(({ named_key }) => named_key),
    ],
  );
};

export type NamedCompanyRow = NamedRow & { nameKey: string };

/**
 * Brings the named companies of some names up to date. One comes when a tie leads nowhere else, stays as a pointer when
 * its record has arrived, and goes when nobody names it any more.
 */
export const writeNamed = async (
  client: pg.ClientBase,
  keys: readonly string[],
  named: readonly NamedCompanyRow[],
): Promise<void> => {
  const columns = [
    named.map(({ key }) => key),
    named.map(({ nameKey }) => nameKey),
    named.map(({ name }) => name),
    named.map(({ place }) => place),
    named.map(({ companyId }) => companyId),
    named.map(({ isNeeded }) => isNeeded),
  ];
  const rows = `unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::integer[], $6::boolean[])
    as found (key, name_key, name, place, company_id, is_needed)`;
  await client.query(
    `insert into named_company (key, name_key, name, place, company_id)
     select key, name_key, name, place, company_id from ${rows}
     where is_needed or exists (select from named_company known where known.key = found.key)
     on conflict (key) do update set name = excluded.name, place = excluded.place, company_id = excluded.company_id
     where (named_company.name, named_company.place, named_company.company_id)
       is distinct from (excluded.name, excluded.place, excluded.company_id)`,
    columns,
  );
  await client.query('delete from named_company where name_key = any ($1::uuid[]) and key <> all ($2::uuid[])', [
    keys,
    columns[0],
  ]);
};
