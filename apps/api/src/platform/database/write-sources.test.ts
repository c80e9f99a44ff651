import { SOURCE_IDS } from '@firmament/record/sources/sources';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/servers/test-database.ts';
import { migrate } from './migrate.ts';

it('brings the sources up to what this version knows of them', async () => {
  const { pool } = await useTestDatabase();
  const read = async () => (await pool.query('select * from source order by id')).rows;
  const known = await read();
  expect(known.map(({ id }) => id)).toEqual(Object.values(SOURCE_IDS).sort((a, b) => a - b));

  await pool.query(`delete from source where name = 'shab'; update source set licence = 'old' where name = 'gleif'`);
  await migrate(pool);
  expect(await read()).toEqual(known);
});
