import { LOG } from '@firmament/api-contract/desk/log-action';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../../test/servers/test-database.ts';
import { createTestClock } from '../../test/tools/test-clock.ts';
import { SYSTEM } from '../platform/operator-log/actor.ts';
import { recordAction } from '../platform/operator-log/record-action.ts';
import { purgeOperatorsLog } from './purge-log.ts';

it('keeps what operators did for three years, and no longer', async () => {
  const { db } = await useTestDatabase();
  const clock = createTestClock();
  await db.transaction().execute((trx) => recordAction(trx, clock, SYSTEM, LOG.settingsAdopted(1)));
  const count = async () => (await db.selectFrom('operator_action').select('id').execute()).length;
  clock.pass((3 * 365 - 1) * 24 * 60);
  await purgeOperatorsLog({ db, clock });
  expect(await count()).toBe(1);
  clock.pass(3 * 24 * 60);
  await purgeOperatorsLog({ db, clock });
  expect(await count()).toBe(0);
});
