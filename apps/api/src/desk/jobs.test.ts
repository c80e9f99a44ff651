import { describe, expect, it } from 'vitest';
import { type DeskApp, useDeskApp } from '../../test/servers/desk-app.ts';
import { composeMail } from '../platform/mail/compose-mail.ts';
import { queueMail } from '../platform/mail/mailer.ts';

const LAST_ERROR =
  'Can’t send mail: 550 5.1.1 <eva@kunde.example> rejected,\n see office@host.example. Ask your postmaster.';

/** Queues a mail; returns the number of its job. */
const queue = async ({ database: { db, pool } }: DeskApp, subject: string): Promise<string> => {
  const paragraphs = ['Ihr geheimer Code lautet 4711.'];
  await queueMail(db, composeMail({ to: 'eva@kunde.example', language: 'de', subject, paragraphs }));
  const { rows } = await pool.query('select max(id)::text as id from graphile_worker._private_jobs');
  return rows[0].id;
};

const change = ({ database: { pool } }: DeskApp, id: string, set: string) =>
  pool.query(`update graphile_worker._private_jobs set ${set} where id = $1`, [id]);

const giveUp = async (desk: DeskApp, subject: string): Promise<string> => {
  const id = await queue(desk, subject);
  await change(desk, id, `attempts = max_attempts, last_error = '${LAST_ERROR}'`);
  return id;
};

describe('background work', () => {
  it('is told apart: running, waiting, planned, given up', async () => {
    const desk = await useDeskApp();
    await queue(desk, 'Wartet');
    await change(desk, await queue(desk, 'Läuft'), `locked_at = now(), locked_by = 'x', attempts = max_attempts`);
    await change(desk, await queue(desk, 'Später'), `run_at = now() + interval '1 hour', attempts = 3`);
    const first = await giveUp(desk, 'Erste');
    const second = await giveUp(desk, 'Zweite');
    const answer = await desk.look('jobs');
    expect(answer.json()).toMatchObject({
      running: 1,
      waiting: 1,
      planned: 1,
      given_up_count: 2,
      given_up: [
        { job_id: second, subject: 'Zweite' },
        {
          job_id: first,
          name: 'send-letter',
          recipient: 'eva@kunde.example',
          subject: 'Erste',
          attempts: 25,
          last_error: 'Can’t send mail: 550 5.1.1 <(address)> rejected, see (address)',
        },
      ],
    });
    expect(answer.body).not.toContain('4711');
  });

  it('is tried again on demand, from the first attempt on', async () => {
    const desk = await useDeskApp();
    const id = await giveUp(desk, 'Endlich');
    await change(desk, id, `run_at = now() + interval '6 hours'`);
    const answer = (await desk.act(`jobs/${id}/retry`)).json();
    expect(answer.message).toBe(`Jonas Egger had job ${id} (Send mail) tried again.`);
    expect(answer.entry).toMatchObject({ action: 'job.retried', subject_id: id, details: { name: 'send-letter' } });
    expect(await desk.deliver()).toMatchObject([{ subject: 'Endlich' }]);
  });

  it('is discarded on demand', async () => {
    const desk = await useDeskApp();
    const id = await giveUp(desk, 'Nie');
    expect((await desk.act(`jobs/${id}/discard`, {}, { 'accept-language': 'de' })).json().message).toBe(
      `Jonas Egger hat Aufgabe ${id} (E-Mail senden) verworfen.`,
    );
    expect((await desk.look('jobs')).json()).toMatchObject({ given_up: [], given_up_count: 0 });
    expect(await desk.act(`jobs/${id}/discard`)).toMatchObject({ statusCode: 404 });
  });

  it('is left alone while it runs or waits', async () => {
    const desk = await useDeskApp();
    const waiting = await queue(desk, 'Wartet');
    const running = await queue(desk, 'Läuft');
    await change(desk, running, `locked_at = now(), locked_by = 'x', attempts = max_attempts`);
    for (const path of [`jobs/${waiting}/retry`, `jobs/${waiting}/discard`, `jobs/${running}/discard`]) {
      expect((await desk.act(path)).json()).toMatchObject({ code: 'conflict' });
    }
    const { rows } = await desk.database.pool.query(`select from operator_action where subject = 'job'`);
    expect(rows).toEqual([]);
  });
});
