import pg from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { useTestDatabase } from '../../../test/test-database.ts';
import { createLogger } from '../logger.ts';
import { handleJob, handleOnSchedule, startJobRunner } from './job-runner.ts';
import { defineJob, enqueue } from './jobs.ts';

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

it('goes on after the database refused to take note of a finished job', async () => {
  const { db, pool } = await useTestDatabase();
  const greet = defineJob('greet', z.object({ name: z.string() }));
  const greeted: string[] = [];
  const handlers = [handleJob(greet, async ({ name }) => void greeted.push(name))];

  // Once, as if the server had gone away between a job and the note of it; the queue then ends itself.
  let refusals = 0;
  const query = pg.Client.prototype.query as (...values: unknown[]) => unknown;
  const refuse = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...values) {
    const [statement] = values as unknown[];
    const { text } = Object(statement) as { text?: string };
    const isNote = text !== undefined && /delete from .*jobs/is.test(text);
    if (!isNote || refusals > 0) return query.apply(this, values);
    refusals += 1;
    return Promise.reject(new Error('gone'));
  });
  onTestFinished(() => refuse.mockRestore());

  const runner = await startJobRunner(pool, handlers, createLogger('silent'));
  onTestFinished(() => runner.stop());
  await enqueue(db, greet, { name: 'Ada' });
  await expect.poll(() => refusals, { timeout: 10_000 }).toBe(1);
  await enqueue(db, greet, { name: 'Eva' });
  await expect.poll(() => greeted, { timeout: 15_000 }).toContain('Eva');
});
