import type pg from 'pg';
import { nameKey } from '../staging/name-key.ts';
import { type Candidate, chooseCompany, foldTown } from './choose-company.ts';
import { namedRows, tellApart } from './named-companies.ts';
import {
  type CompanyRow,
  type NamedCompanyRow,
  plain,
  READ_BY_INDEX,
  type Resolved,
  readCompanies,
  readTies,
  type TieRow,
  writeNamed,
  writeTies,
} from './names.query.ts';

/** Names that are settled in one go. */
const NAMES_AT_ONCE = 2_000;

/** Finds the other end of ties, after all records of an import have arrived. Not inside a transaction. */
export const resolveTies = async (client: pg.ClientBase): Promise<void> => {
  await resolveByNumber(client);
  while (await inTransaction(client, settleSome));
};

export const inTransaction = async (
  client: pg.ClientBase,
  work: (client: pg.ClientBase) => Promise<boolean>,
): Promise<boolean> => {
  await client.query('begin');
  try {
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
};

/** The same inside a transaction, for ties that it has written itself, without numbers. */
export const settleNames = async (client: pg.ClientBase): Promise<void> => {
  while (await settleSome(client));
};

/** The same for the ties that one company states and those that its names have made doubtful in this transaction. */
export const resolveTiesOf = async (client: pg.ClientBase, companyId: number): Promise<void> => {
  await resolveByNumber(client, `and tie.from_company_id = ${companyId}`);
  // What an import beside it has noted is left to that import.
  while (await settleSome(client, 'where xmin = pg_current_xact_id()::xid'));
};

/** A number counts for more than any name. Two companies with one number are no reason to change what was found. */
export const resolveByNumber = async (client: pg.ClientBase, only = ''): Promise<void> => {
  const known = [
    'company_source known on known.source_key = tie.to_source_key and known.source_id = tie.source_id',
    'company_key known on known.key = tie.to_match_key',
  ];
  for (const join of known) {
    await client.query(
      `with numbered as (
         update tie set to_company_id = found.company_id, resolved_by = 'number'
         from (
           select tie.id, min(known.company_id) as company_id from tie join ${join}
           where tie.resolved_by is distinct from 'number' and known.company_id <> tie.from_company_id ${only}
           group by tie.id
         ) found
         where tie.id = found.id
         returning tie.name_key, tie.named_key
       )
       insert into unsettled_name (key) select distinct name_key from numbered where named_key is not null`,
    );
  }
};

/** Returns whether there may be more. */
const settleSome = async (client: pg.ClientBase, which = ''): Promise<boolean> => {
  const { rows } = await client.query<{ key: string | null; name: string | null }>(
    `delete from unsettled_name where ctid = any (array(select ctid from unsettled_name ${which} limit ${NAMES_AT_ONCE}))
     returning ${plain('key')} as key, name`,
  );
  if (rows.length === 0) return false;
  const keys = new Set(rows.flatMap(({ key, name }) => key ?? nameKey(name ?? '') ?? []));
  await settle(client, [...keys]);
  return rows.length === NAMES_AT_ONCE;
};

const settle = async (client: pg.ClientBase, keys: readonly string[]): Promise<void> => {
  await client.query(READ_BY_INDEX);
  const ties = groupBy(await readTies(client, keys), ({ name_key }) => name_key);
  const companies = ties.size === 0 ? [] : await readCompanies(client, [...ties.keys()]);
  const candidates = candidatesByKey(companies);
  const changed: Resolved[] = [];
  const named: NamedCompanyRow[] = [];
  for (const [key, own] of ties) {
    const naming = nameTies(key, own, candidates.get(key) ?? []);
    changed.push(...naming.changed);
    named.push(...naming.named);
  }
  await writeTies(client, changed);
  await writeNamed(client, keys, named);
};

const groupBy = <T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
};

const candidatesByKey = (companies: readonly CompanyRow[]): Map<string, Candidate[]> => {
  const byKey = new Map<string, Candidate[]>();
  const add = (key: string, candidate: Candidate): void => {
    const known = byKey.get(key);
    if (known) known.push(candidate);
    else byKey.set(key, [candidate]);
  };
  for (const { name, formerNames, city, ...rest } of companies) {
    const company = { ...rest, town: foldTown(city) };
    const present = nameKey(name);
    if (present !== undefined) add(present, { ...company, spellings: [name], isFormerName: false });
    const former = groupBy(formerNames, (formerName) => nameKey(formerName) ?? '');
    for (const [key, spellings] of former) if (key !== present) add(key, { ...company, spellings, isFormerName: true });
  }
  return byKey;
};

type NamedTies = { changed: Resolved[]; named: NamedCompanyRow[] };

/** Decides all ties of one name. */
const nameTies = (key: string, ties: readonly TieRow[], candidates: readonly Candidate[]): NamedTies => {
  const found = new Map(ties.map((tie) => [tie.id, findEnd(tie, candidates)] as const));
  const endOf = ({ id }: TieRow): End => found.get(id) ?? NO_END;
  const named = ties.map((tie) => ({
    id: tie.id,
    name: tie.to_name,
    place: tie.place,
    number: tie.to_match_key,
    country: tie.namer_country,
    companyId: endOf(tie).to_company_id,
    isOpen: tie.resolved_by !== 'number',
  }));
  const keys = tellApart(
    key,
    named.filter(({ isOpen }) => isOpen),
  );
  // Who was found by its number keeps the key of the time when it was only a name, if there was one.
  for (const { id, resolved_by, named_key } of ties) if (resolved_by === 'number' && named_key) keys.set(id, named_key);
  const changed = ties.flatMap((tie) => {
    const end = endOf(tie);
    const named_key = keys.get(tie.id) ?? null;
    const isSame =
      end.to_company_id === tie.to_company_id && end.resolved_by === tie.resolved_by && named_key === tie.named_key;
    return isSame ? [] : [{ id: tie.id, ...end, named_key }];
  });
  return { changed, named: namedRows(named, keys).map((row) => ({ ...row, nameKey: key })) };
};

type End = Pick<TieRow, 'to_company_id' | 'resolved_by'>;
const NO_END: End = { to_company_id: null, resolved_by: null };

const findEnd = (tie: TieRow, candidates: readonly Candidate[]): End => {
  if (tie.resolved_by === 'number') return { to_company_id: tie.to_company_id, resolved_by: 'number' };
  const choice = chooseCompany(
    {
      name: tie.to_name,
      town: foldTown(tie.place),
      court: tie.court,
      isOver: tie.is_over,
      namer: { id: tie.namer_id, country: tie.namer_country, court: tie.namer_court },
    },
    candidates,
  );
  return choice === undefined ? NO_END : { to_company_id: choice.companyId, resolved_by: choice.resolvedBy };
};
