import { isNameKey, type Key } from '../blocking.ts';
import type { Profile } from '../profile.ts';
import type { Entry } from '../store.ts';
import { loadEntries, type Run } from './run.ts';

/** Whoever came, went or changed: as they were, and as they are. */
export type Turnover = {
  before: readonly Entry[];
  after: readonly Entry[];
  /** Who else bore, or bears, their names. */
  blocksBefore: ReadonlyMap<Key, readonly number[]>;
  blocksAfter: ReadonlyMap<Key, readonly number[]>;
};

/**
 * Those beside whom somebody came, went or changed, and who may have to be compared otherwise because of it. Two are
 * taken for one rather if the same name sits beside both: so it matters only to whom somebody of that name sits beside
 * elsewhere, and who is compared with anybody there.
 */
export const colleaguesToCompare = async (
  run: Run,
  profiles: readonly Profile[],
  turnover: Turnover,
  keysOf: (id: number) => readonly Key[],
): Promise<number[]> => {
  const changes = changesByCompany(turnover);
  const companies = await companiesByName(run, turnover);
  const elsewhere = new Map<number, Set<number>>();
  for (const [companyId, { names }] of changes) {
    const others = new Set(names.flatMap((name) => [...(companies.get(name) ?? [])]));
    others.delete(companyId);
    elsewhere.set(companyId, others);
  }
  const keysAt = await run.store.keysOfCompanies([...union(elsewhere.values())]);
  const found: number[] = [];
  for (const [companyId, colleagues] of groupByCompany(profiles)) {
    const change = changes.get(companyId);
    if (change === undefined) continue;
    const keysThere = change.isCommon
      ? undefined
      : union([...(elsewhere.get(companyId) ?? [])].map((id) => keysAt.get(id) ?? []));
    for (const {
      mention: { id },
    } of colleagues) {
      if (keysThere === undefined || keysOf(id).some((key) => keysThere.has(key))) found.push(id);
    }
  }
  return found;
};

/** The keys of the names that came or went at a company; nobody is found by a common one. */
type Change = { names: Key[]; isCommon: boolean };

const changesByCompany = ({ before, after }: Turnover): Map<number, Change> => {
  const changes = new Map<number, Change>();
  for (const { companyId, keys } of [...before, ...after]) {
    const change = changes.get(companyId) ?? { names: [], isCommon: false };
    changes.set(companyId, change);
    const names = keys.filter(isNameKey);
    change.names.push(...names);
    change.isCommon ||= names.length === 0;
  }
  return changes;
};

/** Where somebody of these names was, or is. */
const companiesByName = async (run: Run, turnover: Turnover): Promise<Map<Key, Set<number>>> => {
  const companies = new Map<Key, Set<number>>();
  const was = new Map(turnover.before.map((entry) => [entry.id, entry]));
  const ids = union([...turnover.blocksBefore.values(), ...turnover.blocksAfter.values()]);
  const is = new Map((await loadEntries(run, [...ids])).map((entry) => [entry.id, entry]));
  const add = (key: Key, entry: Entry | undefined): void => {
    if (entry === undefined) return;
    const known = companies.get(key);
    if (known) known.add(entry.companyId);
    else companies.set(key, new Set([entry.companyId]));
  };
  for (const [key, members] of turnover.blocksBefore) for (const id of members) add(key, was.get(id) ?? is.get(id));
  for (const [key, members] of turnover.blocksAfter) for (const id of members) add(key, is.get(id));
  return companies;
};

const groupByCompany = (profiles: readonly Profile[]): Map<number, Profile[]> => {
  const groups = new Map<number, Profile[]>();
  for (const profile of profiles) {
    const group = groups.get(profile.mention.companyId);
    if (group) group.push(profile);
    else groups.set(profile.mention.companyId, [profile]);
  }
  return groups;
};

const union = (lists: Iterable<Iterable<number>>): Set<number> => {
  const all = new Set<number>();
  for (const list of lists) for (const one of list) all.add(one);
  return all;
};
