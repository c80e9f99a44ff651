import pg from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { useTestDatabase } from '../../../test/test-database.ts';
import { createLogger } from '../logger.ts';
import { handleJob, handleOnSchedule, startJobRunner } from './job-runner.ts';
import { defineJob, enqueue } from './jobs.ts';
import { freeAbandonedJobs } from './presence.ts';

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

it('frees the jobs of a process that was killed, and of no other', async () => {
  const { db, pool } = await useTestDatabase();
  const greet = defineJob('greet', z.object({ name: z.string() }));
  for (const name of ['killed', 'alive', 'just begun']) await enqueue(db, greet, { name });
  const lock = (name: string, queue: string, since: string) =>
    pool.query(
      `update graphile_worker._private_jobs set locked_by = $2, locked_at = now() - $3::interval
       where payload->>'name' = $1`,
      [name, queue, since],
    );
  await lock('killed', 'pool-1', '1 minute');
  await lock('alive', 'pool-2', '1 hour');
  await lock('just begun', 'pool-3', '1 second');
  await pool.query(`insert into job_runner values ('pool-1', now() - interval '1 minute'), ('pool-2', now())`);
  await freeAbandonedJobs(pool);
  const { rows } = await pool.query(
    `select payload->>'name' as name from graphile_worker._private_jobs where locked_by is null`,
  );
  expect(rows).toEqual([{ name: 'killed' }]);
  // Nobody to free any more is no reason to fail.
  await freeAbandonedJobs(pool);
});

it('says that it is there, and takes leave', async () => {
  const { pool } = await useTestDatabase();
  const present = async () => (await pool.query('select id from job_runner')).rows.length;
  const runner = await startJobRunner(pool, [], createLogger('silent'));
  await expect.poll(present).toBe(1);
  await runner.stop();
  expect(await present()).toBe(0);
});
