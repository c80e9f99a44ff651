import { expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/servers/test-database.ts';
import { prepareStatement } from './prepared-statement.ts';

const sourceById = prepareStatement('test_source', (db, id: number) =>
  db.selectFrom('source').select('name').where('id', '=', id),
);

it('a prepared statement runs for one value after another and is planned once', async () => {
  const { db } = await useTestDatabase();
  await db.connection().execute(async (connection) => {
    expect(await sourceById(connection, 2)).toEqual([{ name: 'firmenbuch' }]);
    expect(await sourceById(connection, 4)).toEqual([{ name: 'zefix' }]);
    expect(await sourceById(connection, 99)).toEqual([]);
    const { rows } = await connection.executeQuery<{ name: string }>({
      ...connection.selectFrom('source').compile(),
      sql: 'select name from pg_prepared_statements',
    });
    expect(rows).toEqual([{ name: 'test_source' }]);
  });
});
