import { MAX_TICKET_TEXT_LENGTH, type Ticket, type TicketMessage } from '@firmament/api-contract/calls/support';
import { Button, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useDraft } from '../../lib/forms/form-drafts.ts';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Loaded, Outline } from '../../ui/feedback/loaded.tsx';
import { showToast } from '../../ui/feedback/toasts.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ticketQuery, useCloseTicket, useReply } from './support.queries.ts';
import { TicketStatusMark } from './ticket-status.tsx';
import classes from './ticket-thread.module.css';

const Message = ({ message, details }: { message: TicketMessage; details: string | null }) => {
  const { t } = useTranslation('support', { keyPrefix: 'thread' });
  const { moment } = useDateFormat();
  const { author, text, sent_at } = message;
  return (
    <li className={classes.message} data-author={author}>
      <p className="text-12 row wrap justify-between gap-12 gap-y-0 mb-4">
        <b>{author === 'support' ? t('us') : t('you')}</b>{' '}
        <time className="ink2 numeric" dateTime={sent_at}>
          {moment(sent_at)}
        </time>
      </p>
      <p className={`${classes.text} anywhere`}>{text}</p>
      {details !== null && (
        <>
          <p className="text-12 weight-600 ink2 mt-10">{t('details')}</p>
          <p className={`${classes.text} anywhere`}>{details}</p>
        </>
      )}
    </li>
  );
};

const ReplyForm = ({ ticket: { ticket_id, status } }: { ticket: Ticket }) => {
  const { t } = useTranslation('support', { keyPrefix: 'thread' });
  const reply = useReply(ticket_id);
  const close = useCloseTicket(ticket_id);
  const draft = useDraft(`reply-${ticket_id}`);
  const { submission, submit } = useSubmission({
    check: ({ text }) => (text ? undefined : { message: '', fields: { text: t('missing') } }),
    send: async ({ text = '' }) => {
      await reply.mutateAsync(text);
      return '';
    },
  });
  const isBusy = submission.status === 'sending' || close.isPending;
  return (
    <form ref={draft} className="stack gap-16 px-16 pt-16 pb-16 line-top" noValidate onSubmit={submit}>
      <FormNotice submission={submission} />
      <Textarea
        name="text"
        label={t('reply')}
        description={status === 'closed' && t('replyClosed')}
        inputWrapperOrder={['label', 'description', 'input', 'error']}
        rows={4}
        maxLength={MAX_TICKET_TEXT_LENGTH}
        aria-required
        error={submission.fields.text}
      />
      <div className="row wrap items-center gap-16 gap-y-8">
        <Button type="submit" size="sm" disabled={isBusy}>
          {t('send')}
        </Button>
        {status !== 'closed' && (
          <Button
            size="sm"
            variant="default"
            disabled={isBusy}
            onClick={() => close.mutate(undefined, { onError: ({ message }) => showToast(message, 'failed') })}
          >
            {t('close')}
          </Button>
        )}
      </div>
    </form>
  );
};

/** One ticket: its messages and the reply form. */
export const TicketThread = ({ ticketId }: { ticketId: number }) => {
  const { t } = useTranslation('support');
  const { moment } = useDateFormat();
  const query = useQuery(ticketQuery(ticketId));
  const missing = (
    <p className={`${classes.missing} ink2 text-center`} role="alert">
      {t('thread.notFound')}
    </p>
  );
  return (
    <Loaded query={query} loading={<Outline height={240} />} missing={missing}>
      {(ticket) => (
        <Card title={ticket.title} aside={<TicketStatusMark status={ticket.status} />}>
          <p className="text-12 ink3 px-16 pb-12">
            {t('list.number', { number: ticket.ticket_id })} ·{' '}
            {t('thread.opened', { moment: moment(ticket.created_at) })}
          </p>
          <ol className="stack gap-12 card-body">
            {ticket.messages.map((message, index) => (
              <Message key={message.message_id} message={message} details={index === 0 ? ticket.details : null} />
            ))}
          </ol>
          {/* The key gives each ticket its own form: a reply begun in one must not appear in another. */}
          <ReplyForm key={ticket.ticket_id} ticket={ticket} />
        </Card>
      )}
    </Loaded>
  );
};
