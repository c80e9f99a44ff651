import { getMailbox, getMailboxAttachment } from '@firmament/api-contract/calls/mailbox';
import type { FastifyInstance } from 'fastify';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../platform/database/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import { etagOf, sendPrivateFile } from '../platform/http/send-private-file.ts';
import { serve } from '../platform/http/serve.ts';

const SHOWN = 50;

/** The demo mailbox: read the mails that would have gone out. Registered only in demo mode without an SMTP server. */
export const registerMailboxRoutes = (app: FastifyInstance, db: Database): void => {
  serve(app, getMailbox, async ({ query }) => {
    let mails = db
      .selectFrom('mailbox_mail')
      .selectAll()
      .select((mail) =>
        jsonArrayFrom(
          mail
            .selectFrom('mailbox_attachment as attached')
            .select(['attached.id', 'attached.file_name'])
            .whereRef('attached.mail_id', '=', 'mailbox_mail.id')
            .orderBy('attached.id'),
        ).as('attachments'),
      )
      .orderBy('id', 'desc')
      .limit(SHOWN);
    if (query.to !== undefined) {
      const address = query.to.toLowerCase();
      mails = mails.where((row) => row(row.fn<string>('lower', ['recipient']), '=', address));
    }
    const rows = await mails.execute();
    return {
      mails: rows.map((row) => ({
        id: row.id,
        to: row.recipient,
        subject: row.subject,
        text: row.body_text,
        html: row.body_html,
        attachments: row.attachments.map(({ id, file_name }) => ({
          name: file_name,
          url: `/api/dev/mailbox/attachments/${id}`,
        })),
        sentAt: row.sent_at.toISOString(),
      })),
    };
  });
  serve(app, getMailboxAttachment, async ({ params, request, reply }) => {
    const file = await db.selectFrom('mailbox_attachment').selectAll().where('id', '=', params.id).executeTakeFirst();
    if (!file) throw new AppError('not_found');
    const { content, content_type: contentType, file_name: fileName } = file;
    return sendPrivateFile(request, reply, { contentType, fileName, etag: etagOf(content), content: () => content });
  });
};
