import { toLanguage } from '@firmament/api-contract/language';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { handleJob, type JobHandler } from '../platform/jobs/job-runner.ts';
import { queueMail } from '../platform/mail/mailer.ts';
import { writeTicketMailJob } from './support.jobs.ts';
import { answerMail, confirmationMail } from './support.mail.ts';

type Deps = { db: Database; clock: Clock; siteUrl: () => string };

export const supportHandlers = (deps: Deps): JobHandler[] => [
  handleJob(writeTicketMailJob, ({ messageId }) => writeTicketMail(deps, messageId)),
];

/** Marks and queues in one transaction, so that a job that runs again writes no second mail. */
const writeTicketMail = ({ db, clock, siteUrl }: Deps, messageId: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const message = await trx
      .updateTable('ticket_message')
      .set({ mailed_at: clock.now() })
      .where('id', '=', messageId)
      .where('mailed_at', 'is', null)
      .returning(['ticket_id', 'author', 'body'])
      .executeTakeFirst();
    if (!message) return;
    const ticket = await trx
      .selectFrom('ticket')
      .innerJoin('account', 'account.id', 'ticket.account_id')
      .select(['ticket.title', 'account.email', 'account.full_name', 'account.language'])
      .where('ticket.id', '=', message.ticket_id)
      .executeTakeFirstOrThrow();
    const write = message.author === 'support' ? answerMail : confirmationMail;
    const { title, email, full_name: fullName, language } = ticket;
    await queueMail(
      trx,
      write({
        ticketId: message.ticket_id,
        title,
        text: message.body,
        email,
        fullName,
        language: toLanguage(language),
        link: `${siteUrl()}/dashboard/support?ticket=${message.ticket_id}`,
      }),
    );
  });
