import { expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/servers/test-database.ts';
import { createTestClock } from '../../../test/tools/test-clock.ts';
import { createMailboxTransport } from './mail-transport.ts';
import { undeliveredWarning } from './undelivered.ts';

it('warns if mails pile up unread, with their number and what to do', async () => {
  const { db } = await useTestDatabase();
  const real = { smtpUrl: undefined, isDemo: false };
  expect(await undeliveredWarning(db, real)).toContain('0 mails wait unread');
  const mailbox = createMailboxTransport(db, 'a@b.example', createTestClock());
  await mailbox.deliver({ to: 'eva@kunde.example', subject: 'x', text: 'x', html: 'x', images: [], attachments: [] });
  const warning = await undeliveredWarning(db, real);
  expect(warning).toContain('1 mail waits unread');
  expect(warning).toContain('Set SMTP_URL=');
  expect(warning).not.toContain('\n');

  expect(await undeliveredWarning(db, { ...real, isDemo: true })).toBeUndefined();
  expect(await undeliveredWarning(db, { ...real, smtpUrl: 'smtp://mail.example' })).toBeUndefined();
});
