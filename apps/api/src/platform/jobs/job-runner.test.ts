import type pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { useTestDatabase } from '../../../test/servers/test-database.ts';
import { createLogger } from '../logger.ts';
import { handleJob, handleOnSchedule, startJobRunner } from './job-runner.ts';
import { defineJob, enqueue } from './jobs.ts';
import { freeAbandonedJobs, reportPresence } from './presence.ts';

it('registers a schedule once for all processes', async () => {
  const { pool } = await useTestDatabase();
  const handlers = [handleOnSchedule('tidy-up', '*/10 * * * *', async () => {})];
  for (let i = 0; i < 2; i++) {
    const runner = await startJobRunner(pool, handlers, createLogger('silent'));
    onTestFinished(() => runner.stop());
  }
  const known = async () => (await pool.query('select identifier from graphile_worker._private_known_crontabs')).rows;
  await expect.poll(known).toEqual([{ identifier: 'tidy-up' }]);
});

it('continues after the database failed to record a finished job', async () => {
  const { db, pool } = await useTestDatabase();
  const greet = defineJob('greet', z.object({ name: z.string() }));
  const greeted: string[] = [];
  const handlers = [handleJob(greet, async ({ name }) => void greeted.push(name))];

  const runner = await startJobRunner(pool, handlers, createLogger('silent'));
  onTestFinished(() => runner.stop());
  // Finished jobs are deleted. The first deletion fails, as if the server had gone away; the queue then ends itself. A
  // sequence counts the tries, because it is not rolled back with them.
  await pool.query(`
    create sequence deletion;
    create function refuse_first() returns trigger language plpgsql as $$
      begin if nextval('deletion') = 1 then raise exception 'gone'; end if; return old; end $$;
    create trigger refuse_first before delete on graphile_worker._private_jobs
      for each row execute function refuse_first()`);
  const wasRefused = async () => (await pool.query('select is_called from deletion')).rows[0].is_called;
  await enqueue(db, greet, { name: 'Ada' });
  await expect.poll(wasRefused).toBe(true);
  await enqueue(db, greet, { name: 'Eva' });
  await expect.poll(() => greeted).toContain('Eva');
});

it('begins anew when its very first question fails', async () => {
  const { db, pool } = await useTestDatabase();
  const greet = defineJob('greet', z.object({ name: z.string() }));
  const greeted: string[] = [];
  // It asks for the numbers of its kinds of jobs first, and adds those that are new.
  await pool.query(`
    create sequence question;
    create function refuse_first() returns trigger language plpgsql as $$
      begin if nextval('question') = 1 then raise exception 'gone'; end if; return new; end $$;
    create trigger refuse_first before insert on graphile_worker._private_tasks
      for each row execute function refuse_first()`);
  const handlers = [handleJob(greet, async ({ name }) => void greeted.push(name))];
  const runner = await startJobRunner(pool, handlers, createLogger('silent'));
  onTestFinished(() => runner.stop());
  const wasRefused = async () => (await pool.query('select is_called from question')).rows[0].is_called;
  await expect.poll(wasRefused).toBe(true);
  await enqueue(db, greet, { name: 'Ada' });
  await expect.poll(() => greeted).toEqual(['Ada']);
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
  const client = await pool.connect();
  onTestFinished(() => client.release());
  await freeAbandonedJobs(client);
  const { rows } = await pool.query(
    `select payload->>'name' as name from graphile_worker._private_jobs where locked_by is null`,
  );
  expect(rows).toEqual([{ name: 'killed' }]);
  // With nothing left to free it does not fail.
  await freeAbandonedJobs(client);
});

it('frees the jobs of a process whose session ended, as soon as others had time to come back', async () => {
  const { db, pool } = await useTestDatabase();
  const greet = defineJob('greet', z.object({ name: z.string() }));
  const sessions: Record<string, pg.PoolClient> = {};
  for (const name of ['killed', 'slow']) {
    const session = await pool.connect();
    sessions[name] = session;
    await reportPresence(session, name);
    await enqueue(db, greet, { name });
    await pool.query(
      `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() where payload->>'name' = $1`,
      [name],
    );
  }
  onTestFinished(() => sessions.slow?.release());
  await pool.query(`update job_runner set seen_at = now() - interval '6 seconds'`);
  sessions.killed?.release(true);
  const other = await pool.connect();
  onTestFinished(() => other.release());
  const free = async () => {
    await freeAbandonedJobs(other);
    const { rows } = await pool.query(`select payload->>'name' as name from graphile_worker.jobs j
      join graphile_worker._private_jobs using (id) where j.locked_by is null`);
    return rows.map(({ name }) => name);
  };
  expect(await free()).toEqual([]);
  await expect.poll(free).toEqual(['killed']);
});

it('is listed as present until it stops', async () => {
  const { pool } = await useTestDatabase();
  const present = async () => (await pool.query('select id from job_runner')).rows.length;
  const runner = await startJobRunner(pool, [], createLogger('silent'));
  await expect.poll(present).toBe(1);
  await runner.stop();
  expect(await present()).toBe(0);
});
