import { expect, it } from 'vitest';
import { useAccountsApp } from '../../test/servers/accounts-app.ts';
import { addCompany, addPerson } from '../../test/worlds/records.ts';
import { addMention, addRegisterPerson, mergePersons } from '../../test/worlds/register-people.ts';
import { runAuditCommand } from '../access-log/audit-command.ts';
import { countOpening, countWithin, findRequested } from './count-requests.query.ts';

const MONTH = '2026-03-01';

const useRequests = async () => {
  const app = await useAccountsApp();
  await app.join();
  const session = await app.enter();
  const { db } = app.database;
  const accountId = Number((await app.get('getUserDetails', session)).json().user.uid);
  const companyId = await addCompany(db);
  const rosa = await addRegisterPerson(db, { companyId, title: 'Prokurist', place: 'Graz' });
  const again = await addMention(db, { companyId }, rosa);
  const of = (ids: readonly number[]) => ({
    accountId,
    kind: 'person' as const,
    ids,
    month: MONTH,
    quota: 10,
    at: app.clock.now(),
  });
  const open = (id: number) => countOpening(db, { ...of([id]), isOpening: true });
  const take = (ids: readonly number[], exportId = 1) =>
    db.transaction().execute((trx) => countWithin(trx, { ...of(ids), isOpening: false, exportId }));
  const recent = async () => (await app.get('get_access_logs', session)).json().logs;
  return { ...app, session, db, companyId, rosa, again, of, open, take, recent };
};

it('a person of the registers is counted once a month, whichever mention is opened or exported', async () => {
  const { db, rosa, again, of, open, take } = await useRequests();
  const anna = await addPerson(db, 'anna');
  expect(await open(-again)).toEqual({ found: 1, free: 0, counted: 1 });
  expect(await open(-rosa)).toEqual({ found: 1, free: 1, counted: 0 });
  expect((await findRequested(db, of([-again, -rosa, anna]))).requested).toEqual(new Set([-again, -rosa]));
  expect(await take([-rosa, -again, anna])).toMatchObject({ found: 2, free: 1, counted: 1 });
  expect(await open(-999_999)).toMatchObject({ found: 0 });
});

it('two who are found to be one stay free, and what an export counted is kept by opening another mention', async () => {
  const { db, companyId, rosa, again, open, take } = await useRequests();
  const other = await addRegisterPerson(db, { companyId, name: 'R. Register' });
  expect(await take([-rosa, -other])).toMatchObject({ found: 2, counted: 2 });
  await mergePersons(db, rosa, other);
  expect(await open(-again)).toMatchObject({ found: 1, free: 1, counted: 0 });
  expect(await db.selectFrom('record_request').select('export_id').execute()).toEqual([
    { export_id: null },
    { export_id: null },
  ]);
});

it('an opening is listed as recently viewed and in the audit log, once the two are one as one', async () => {
  const { db, companyId, rosa, again, open, recent } = await useRequests();
  const other = await addRegisterPerson(db, { companyId, name: 'R. Register' });
  await open(-again);
  await open(-other);
  expect(await recent()).toMatchObject([
    { entity_id: `reg.${other}`, entity_type: 'employee', name: 'R. Register' },
    { entity_id: `reg.${rosa}`, name: 'Rosa Register', title: 'Prokurist', place: 'Graz' },
  ]);
  await mergePersons(db, rosa, other);
  expect(await recent()).toMatchObject([{ entity_id: `reg.${rosa}`, name: 'Rosa Register' }]);
  const lines = await runAuditCommand(db, ['person', `reg.${again}`]);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain(`person reg.${rosa} (Rosa Register)`);

  await db.deleteFrom('register_person').execute();
  expect(await recent()).toEqual([]);
  expect(await runAuditCommand(db, ['person', `reg.${rosa}`])).toHaveLength(2);
});
