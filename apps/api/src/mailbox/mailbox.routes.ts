import { getMailbox } from '@firmament/api-contract/calls/mailbox';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database/database.ts';
import { serve } from '../platform/http/serve.ts';

const SHOWN = 50;

/** The demo mailbox: read the mails that would have gone out. Registered only in demo mode without an SMTP server. */
export const registerMailboxRoutes = (app: FastifyInstance, db: Database): void => {
  serve(app, getMailbox, async ({ query }) => {
    let mails = db.selectFrom('mailbox_mail').selectAll().orderBy('id', 'desc').limit(SHOWN);
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
        sentAt: row.sent_at.toISOString(),
      })),
    };
  });
};
