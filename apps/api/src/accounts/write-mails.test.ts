import { expect, it } from 'vitest';
import { browserWith, EVA, tokenIn, useAccountsApp } from '../../test/servers/accounts-app.ts';
import { TEST_SECRET_KEYS } from '../../test/tools/secret-keys.ts';
import { FICTIONAL_OPERATOR } from '../../test/worlds/fictional-operator.ts';
import { deliverMail } from '../platform/mail/deliver-mail.ts';
import type { RenderedMail } from '../platform/mail/mail-transport.ts';
import { writeVerificationJob } from './accounts.jobs.ts';
import { accountMailHandlers } from './write-mails.ts';

it('delays mail as long as the SMTP server is down, and then sends a link that works', async () => {
  const { post, database, clock } = await useAccountsApp();
  const { db } = database;
  const answer = await post('register', EVA);
  expect(answer.statusCode).toBe(200);

  let isDead = true;
  const sent: RenderedMail[] = [];
  const deliver = async (mail: RenderedMail) => {
    if (isDead) throw new Error('connect ECONNREFUSED');
    sent.push(mail);
  };
  const delivery = {
    mailTransport: { deliver, close: () => {} },
    siteUrl: () => 'http://site.example',
    mailSender: () => FICTIONAL_OPERATOR,
    makeDocument: () => Promise.reject(new Error('none is attached')),
  };
  const handlers = accountMailHandlers({
    db,
    clock,
    siteUrl: delivery.siteUrl,
    secretKeys: TEST_SECRET_KEYS,
    deliver: (mail) => deliverMail(delivery, mail),
  });
  const write = handlers.find(({ name }) => name === writeVerificationJob.name);
  const { id } = await db.selectFrom('registration').select('id').executeTakeFirstOrThrow();
  // More attempts than the mailbox's limit: an undelivered mail must not count.
  for (let attempt = 0; attempt < 12; attempt++) {
    await expect(write?.handle({ registrationId: id })).rejects.toThrow('ECONNREFUSED');
  }
  clock.pass(2 * 24 * 60);
  isDead = false;
  await write?.handle({ registrationId: id });
  expect(sent).toHaveLength(1);
  await write?.handle({ registrationId: id });
  expect(sent).toHaveLength(1);
  // Killed before it could remember: the same mail again.
  await db.updateTable('registration').set({ mailed_at: null }).execute();
  await write?.handle({ registrationId: id });
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[0]?.key).toBeDefined();
  const confirmed = await post('verify/confirm', { token: tokenIn(sent[0]) }, browserWith(answer));
  expect(confirmed.statusCode).toBe(200);
});

it('sends an unverified address the link again instead of a new password', async () => {
  const { post, deliver, clock } = await useAccountsApp();
  await post('register', EVA);
  await deliver();
  clock.pass(6);
  await post('reset', { email: EVA.email });
  expect(await deliver()).toMatchObject([{ subject: 'Please verify your email address' }]);
});
