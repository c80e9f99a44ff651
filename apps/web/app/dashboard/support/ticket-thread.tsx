import { MAX_TICKET_TEXT_LENGTH, type Ticket, type TicketMessage } from '@firmament/api-contract/calls/support';
import { Button, Skeleton, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../lib/api/api-error.ts';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useDraft } from '../../lib/forms/form-drafts.ts';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Problem } from '../../ui/feedback/problem.tsx';
import { showToast } from '../../ui/feedback/toasts.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ticketQuery, useCloseTicket, useReply } from './support.queries.ts';
import formClasses from './support-form.module.css';
import { TicketStatusMark } from './ticket-status.tsx';
import classes from './ticket-thread.module.css';

const Message = ({ message, details }: { message: TicketMessage; details: string | null }) => {
  const { t } = useTranslation('support', { keyPrefix: 'thread' });
  const { moment } = useDateFormat();
  const { author, text, sent_at } = message;
  return (
    <li className={classes.message} data-author={author}>
      <p className={classes.from}>
        <b>{author === 'support' ? t('us') : t('you')}</b> <time dateTime={sent_at}>{moment(sent_at)}</time>
      </p>
      <p className={classes.text}>{text}</p>
      {details !== null && (
        <>
          <p className={classes.detailsTitle}>{t('details')}</p>
          <p className={classes.text}>{details}</p>
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
    <form ref={draft} className={`${formClasses.form} ${classes.reply}`} noValidate onSubmit={submit}>
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
      <div className={formClasses.end}>
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
  const { data: ticket, error, refetch } = useQuery(ticketQuery(ticketId));
  if (ticket === undefined && error !== null) {
    const isMissing = error instanceof ApiError && error.code === 'not_found';
    return isMissing ? (
      <p className={classes.missing} role="alert">
        {t('thread.notFound')}
      </p>
    ) : (
      <Problem error={error} onRetry={() => refetch()} />
    );
  }
  if (ticket === undefined) {
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton height={240} radius="lg" />
      </div>
    );
  }
  return (
    <Card title={ticket.title} aside={<TicketStatusMark status={ticket.status} />}>
      <p className={classes.facts}>
        {t('list.number', { number: ticket.ticket_id })} · {t('thread.opened', { moment: moment(ticket.created_at) })}
      </p>
      <ol className={classes.messages}>
        {ticket.messages.map((message, index) => (
          <Message key={message.message_id} message={message} details={index === 0 ? ticket.details : null} />
        ))}
      </ol>
      {/* The key gives each ticket its own form: a reply begun in one must not appear in another. */}
      <ReplyForm key={ticket.ticket_id} ticket={ticket} />
    </Card>
  );
};
