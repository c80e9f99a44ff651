import type { Compilable, CompiledQuery, Kysely, PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { DB } from './schema.generated.ts';

/**
 * For large statements that run all the time: built once per process, planned once per connection. Name their columns
 * one by one, because the plan of `*` breaks when a migration adds a column.
 */

const MARK = /^\/\* prepared (\w+) \*\/ /;

/** Makes a statement with one value; returns the function that runs it. Its name is the same on every connection. */
export const prepareStatement = <Input, Row>(
  name: string,
  build: (db: Kysely<DB>, input: Input) => Compilable<Row>,
) => {
  // Stands for the value: nothing is sent while the statement is built, so it need not be a real one.
  const slot = {} as Input;
  let built: CompiledQuery<Row> | undefined;
  return async (db: Kysely<DB>, input: Input): Promise<Row[]> => {
    built ??= build(db, slot).compile();
    const { rows } = await db.executeQuery<Row>({
      ...built,
      sql: `/* prepared ${name} */ ${built.sql}`,
      parameters: built.parameters.map((parameter) => (parameter === slot ? input : parameter)),
    });
    return rows;
  };
};

/** A statement for the driver, with the name that is written in front of its text. */
export const withName = (text: string, values: unknown[]): pg.QueryConfig => {
  const name = MARK.exec(text)?.[1];
  return name === undefined ? { text, values } : { name, text, values };
};

/**
 * Called back, because an answer that the driver itself promises outlives its call: pauses for the collection of garbage
 * were four to six times as long.
 */
const asking =
  (client: pg.PoolClient) =>
  (text: string, values: unknown[]): Promise<pg.QueryResult> =>
    new Promise((resolve, reject) => {
      client.query(withName(text, values), (error, result) => (error ? reject(error) : resolve(result)));
    });

/** The pool as kysely uses it. kysely has no names for statements, so they are written in front of the text. */
export const namingStatements = (pool: pg.Pool): PostgresPool => ({
  connect: async () => {
    const client = await pool.connect();
    return { query: asking(client) as unknown as PostgresPoolClient['query'], release: () => client.release() };
  },
  end: () => pool.end(),
});
