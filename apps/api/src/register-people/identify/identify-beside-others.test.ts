import type pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { addCompany } from '../../../test/worlds/records.ts';
import { addMandate, useRegisters } from '../../../test/worlds/registers.ts';
import { listTables } from '../../backup/tables.query.ts';

/** The same person, by the key of the source, in two companies. */
const OTTO = { name: 'Otto Muster', person_key: 'otto' };

const contentOf = async (client: pg.ClientBase) => {
  const content: Record<string, unknown[]> = {};
  for (const { name } of await listTables(client)) {
    content[name] = (await client.query(`select to_jsonb(t) as row from "${name}" t order by t::text`)).rows;
  }
  return content;
};

it('A run over all neither waits for a backup under way nor spoils it', async () => {
  const registers = await useRegisters();
  const { db, pool, client, identify } = registers;
  for (let i = 0; i < 3; i++) await addMandate(registers, await addCompany(db), OTTO);
  await identify();
  const backup = await pool.connect();
  onTestFinished(() => backup.release());
  await backup.query('begin isolation level repeatable read read only');
  const before = await contentOf(backup);
  expect([before.mention_edge, before.mention_key, before.register_person].map((rows) => rows?.length)).toEqual([
    3,
    expect.any(Number),
    1,
  ]);

  await addMandate(registers, await addCompany(db), OTTO);
  await client.query('delete from mandate where id in (select min(id) from mandate)');
  await client.query('delete from identity_state');
  expect((await identify())?.kind).toBe('all');
  expect(await contentOf(backup)).toEqual(before);
});

it('A backup that begins while a run over all is writing finds everything', async () => {
  const registers = await useRegisters();
  const { db, pool, client, identify } = registers;
  for (let i = 0; i < 3; i++) await addMandate(registers, await addCompany(db), OTTO);
  await identify();
  await client.query('delete from identity_state');
  const backup = await pool.connect();
  onTestFinished(() => backup.release());
  // A snapshot, but no table has been read yet.
  await backup.query('begin isolation level repeatable read read only');
  await backup.query('select pg_current_snapshot()');
  await identify();
  const found = await contentOf(backup);
  expect(found.mention_edge).toHaveLength(3);
  expect(found.mention_key?.length).toBeGreaterThan(0);
});
