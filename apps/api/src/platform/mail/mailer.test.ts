import { SAMPLE_OFFER } from '@firmament/api-contract/sample-offer';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type TestDatabase, useTestDatabase } from '../../../test/servers/test-database.ts';
import { TEST_SECRET_KEYS } from '../../../test/tools/secret-keys.ts';
import { FICTIONAL_OPERATOR } from '../../../test/worlds/fictional-operator.ts';
import { offlineRefresh } from '../../../test/worlds/offline-refresh.ts';
import { jobHandlers } from '../../job-handlers.ts';
import { systemClock } from '../clock.ts';
import { startJobRunner } from '../jobs/job-runner.ts';
import { enqueue } from '../jobs/jobs.ts';
import { createLogger } from '../logger.ts';
import { composeMail } from './compose-mail.ts';
import { createMailboxTransport, createSmtpTransport, type MailTransport } from './mail-transport.ts';
import { queueMail, sendMailJob, sendWrittenMailJob } from './mailer.ts';

const FROM = 'Firmament <no-reply@firmament.example>';
const welcome = composeMail({
  to: 'eva@kunde.example',
  language: 'de',
  subject: 'Grüß Gott',
  paragraphs: ['Willkommen in Ägypten'],
});
const withFiles = composeMail({
  ...welcome,
  attachments: [{ document: 'invoice', number: '2026-000001' }, { document: 'terms' }],
});

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
    db,
    clock: systemClock,
    logger: createLogger('silent'),
    mailTransport,
    refresh: offlineRefresh,
    mergeExtract: async () => [],
    takeBackExtract: async () => undefined,
    completeMandates: async () => {},
    settleNames: async () => {},
    identifyPeople: async () => {},
    isUp: () => true,
    sync: { sources: [], run: async () => {} },
    siteUrl: () => 'http://localhost',
    mailSender: () => FICTIONAL_OPERATOR,
    makeDocument: async (reference) => ({
      fileName: `${JSON.stringify(reference).replace(/\W+/g, '-')}.pdf`,
      contentType: 'application/pdf',
      content: Buffer.from(`%PDF ${reference.document}`),
    }),
    offer: () => SAMPLE_OFFER,
    secretKeys: TEST_SECRET_KEYS,
    config: { contactEmail: 'office@firmament.example', backupDays: 35, acceptsOrdersAtOnce: true, isDemo: false },
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
    await queueMail(database.db, { ...welcome, key: 'sign-up.7' });
    await expect.poll(() => smtp.received).toHaveLength(1);
    expect(smtp.received[0]).toContain('Message-ID: <sign-up.7@');
    expect(smtp.received[0]).toContain('To: eva@kunde.example');
    expect(smtp.received[0]).toContain('=?UTF-8?Q?Gr=C3=BC=C3=9F_Gott?=');
    expect(smtp.received[0]).toContain('Willkommen in =C3=84gypten');
    expect(smtp.received[0]).toContain('Reply-To: office@sternbild.example');
    expect(smtp.received[0]).not.toContain('List-Unsubscribe');
  });

  it('is kept once in the mailbox of the demo, however often it is sent', async () => {
    const { db } = await useTestDatabase();
    const mailbox = createMailboxTransport(db, FROM, systemClock);
    const sent = { to: 'eva@kunde.example', subject: 'a', text: 'b', html: 'c', images: [], attachments: [] };
    for (const key of ['first', 'first', 'second', undefined, undefined]) await mailbox.deliver({ ...sent, key });
    const kept = await db.selectFrom('mailbox_mail').select('mail_key').orderBy('id').execute();
    expect(kept.map(({ mail_key }) => mail_key)).toEqual(['first', 'second', null, null]);
  });

  it('carries the logo in place and its documents as files', async () => {
    const database = await useTestDatabase();
    const smtp = await useSmtpServer();
    await useRunner(database, createSmtpTransport(smtp.url, FROM));
    await queueMail(database.db, withFiles);
    await expect.poll(() => smtp.received).toHaveLength(1);
    const parts = smtp.received[0]?.split(/^--.*$/m) ?? [];
    const logo = parts.find((part) => /^Content-ID: <logo@firmament>/im.test(part));
    expect(logo).toContain('Content-Disposition: inline');
    const files = parts.filter((part) => part.includes('Content-Disposition: attachment'));
    expect(files).toHaveLength(2);
    expect(files[0]).toContain('-document-invoice-number-2026-000001-.pdf');
    expect(files[0]).toContain(Buffer.from('%PDF invoice').toString('base64'));
    expect(files[1]).toContain('Content-Type: application/pdf');
  });

  it('that the version before has queued is delivered as it was written', async () => {
    const database = await useTestDatabase();
    const smtp = await useSmtpServer();
    await useRunner(database, createSmtpTransport(smtp.url, FROM));
    await enqueue(database.db, sendWrittenMailJob, {
      to: 'eva@kunde.example',
      subject: 'Hallo',
      text: 'Willkommen',
      html: '<p>Willkommen</p>',
      oneClickUnsubscribeUrl: 'https://firmament.example/end?token=abc',
    });
    await expect.poll(() => smtp.received).toHaveLength(1);
    expect(smtp.received[0]).toContain('<p>Willkommen</p>');
    expect(smtp.received[0]).toContain('List-Unsubscribe: <https://firmament.example/end?token=abc>');
  });

  it('that recurs tells mail programs how to unsubscribe', async () => {
    const database = await useTestDatabase();
    const smtp = await useSmtpServer();
    await useRunner(database, createSmtpTransport(smtp.url, FROM));
    await queueMail(database.db, { ...welcome, oneClickUnsubscribeUrl: 'https://firmament.example/end?token=abc' });
    await expect.poll(() => smtp.received).toHaveLength(1);
    expect(smtp.received[0]).toContain('List-Unsubscribe: <https://firmament.example/end?token=abc>');
    expect(smtp.received[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('lands in the mailbox when no SMTP server is set', async () => {
    const database = await useTestDatabase();
    await useRunner(database, createMailboxTransport(database.db, FROM, systemClock));
    await queueMail(database.db, welcome);
    const kept = () => database.db.selectFrom('mailbox_mail').selectAll().execute();
    await expect.poll(kept).toMatchObject([{ recipient: welcome.to, subject: 'Grüß Gott' }]);
    // Shown as a page of its own, where a part of a mail cannot be found.
    const [page] = await kept();
    expect(page?.body_html).toContain('src="data:image/png;base64,');
    expect(page?.body_html).not.toContain('cid:');
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
    await expect.poll(() => failedAttempts(database)).toBe(1);
    expect(await countJobs(database.db)).toBe(1);
  });
});

const failedAttempts = async ({ pool }: TestDatabase): Promise<number> => {
  const { rows } = await pool.query('select attempts from graphile_worker.jobs where last_error is not null');
  return rows[0]?.attempts ?? 0;
};

/** Of letters: a cron job may join them at any minute. */
const countJobs = async (db: TestDatabase['db']): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from graphile_worker.jobs where task_identifier = ${sendMailJob.name}`.execute(db);
  return rows[0]?.count ?? -1;
};
