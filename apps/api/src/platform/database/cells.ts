import { createHash } from 'node:crypto';

/**
 * Rows of a query that are read cell by cell: a list of columns for the query, and the place of each by its name. A cell
 * that is left out, added or moved then moves no other.
 */
export const cellsOf = <const Name extends string>(
  sql: Readonly<Record<Name, string>>,
): { list: string; at: Readonly<Record<Name, number>> } => {
  const names = Object.keys(sql) as Name[];
  return {
    list: names.map((name) => sql[name]).join(', '),
    at: Object.fromEntries(names.map((name, place) => [name, place])) as Record<Name, number>,
  };
};

/** Of what is kept of a reading: another query, or another way to read its cells, makes what was kept before worthless. */
export const versionOf = (reading: number, queries: readonly string[]): string =>
  `${reading}-${createHash('sha256').update(queries.join('\n')).digest('hex').slice(0, 12)}`;
