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

/** The pool as kysely uses it. kysely has no names for statements, so they are written in front of the text. */
export const namingStatements = (pool: pg.Pool): PostgresPool => ({
  connect: async () => {
    const client = await pool.connect();
    const query = (text: string, values: unknown[]) => client.query(withName(text, values));
    return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() };
  },
  end: () => pool.end(),
});
