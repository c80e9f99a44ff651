import {
  restoreStatistics,
  STATISTICS_VERSION,
  type Statistics,
  type StoredStatistics,
  storeStatistics,
} from '@firmament/identity/statistics';
import type pg from 'pg';
import { copyRows } from '../../platform/database/copy-rows.ts';
import { copyInto } from './copy-into.ts';

/** How common names, towns and doors are, one row each, so that a page can read the few it needs. */

export type Kind = Exclude<keyof StoredStatistics, 'version' | 'persons' | 'mentions'>;

const KINDS: readonly Kind[] = ['names', 'given', 'surnames', 'places', 'roles', 'addresses', 'mandates'];

/** The kind of the rows that count all persons and mentions. */
export const TOTAL = 'total';

export type CountRow = { kind: string; key: string; count: number };

export const writeStatistics = async (client: pg.ClientBase, statistics: Statistics): Promise<void> => {
  const stored = storeStatistics(statistics);
  await client.query('delete from identity_count');
  await copyInto(client, 'identity_count (kind, key, count)', rowsOf(stored));
};

function* rowsOf(stored: StoredStatistics): Generator<[string, string, number]> {
  yield [TOTAL, 'persons', stored.persons];
  yield [TOTAL, 'mentions', stored.mentions];
  for (const kind of KINDS) for (const [key, count] of stored[kind]) yield [kind, key, count];
}

const empty = (): StoredStatistics => ({
  version: STATISTICS_VERSION,
  persons: 0,
  mentions: 0,
  names: [],
  given: [],
  surnames: [],
  places: [],
  roles: [],
  addresses: [],
  mandates: [],
});

const add = (stored: StoredStatistics, { kind, key, count }: CountRow): void => {
  if (kind === TOTAL) stored[key as 'persons' | 'mentions'] = count;
  else stored[kind as Kind].push([key, count]);
};

export const collect = (rows: readonly CountRow[]): Statistics => {
  const stored = empty();
  for (const row of rows) add(stored, row);
  return restoreStatistics(stored) as Statistics;
};

/** There is one for nearly every name, and each run reads them all. */
export const readStatistics = async (client: pg.ClientBase): Promise<Statistics> => {
  const stored = empty();
  for await (const rows of copyRows(client, 'select kind, key, count from identity_count')) {
    for (const row of rows) add(stored, { kind: row.text(0), key: row.text(1), count: row.number(2) ?? 0 });
  }
  return restoreStatistics(stored) as Statistics;
};
