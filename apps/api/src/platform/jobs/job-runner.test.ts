import { expect, it, onTestFinished } from 'vitest';
import { useTestDatabase } from '../../../test/test-database.ts';
import { createLogger } from '../logger.ts';
import { handleOnSchedule, startJobRunner } from './job-runner.ts';

it('knows what is to run by the clock, once for all processes', async () => {
  const { pool } = await useTestDatabase();
  const handlers = [handleOnSchedule('tidy-up', '*/10 * * * *', async () => {})];
  for (let i = 0; i < 2; i++) {
    const runner = await startJobRunner(pool, handlers, createLogger('silent'));
    onTestFinished(() => runner.stop());
  }
  const known = async () => (await pool.query('select identifier from graphile_worker._private_known_crontabs')).rows;
  await expect.poll(known, { timeout: 10_000 }).toEqual([{ identifier: 'tidy-up' }]);
});
