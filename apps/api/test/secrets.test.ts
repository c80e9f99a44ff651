import { SMTPServer } from 'smtp-server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { EVA } from './servers/accounts-app.ts';
import { startProgram } from './servers/program.ts';
import { useTestDatabase } from './servers/test-database.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const SMTP_PASSWORD = 'smtp-hunter2';

/** A mail server that lets us in and then refuses every recipient, naming them. */
const startRefusingMailServer = async (): Promise<number> => {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(null, { user: 'firmament' }),
    onRcptTo: ({ address }, _session, done) => done(new Error(`no such user ${address}`)),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

it('the log holds no secret and nobody’s address, even at the level trace and when things fail', async () => {
  const { url, pool } = await useTestDatabase();
  const port = await startRefusingMailServer();
  const program = startProgram({
    DATABASE_URL: url,
    SMTP_URL: `smtp://firmament:${SMTP_PASSWORD}@127.0.0.1:${port}`,
    LOG_LEVEL: 'trace',
  });
  const address = await program.isReady;
  const post = (path: string, body: unknown, cookie = '') =>
    fetch(`${address}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address, cookie },
      body: JSON.stringify(body),
    });
  const token = 'c'.repeat(43);
  await post('register', EVA);
  await post('login', { email: EVA.email, password: EVA.password });
  await post('login', { email: EVA.email, password: 'wrong-Passwort' });
  await post('reset', { email: EVA.email });
  await post('logout', {}, `firmament_session=${token}`);
  await post('login', { email: EVA.email, password: { nested: EVA.password } });
  await fetch(`${address}/api/verify?token=${token}`);
  await fetch(`${address}/api/getUserDetails`, { headers: { cookie: `firmament_session=${token}` } });
  const failedMails = async () =>
    (await pool.query('select last_error from graphile_worker.jobs where last_error is not null')).rows.length;
  await expect.poll(failedMails, { timeout: 30_000 }).toBeGreaterThan(0);
  await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  await expect.poll(() => program.output(), { timeout: 30_000 }).toContain('a database connection broke');
  program.child.kill('SIGTERM');
  await program.ended;

  const log = program.output();
  expect(log).toContain('/api/login');
  expect(log).toContain('no such user');
  const databasePassword = new URL(url).password;
  expect(databasePassword.length).toBeGreaterThan(7);
  const secrets = [EVA.password, 'wrong-Passwort', EVA.email, token, SMTP_PASSWORD, databasePassword, url, 'secretKey'];
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
});
