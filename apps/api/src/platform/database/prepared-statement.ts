import type { Compilable, CompiledQuery, Kysely, PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { DB } from './schema.generated.ts';

/**
 * Statements that are asked all the time and are large: built once per process, planned once per connection. Their columns
 * are to be named one by one, because `*` no longer fits its plan when a migration adds a column.
 */

const MARK = /^\/\* prepared (\w+) \*\/ /;

/** Makes a statement of one value; gives the function that asks it. The name is the statement's on every connection. */
export const prepareStatement = <Input, Row>(
  name: string,
  build: (db: Kysely<DB>, input: Input) => Compilable<Row>,
) => {
  // Stands where the value will be: nothing is sent while the statement is built, so it need not be one.
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

/** A statement as the driver takes it, with the name that travels in front of its text. */
export const withName = (text: string, values: unknown[]): pg.QueryConfig => {
  const name = MARK.exec(text)?.[1];
  return name === undefined ? { text, values } : { name, text, values };
};

/** The pool as kysely uses it; kysely itself knows no names of statements, so they travel in front of the text. */
export const namingStatements = (pool: pg.Pool): PostgresPool => ({
  connect: async () => {
    const client = await pool.connect();
    const query = (text: string, values: unknown[]) => client.query(withName(text, values));
    return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() };
  },
  end: () => pool.end(),
});
