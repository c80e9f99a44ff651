import { expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/servers/test-database.ts';
import { PARTICLES } from './particles.ts';

it('the database leaves out the same particles', async () => {
  const { pool } = await useTestDatabase();
  const { rows } = await pool.query(`select prosrc from pg_proc where proname = 'names_person'`);
  const list = /array\[([^\]]+)\]/.exec(rows[0].prosrc)?.[1] ?? '';
  expect(list.split(', ').map((word) => word.slice(1, -1))).toEqual([...PARTICLES]);
});
