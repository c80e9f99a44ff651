import { describe, expect, it } from 'vitest';
import { EVA, useAccountsApp } from '../../test/servers/accounts-app.ts';
import { MINUTES_PER_DAY } from '../../test/tools/test-clock.ts';
import { objectFrom } from '../../test/worlds/objection.ts';
import { addCompany, addPerson } from '../../test/worlds/records.ts';
import { runAuditCommand } from './audit-command.ts';
import { purgeAccesses } from './purge-accesses.ts';

const useMember = async () => {
  const app = await useAccountsApp();
  await app.join();
  const session = await app.enter();
  const company = await addCompany(app.database.db);
  const person = await addPerson(app.database.db, 'anna');
  const entries = () =>
    app.database.db.selectFrom('audit_log').select(['kind', 'entity_id', 'detail']).orderBy('id').execute();
  return { ...app, session, company, person, entries };
};

describe('the audit log', () => {
  it('has every opening and every export, not only the newest', async () => {
    const { get, post, session, company, person, entries } = await useMember();
    await get(`companies?cid=${company}`, session);
    await get('employees?eid=anna', session);
    await get('employees?eid=anna', session);
    await get(`gisaDocument?id=${company}`, session);
    await post('exports', { subject: 'company', company_id: company, format: 'csv' }, session);
    const opened = { kind: 'company', entity_id: company, detail: null };
    const looked = { kind: 'person', entity_id: person, detail: null };
    expect((await entries()).filter(({ kind }) => kind !== 'export')).toEqual(
      expect.arrayContaining([opened, looked, looked]),
    );
    expect(await entries()).toContainEqual({ kind: 'export', entity_id: expect.any(Number), detail: 'company csv' });
  });

  it('has nothing that was refused or does not exist', async () => {
    const { get, session, entries } = await useMember();
    await get('employees?eid=nobody', session);
    await get('employees?eid=anna');
    await get('companies?cid=999999', session);
    expect(await entries()).toEqual([]);
  });

  it('stays when a member clears the list, leaves, or a person objects', async () => {
    const { get, post, deliver, app, session, company, entries, database } = await useMember();
    await get(`companies?cid=${company}`, session);
    await get('employees?eid=anna', session);
    await app.inject({ method: 'DELETE', url: '/api/accessLogs', headers: session });
    await database.pool.query(`update person set email = 'anna@alpenglas.example'`);
    await objectFrom({ post, deliver }, { email: 'anna@alpenglas.example' });
    expect(await database.db.selectFrom('person').selectAll().execute()).toEqual([]);
    // Until the objection is final, the operator can still tell them who has seen their data.
    expect(await runAuditCommand(database.db, ['person', 'anna'])).toHaveLength(1);
    const { data } = (await get('exportUserData', session)).json();
    expect(data.audit_log).toHaveLength(2);
    await post('deleteAccount', { proof: { password: EVA.password } }, session);
    expect(await entries()).toHaveLength(2);
  });

  it('tells the operator who opened what', async () => {
    const { get, session, company, database } = await useMember();
    const { db } = database;
    expect(await runAuditCommand(db, ['person', 'anna'])).toEqual(['Nothing in the last twelve months.']);
    await get('employees?eid=anna', session);
    await get(`companies?cid=${company}`, session);
    const line = /^2026-03-10T09:00:00\.000Z {2}person anna \(Anna Beispiel\) {2}account \d+ {2}eva@kunde\.example$/;
    expect(await runAuditCommand(db, ['person', 'anna'])).toEqual([expect.stringMatching(line)]);
    expect(await runAuditCommand(db, ['company', String(company)])).toHaveLength(1);
    expect(await runAuditCommand(db, ['account', EVA.email])).toHaveLength(2);
    for (const wrong of [[], ['person'], ['person', 'nobody'], ['company', 'x'], ['account', 'x'], ['shoe', '1']]) {
      await expect(runAuditCommand(db, wrong)).rejects.toMatchObject({
        suggestion: expect.stringContaining('npm run audit'),
      });
    }
  });
});

it('forgets accesses after twelve months, and not before', async () => {
  const { get, enter, company, session, clock, database, entries } = await useMember();
  await get(`companies?cid=${company}`, session);
  await get('employees?eid=anna', session);
  const left = async () => ({
    audit: (await entries()).length,
    opened: (await database.db.selectFrom('access_log').select('id').execute()).length,
    requests: (await database.db.selectFrom('record_request').select('month').execute()).length,
    counts: (await database.db.selectFrom('record_request_count').select('used').execute()).length,
  });
  clock.pass(364 * MINUTES_PER_DAY);
  await purgeAccesses(database.db, clock);
  expect(await left()).toEqual({ audit: 2, opened: 2, requests: 2, counts: 1 });
  await get('employees?eid=anna', await enter());
  clock.pass(2 * MINUTES_PER_DAY);
  await purgeAccesses(database.db, clock);
  // The month of the first requests ended less than twelve months ago.
  expect(await left()).toEqual({ audit: 1, opened: 1, requests: 3, counts: 2 });
  clock.pass(31 * MINUTES_PER_DAY);
  await purgeAccesses(database.db, clock);
  expect(await left()).toEqual({ audit: 1, opened: 1, requests: 1, counts: 1 });
});
