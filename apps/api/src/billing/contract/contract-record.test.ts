import { expect, it } from 'vitest';
import { useBillingApp } from '../../../test/servers/billing-app.ts';
import { lockContract } from './contract-record.ts';

it('locks the member before the contract, as deleting an account does, so that neither waits for the other', async () => {
  const { begin, database } = await useBillingApp();
  await begin();
  const { db, pool } = database;
  const { rows } = await pool.query<{ id: number }>('select id from contract');
  const deleting = await pool.connect();
  await deleting.query('begin; select from account for update');
  const locking = db.transaction().execute((trx) => lockContract(trx, rows[0]?.id ?? 0));
  const waiting = async () =>
    (await pool.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
      .rows.length;
  await expect.poll(waiting).toBe(1);
  await deleting.query('select from contract for update nowait');
  await deleting.query('commit');
  deleting.release();
  expect((await locking)?.id).toBe(rows[0]?.id);
});
