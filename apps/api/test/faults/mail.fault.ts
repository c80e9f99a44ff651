import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { expect, it, onTestFinished } from 'vitest';
import { findFreePort } from '../../src/platform/database/embedded/server-process.ts';
import { ask, ms, percentile, query, startServer, stop, tell } from './faulty-server.ts';

const SIGN_UPS = 10;

it('keeps its mails while the mail server is down, and sends them when it is back', async () => {
  const port = await findFreePort();
  const server = await startServer({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  const emails = Array.from({ length: SIGN_UPS }, (_, i) => `mail-${process.pid}-${i}@kunde.example`);
  const answers = [];
  for (const email of emails) {
    const body = { fullname: 'Eva Muster', email, password: 'Seltene-Wolke-17' };
    answers.push(await ask(`${server.address}/api/register`, { body }));
  }
  expect(answers.map(({ status }) => status)).toEqual(emails.map(() => 200));
  // Long enough for first attempts to fail.
  await pause(3000);

  const received: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      received.push(address);
      done();
    },
    onData: (stream, _session, done) => void stream.resume().on('end', () => done()),
  });
  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => smtp.close(() => resolve())));
  const upSince = performance.now();
  const missing = () => emails.filter((email) => !received.includes(email));
  await expect
    .poll(missing, { timeout: 90_000, interval: 200 })
    .toEqual([])
    .catch(async (error) => {
      const jobs = await query(
        'select task_identifier, attempts, run_at, locked_by, last_error from graphile_worker.jobs',
      );
      throw new Error(`${error.message}\n${JSON.stringify(jobs.slice(0, 3))}\n${server.output().slice(-1500)}`);
    });
  const arrivedMs = performance.now() - upSince;
  const twice = received.filter((email) => emails.includes(email)).length - SIGN_UPS;
  expect(twice).toBe(0);
  tell(
    'mail server down, then up',
    `${SIGN_UPS} sign-ups meanwhile, all answered 200 (p95 ${ms(
      percentile(
        answers.map((answer) => answer.ms),
        0.95,
      ),
    )}); ` + `all ${SIGN_UPS} mails arrived once, the last ${ms(arrivedMs)} after the mail server was back`,
  );
  await stop(server);
});
