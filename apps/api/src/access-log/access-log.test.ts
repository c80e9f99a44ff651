import { describe, expect, it } from 'vitest';
import { EVA, useAccountsApp } from '../../test/servers/accounts-app.ts';
import { objectFrom } from '../../test/worlds/objection.ts';
import { addCompany, addPerson } from '../../test/worlds/records.ts';

type Session = { cookie: string };
type Log = { entity_id: string; entity_type: string; name: string };

const useMember = async () => {
  const app = await useAccountsApp();
  await app.join();
  const session = await app.enter();
  const open = async (path: string, as: Session = session) => {
    app.clock.pass(1);
    return app.get(path, as);
  };
  const logs = async (as: Session = session): Promise<Log[]> => (await app.get('get_access_logs', as)).json().logs;
  return { ...app, session, open, logs };
};

const names = (logs: Log[]): string[] => logs.map(({ name }) => name);

describe('recently viewed', () => {
  it('has the newest opening of each company and person, newest first', async () => {
    const { open, logs, database } = await useMember();
    const { rows } = await database.pool.query(`insert into industry (name) values ('Glaserei') returning id`);
    const company = await addCompany(database.db, { city: 'Wien', industry_id: rows[0].id });
    await addPerson(database.db, 'anna', { title: 'CEO', locality: 'Graz' });
    await open(`companies?cid=${company}`);
    await open('employees?eid=anna');
    await open('employees?eid=nobody');
    await open(`companies?cid=${company}`);
    expect(await logs()).toEqual([
      {
        entity_id: String(company),
        entity_type: 'company',
        name: 'Alpenglas GmbH',
        title: 'Glaserei',
        place: 'Wien',
        accessed_at: '2026-03-10T09:04:00.000Z',
      },
      {
        entity_id: 'anna',
        entity_type: 'employee',
        name: 'Anna Beispiel',
        title: 'CEO',
        place: 'Graz',
        accessed_at: '2026-03-10T09:02:00.000Z',
      },
    ]);
  });

  it('shows at most 50', async () => {
    const { open, logs, database } = await useMember();
    for (let i = 1; i <= 52; i++) {
      await open(`companies?cid=${await addCompany(database.db, { name: `Firma ${i}` })}`);
    }
    const shown = names(await logs());
    expect([shown.length, shown[0], shown.at(-1)]).toEqual([50, 'Firma 52', 'Firma 3']);
  });

  it('leaves out deleted companies and people who objected', async () => {
    const { open, logs, post, deliver, database } = await useMember();
    const gone = await addCompany(database.db);
    const kept = await addCompany(database.db, { name: 'Bleibt AG' });
    await addPerson(database.db, 'anna', { email: 'anna@alpenglas.example' });
    for (const path of [`companies?cid=${gone}`, `companies?cid=${kept}`, 'employees?eid=anna']) await open(path);
    await database.pool.query('delete from company where id = $1', [gone]);
    await objectFrom({ post, deliver }, { email: 'anna@alpenglas.example' });
    expect(names(await logs())).toEqual(['Bleibt AG']);
  });

  it('leaves out openings that were refused', async () => {
    const { open, logs, database } = await useMember();
    const company = await addCompany(database.db);
    await database.pool.query(`insert into record_request_count select id, '2026-03-01', 1000 from account`);
    expect((await open(`companies?cid=${company}`)).statusCode).toBe(402);
    expect(await logs()).toEqual([]);
  });

  it('is private to each member and needs a session', async () => {
    const { open, logs, join, enter, get, database } = await useMember();
    const other = await enter(await join({ email: 'max@kunde.example' }));
    await open(`companies?cid=${await addCompany(database.db)}`);
    await open(`companies?cid=${await addCompany(database.db, { name: 'Von Max' })}`, other);
    expect([names(await logs()), names(await logs(other))]).toEqual([['Alpenglas GmbH'], ['Von Max']]);
    expect((await get('get_access_logs?uid=999', other)).statusCode).toBe(403);
    expect((await get('get_access_logs')).statusCode).toBe(401);
  });

  it('can be cleared, which gives nothing of the quota back', async () => {
    const { app, open, logs, get, join, enter, session, database } = await useMember();
    const company = await addCompany(database.db);
    const other = await enter(await join({ email: 'max@kunde.example' }));
    for (const as of [session, other]) await open(`companies?cid=${company}`, as);
    const clear = (headers: Partial<Session>) =>
      app.inject({ method: 'DELETE', url: '/api/accessLogs', headers: headers as Record<string, string> });
    expect((await clear({})).statusCode).toBe(401);
    expect((await clear(session)).json()).toEqual({ success: true });
    expect([await logs(), names(await logs(other))]).toEqual([[], ['Alpenglas GmbH']]);
    expect((await get('getUserDetails', session)).json().user.company_requests).toBe(1);
  });

  it('is part of the member’s data export and is deleted with the account', async () => {
    const { open, get, post, session, database } = await useMember();
    await open(`companies?cid=${await addCompany(database.db)}`);
    const { data } = (await get('exportUserData', session)).json();
    expect(data.access_log).toMatchObject([{ name: 'Alpenglas GmbH', entity_type: 'company' }]);
    await post('deleteAccount', { proof: { password: EVA.password } }, session);
    const { rows } = await database.pool.query(
      'select (select count(*) from access_log) + (select count(*) from record_request_count) as count',
    );
    expect(rows[0].count).toBe(0);
  });
});
