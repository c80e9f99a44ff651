import {
  answerTicket,
  closeDeskTicket,
  type SeenTicket,
  ticketMeanwhile,
} from '@firmament/api-contract/calls/desk/tickets';
import { MAX_TICKET_TEXT_LENGTH } from '@firmament/api-contract/calls/support';
import { LOG } from '@firmament/api-contract/desk/log-action';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { type DetailProps, Loaded } from './loaded.tsx';
import classes from './panel.module.css';
import { type DeskTicketThread, ticketQuery } from './panel.queries.ts';
import { Actions, Question } from './question.tsx';
import { Section, Written } from './section.tsx';
import { SoFar } from './so-far.tsx';
import { Who } from './who.tsx';

type Asked = { ticket: DeskTicketThread };

/**
 * Sends what the operator had in view when the question was asked, whatever was read anew behind it since. The refusal
 * says what is new; who sends again has seen that, too.
 */
const useSeen = ({ messages, status }: DeskTicketThread) => {
  const [seen, setSeen] = useState<SeenTicket>({ message_id: messages.at(-1)?.message_id ?? 0, status });
  return <T,>(send: (seen: SeenTicket) => Promise<T>): Promise<T> =>
    send(seen).catch((error: unknown) => {
      const meanwhile = ticketMeanwhile.safeParse(error instanceof ApiError && error.details);
      if (meanwhile.success) {
        const { status: now, messages: added } = meanwhile.data;
        setSeen({ message_id: added.at(-1)?.message_id ?? seen.message_id, status: now });
      }
      throw error;
    });
};

const Answer = ({ ticket }: Asked) => {
  const { ticket_id, language } = ticket;
  const { t } = useTranslation('deskPanel');
  const asSeen = useSeen(ticket);
  const [text, setText] = useState('');
  const given = text.trim();
  return (
    <Question
      question={t('ticket.answerQuestion')}
      consequence={t('ticket.answerConsequence')}
      confirmLabel={t('ticket.send')}
      action={LOG.ticketAnswered(ticket_id)}
      missing={given === '' ? { text: t('missing') } : {}}
      send={() => asSeen((seen) => callApi(answerTicket, { params: { ticket_id }, body: { text: given, seen } }))}
    >
      {(problems) => (
        <Textarea
          name="text"
          label={t('ticket.text', { language: t(language === 'de' ? 'languages.de' : 'languages.en') })}
          rows={6}
          maxLength={MAX_TICKET_TEXT_LENGTH}
          aria-required
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          error={problems.text}
        />
      )}
    </Question>
  );
};

const Close = ({ ticket }: Asked) => {
  const { ticket_id } = ticket;
  const { t } = useTranslation('deskPanel', { keyPrefix: 'ticket' });
  const asSeen = useSeen(ticket);
  return (
    <Question
      question={t('closeQuestion')}
      consequence={t('closeConsequence')}
      confirmLabel={t('close')}
      action={LOG.ticketClosed(ticket_id)}
      send={() => asSeen((seen) => callApi(closeDeskTicket, { params: { ticket_id }, body: { seen } }))}
    />
  );
};

const Thread = ({ ticket: { title, messages, details, from } }: { ticket: DeskTicketThread }) => {
  const { t } = useTranslation('deskPanel', { keyPrefix: 'ticket' });
  const { moment } = useDateFormat();
  return (
    <Section title={<bdi>{title}</bdi>}>
      <ol>
        {messages.map(({ message_id, author, text, sent_at }, index) => (
          <li key={message_id} className={classes.message} data-author={author}>
            <b>{author === 'support' ? t('us') : <bdi>{from}</bdi>}</b>{' '}
            <time className="text-12 ink3" dateTime={sent_at}>
              {moment(sent_at)}
            </time>
            <Written>{text}</Written>
            {index === 0 && details !== null && <Written>{details}</Written>}
          </li>
        ))}
      </ol>
    </Section>
  );
};

export const TicketDetail = ({ id }: DetailProps) => {
  const { t } = useTranslation('deskPanel');
  return (
    <Loaded query={ticketQuery(id)}>
      {(ticket) => {
        const { status, language } = ticket;
        const answer = { action: 'answer', label: t('ticket.answer'), question: <Answer ticket={ticket} /> };
        const close = { action: 'close', label: t('ticket.close'), question: <Close ticket={ticket} /> };
        return (
          <>
            <Who name={ticket.from} accountId={ticket.account_id} />
            <Facts layout="lines">
              <Fact name={t('ticket.status')}>{t(`ticket.statuses.${status}`)}</Fact>
              <Fact name={t('member:email')}>{ticket.email}</Fact>
              <Fact name={t('language')}>{t(language === 'de' ? 'languages.de' : 'languages.en')}</Fact>
            </Facts>
            <Thread ticket={ticket} />
            <Actions actions={status === 'closed' ? [answer] : [answer, close]} />
            <SoFar events={[{ title: t('ticket.opened'), at: ticket.created_at }]} log={ticket.log} />
          </>
        );
      }}
    </Loaded>
  );
};
