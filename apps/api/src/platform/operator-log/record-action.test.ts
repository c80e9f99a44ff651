import { LOG } from '@firmament/api-contract/desk/log-action';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/servers/test-database.ts';
import { createTestClock } from '../../../test/tools/test-clock.ts';
import { COMMAND } from './actor.ts';
import { findLog } from './log.query.ts';
import { recordAction } from './record-action.ts';

const useLog = async () => {
  const { db } = await useTestDatabase();
  const clock = createTestClock();
  return { db, clock, read: () => findLog(db, { limit: 10 }) };
};

it('keeps only what has changed', async () => {
  const { db, clock, read } = await useLog();
  const change = {
    before: { status: 'open', owner: 1, tags: ['a'] },
    after: { status: 'closed', owner: 1, tags: ['a'] },
  };
  await db.transaction().execute((trx) => recordAction(trx, clock, COMMAND, LOG.ticketClosed(1), change));
  await db
    .transaction()
    .execute((trx) => recordAction(trx, clock, COMMAND, LOG.ticketClosed(2), { before: {}, after: {} }));
  expect(await read()).toMatchObject([
    { subject_id: '2', before: null, after: null },
    { subject_id: '1', before: { status: 'open' }, after: { status: 'closed' } },
  ]);
});

it('has no entry for what did not happen', async () => {
  const { db, clock, read } = await useLog();
  const failing = db.transaction().execute(async (trx) => {
    await recordAction(trx, clock, COMMAND, LOG.ticketClosed(1));
    throw new Error('the mail cannot be queued');
  });
  await expect(failing).rejects.toThrow('cannot be queued');
  expect(await read()).toEqual([]);
});
