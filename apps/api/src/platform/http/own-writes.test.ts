import { describe, expect, it } from 'vitest';
import { useAccountsApp } from '../../../test/servers/accounts-app.ts';
import { useTestDatabase } from '../../../test/servers/test-database.ts';
import { objectFrom } from '../../../test/worlds/objection.ts';
import { addCompany } from '../../../test/worlds/records.ts';
import type { Reads } from '../database/reads.ts';

/** A second database stands for a replica that has nothing yet. */
const useLaggingApp = async () => {
  const [database, replica] = [await useTestDatabase(), await useTestDatabase()];
  const caughtUp: string[] = [];
  const reads: Reads = {
    hasReplicas: true,
    replicas: () => [],
    mayLag: replica.db,
    newest: database.db,
    caughtUp: async () => void caughtUp.push('asked'),
    close: async () => {},
  };
  const app = await useAccountsApp({ database, reads });
  await app.join();
  return { ...app, replica, caughtUp, session: await app.enter() };
};

const marksOf = (answer: { cookies: { name: string }[] }) =>
  answer.cookies.filter(({ name }) => name === 'firmament_wrote');

describe('with replicas', () => {
  it('shows rows of a replica, but of the primary to a caller who has just changed something', async () => {
    const { get, post, session, database, replica } = await useLaggingApp();
    const id = await addCompany(database.db, { name: 'Neuer Name' });
    await replica.pool.query(`insert into company (id, name, status, source_id, fetched_at, licence)
      overriding system value values (${id}, 'Alter Name', 'active', 9, now(), 'Fictional')`);
    const nameFor = async (headers: { cookie: string }) =>
      (await get(`companies?cid=${id}`, headers)).json().company.company_name;
    expect(await nameFor(session)).toBe('Alter Name');

    const changed = await post('changeName', { fullname: 'Eva Beispiel' }, session);
    expect(marksOf(changed)).toMatchObject([{ value: '1', httpOnly: true, maxAge: 5, path: '/api' }]);
    expect(await nameFor({ cookie: `${session.cookie}; firmament_wrote=1` })).toBe('Neuer Name');
  });

  it('shows a company that the replica does not know yet', async () => {
    const { get, session, database } = await useLaggingApp();
    const id = await addCompany(database.db);
    expect((await get(`companies?cid=${id}`, session)).statusCode).toBe(200);
  });

  it('leaves no mark after calls that change nothing, not even after a POST', async () => {
    const { get, post, session } = await useLaggingApp();
    const search = { entity: 'companies', performanceIndicators: [], offset: 0 };
    expect(marksOf(await post('search', search, session))).toEqual([]);
    expect(marksOf(await get('getUserDetails', session))).toEqual([]);
  });

  it('answers an objection only when no replica shows the person any more', async () => {
    const { post, deliver, caughtUp } = await useLaggingApp();
    await objectFrom({ post, deliver }, { email: 'anna@kunde.example' });
    expect(caughtUp).toEqual(['asked']);
  });
});

it('leaves no mark if there are no replicas', async () => {
  const { post, join, enter } = await useAccountsApp();
  await join();
  expect(marksOf(await post('changeName', { fullname: 'Eva Beispiel' }, await enter()))).toEqual([]);
});
