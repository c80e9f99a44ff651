import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/servers/test-database.ts';
import { addCompany } from '../../../test/worlds/records.ts';
import { addMention } from '../../../test/worlds/register-people.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { deleteRuling, insertRuling, lockRuling } from './rulings.query.ts';

/** Somebody of hundreds of mandates has more pairs of them than could be stamped one by one in time. */
it('A ruling has each mandate looked at anew once, however many pairs it is about', async () => {
  const { db } = await useTestDatabase();
  const companyId = await addCompany(db);
  const ids: number[] = [];
  for (let i = 0; i < 30; i++) ids.push(await addMention(db, { companyId }, ids[0]));
  const [these, those] = [ids.slice(0, 14), ids.slice(14)];
  const at = new Date();
  const count = async (trx: DatabaseTransaction) => {
    const { rows } = await sql<{ updated: number; stamped: number }>`
      select n_tup_upd as updated, (select count(*) from mandate where revision = current_revision()) as stamped
      from pg_stat_xact_user_tables where relname = 'mandate'`.execute(trx);
    return rows[0] ?? { updated: 0, stamped: 0 };
  };
  const updatesBy = (work: (trx: DatabaseTransaction) => Promise<void>) =>
    db.transaction().execute(async (trx) => {
      const before = await count(trx);
      await work(trx);
      const { updated, stamped } = await count(trx);
      return { updated: updated - before.updated, stamped };
    });
  const once = { updated: ids.length, stamped: ids.length };
  const ruling = { these, those, reason: 'Grund.', reportId: null, at };
  expect(await updatesBy((trx) => insertRuling(trx, { ...ruling, verdict: 'two' }))).toEqual(once);
  expect(await updatesBy((trx) => insertRuling(trx, { ...ruling, verdict: 'one' }))).toEqual(once);
  const withdraw = async (trx: DatabaseTransaction) => {
    const newest = await lockRuling(trx, 2);
    if (newest) await deleteRuling(trx, newest, at);
  };
  expect(await updatesBy(withdraw)).toEqual(once);
});
