import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { offlineRefresh } from '../../../test/offline-refresh.ts';
import { type TestDatabase, useTestDatabase } from '../../../test/test-database.ts';
import { jobHandlers } from '../../job-handlers.ts';
import { systemClock } from '../clock.ts';
import { startJobRunner } from '../jobs/job-runner.ts';
import { createLogger } from '../logger.ts';
import { createMailboxTransport, createSmtpTransport, type MailTransport, queueMail } from './mailer.ts';

const FROM = 'Firmament <no-reply@firmament.example>';
const welcome = { to: 'eva@kunde.example', subject: 'Grüß Gott', text: 'Willkommen', html: '<p>Willkommen</p>' };

const useSmtpServer = async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (chunk) => (text += chunk));
      stream.on('end', () => {
        received.push(text);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { received, url: `smtp://127.0.0.1:${port}` };
};

const useRunner = async ({ db, pool }: TestDatabase, mailTransport: MailTransport) => {
  const handlers = jobHandlers({
    ...{ db, clock: systemClock, mailTransport, refresh: offlineRefresh },
    siteUrl: () => 'http://localhost',
    config: { contactEmail: 'office@firmament.example', acceptsOrdersAtOnce: true },
  });
  const runner = await startJobRunner(pool, handlers, createLogger('silent'));
  onTestFinished(async () => {
    await runner.stop();
    mailTransport.close();
  });
};

describe('a mail', () => {
  it('reaches a real SMTP server with its umlauts', async () => {
    const database = await useTestDatabase();
    const smtp = await useSmtpServer();
    await useRunner(database, createSmtpTransport(smtp.url, FROM));
    await queueMail(database.db, welcome);
    await expect.poll(() => smtp.received, { timeout: 10_000 }).toHaveLength(1);
    expect(smtp.received[0]).toContain('To: eva@kunde.example');
    expect(smtp.received[0]).toContain('=?UTF-8?Q?Gr=C3=BC=C3=9F_Gott?=');
    expect(smtp.received[0]).toContain('<p>Willkommen</p>');
    expect(smtp.received[0]).not.toContain('List-Unsubscribe');
  });

  it('that recurs tells mail programs how to unsubscribe', async () => {
    const smtp = await useSmtpServer();
    const transport = createSmtpTransport(smtp.url, FROM);
    await transport.deliver({ ...welcome, oneClickUnsubscribeUrl: 'https://firmament.example/end?token=abc' });
    transport.close();
    expect(smtp.received[0]).toContain('List-Unsubscribe: <https://firmament.example/end?token=abc>');
    expect(smtp.received[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('lands in the mailbox when no SMTP server is set', async () => {
    const database = await useTestDatabase();
    await useRunner(database, createMailboxTransport(database.db, FROM, systemClock));
    await queueMail(database.db, welcome);
    const kept = () => database.db.selectFrom('mailbox_mail').selectAll().execute();
    await expect.poll(kept, { timeout: 10_000 }).toMatchObject([{ recipient: welcome.to, subject: 'Grüß Gott' }]);
  });

  it('is queued only if the transaction commits', async () => {
    const { db } = await useTestDatabase();
    const failing = db.transaction().execute(async (trx) => {
      await queueMail(trx, welcome);
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await countJobs(db)).toBe(0);
  });

  it('waits and is tried again while the SMTP server is down', async () => {
    const database = await useTestDatabase();
    await useRunner(database, createSmtpTransport('smtp://127.0.0.1:1', FROM));
    await queueMail(database.db, welcome);
    await expect.poll(() => failedAttempts(database), { timeout: 10_000 }).toBe(1);
    expect(await countJobs(database.db)).toBe(1);
  });

  it('refuses a line break in a header', async () => {
    const { db } = await useTestDatabase();
    await expect(queueMail(db, { ...welcome, subject: 'Hi\r\nBcc: all@kunde.example' })).rejects.toThrow();
    await expect(queueMail(db, { ...welcome, to: 'a@b.example\nBcc: c@d.example' })).rejects.toThrow();
  });
});

const failedAttempts = async ({ pool }: TestDatabase): Promise<number> => {
  const { rows } = await pool.query('select attempts from graphile_worker.jobs where last_error is not null');
  return rows[0]?.attempts ?? 0;
};

const countJobs = async (db: TestDatabase['db']): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from graphile_worker.jobs`.execute(db);
  return rows[0]?.count ?? -1;
};
