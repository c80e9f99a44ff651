import { expect, it } from 'vitest';
import { EVA, useAccountsApp } from '../../test/servers/accounts-app.ts';
import { createMailboxTransport } from '../platform/mail/mail-transport.ts';

const PDF = { fileName: 'Rechnung-Größe.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7 x') };

const useMailbox = async () => {
  const app = await useAccountsApp();
  const { database, clock } = app;
  await app.join();
  const mailbox = createMailboxTransport(database.db, 'a@b.example', clock);
  await mailbox.deliver({
    to: EVA.email,
    subject: 'x',
    text: 'x',
    html: 'x',
    images: [],
    attachments: [PDF],
  });
  return app;
};

it('shows the files of a kept mail', async () => {
  const { app, get } = await useMailbox();
  const [mail] = (await get(`dev/mailbox?to=${EVA.email}`)).json().mails;
  expect(mail.attachments).toEqual([{ name: PDF.fileName, url: expect.stringMatching(/attachments\/\d+$/) }]);
  const file = await app.inject(mail.attachments[0].url);
  expect(file.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-cache' });
  expect(file.headers['content-disposition']).toContain('Rechnung-Gr%C3%B6%C3%9Fe.pdf');
  expect(file.rawPayload.equals(PDF.content)).toBe(true);
  expect((await get('dev/mailbox/attachments/999')).statusCode).toBe(404);
});

it('is part of the member’s data and goes with the account', async () => {
  const { get, post, enter, database } = await useMailbox();
  const session = await enter();
  const { data } = (await get('exportUserData', session)).json();
  expect(data.mails.at(-1)).toMatchObject({ subject: 'x', attachments: [{ file_name: PDF.fileName }] });
  await post('deleteAccount', { proof: { password: EVA.password } }, session);
  expect(await database.db.selectFrom('mailbox_attachment').select('id').execute()).toEqual([]);
});
