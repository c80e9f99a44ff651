import { payInvoice, takeBackPayment } from '@firmament/api-contract/calls/desk/invoices';
import { LOG } from '@firmament/api-contract/desk/log-action';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useMoney } from '../../lib/format/money.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Due } from '../parts/due.tsx';
import { type DetailProps, Loaded } from './loaded.tsx';
import { type Invoice, invoiceQuery } from './panel.queries.ts';
import { Actions, Question, ReasonQuestion } from './question.tsx';
import { SoFar } from './so-far.tsx';
import { useToday } from './use-today.ts';
import { Who } from './who.tsx';

const MAX_STATEMENT_LENGTH = 140;

/** Books what came in or, of a credit note, what was sent back. The amount is a fact: only the whole is booked. */
const Pay = ({ invoice: { number, kind, open_cents } }: { invoice: Invoice }) => {
  const { t } = useTranslation('deskPanel');
  const money = useMoney();
  const today = useToday();
  const [chosen, setChosen] = useState<string>();
  const paidOn = chosen ?? today;
  const [statement, setStatement] = useState('');
  const given = statement.trim();
  const which = kind === 'credit_note' ? 'refund' : 'pay';
  const log = kind === 'credit_note' ? LOG.refundPaid : LOG.invoicePaid;
  return (
    <Question
      question={t(`invoice.${which}.question`, { amount: money(open_cents) })}
      consequence={t(`invoice.${which}.consequence`)}
      confirmLabel={t(`invoice.${which}.confirm`)}
      action={log(number, { cents: open_cents, on: paidOn || today, statement: given || null })}
      missing={paidOn === '' ? { paid_on: t('missing') } : {}}
      send={() =>
        callApi(payInvoice, {
          params: { number },
          body: { paid_on: paidOn, ...(given !== '' && { statement: given }) },
        })
      }
    >
      {(problems) => (
        <>
          <TextInput
            name="paid_on"
            type="date"
            size="xs"
            label={t(`invoice.${which}.on`)}
            max={today}
            value={paidOn}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            error={problems.paid_on}
          />
          <TextInput
            name="statement"
            size="xs"
            label={t('invoice.statement')}
            maxLength={MAX_STATEMENT_LENGTH}
            value={statement}
            onChange={({ currentTarget }) => setStatement(currentTarget.value)}
            error={problems.statement}
          />
        </>
      )}
    </Question>
  );
};

const TakeBack = ({ invoice: { number, reopens_cents } }: { invoice: Invoice }) => {
  const { t } = useTranslation('deskPanel', { keyPrefix: 'invoice.takeBack' });
  const money = useMoney();
  return (
    <ReasonQuestion
      question={t('question', { amount: money(reopens_cents) })}
      consequence={t('consequence')}
      confirmLabel={t('confirm')}
      action={(reason) => LOG.paymentTakenBack(number, { cents: reopens_cents, reason })}
      send={(reason) => callApi(takeBackPayment, { params: { number }, body: { reason } })}
    />
  );
};

const Access = ({ blocksOn, today }: { blocksOn: string; today: string }) => {
  const { t } = useTranslation('deskPanel', { keyPrefix: 'invoice' });
  const { day } = useDateFormat();
  return blocksOn <= today ? t('blocked', { day: day(blocksOn) }) : t('blocks', { day: day(blocksOn) });
};

const InvoiceFacts = ({ invoice }: { invoice: Invoice }) => {
  const { t } = useTranslation('deskPanel', { keyPrefix: 'invoice' });
  const { day } = useDateFormat();
  const money = useMoney();
  const today = useToday();
  const { period_from, period_until, tax_percent, fees_cents, blocks_on } = invoice;
  const period = period_from !== null && t('period', { from: day(period_from), until: day(period_until) });
  return (
    <Facts layout="lines">
      <Fact name={t('amount')}>
        {money(invoice.total_cents)}{' '}
        <span className="ink3">{t('tax', { net: money(invoice.net_cents), percent: tax_percent })}</span>
      </Fact>
      {fees_cents > 0 && <Fact name={t('fees')}>{money(fees_cents)}</Fact>}
      <Fact name={t('state')}>
        {t(`states.${invoice.state}`)}
        {invoice.open_cents > 0 && `, ${t('stillOpen', { amount: money(invoice.open_cents) })}`}
      </Fact>
      <Fact name={t('for')}>{[invoice.plan, period].filter(Boolean).join(', ')}</Fact>
      <Fact name={t('due')}>
        {day(invoice.due_on)} {invoice.open_cents > 0 && <Due on={invoice.due_on} today={today} />}
      </Fact>
      <Fact name={t('reference')} isMono>
        {invoice.reference}
      </Fact>
      {blocks_on !== null && (
        <Fact name={t('access')}>
          <Access blocksOn={blocks_on} today={today} />
        </Fact>
      )}
      <Fact name={t('contract')} isMono>
        {invoice.contract_number}
      </Fact>
      <Fact name={t('member:email')}>{invoice.email}</Fact>
    </Facts>
  );
};

const useEvents = () => {
  const { t } = useTranslation('deskPanel', { keyPrefix: 'invoice.events' });
  const today = useToday();
  return ({ issued_on, due_on, reminders, paid_on, payment_taken_back_on }: Invoice) => [
    { title: t('paid'), at: paid_on },
    { title: t('takenBack'), at: payment_taken_back_on },
    ...reminders.map((on, index) => ({ title: t('reminder', { number: index + 1 }), at: on })),
    { title: t('due'), at: due_on <= today ? due_on : null },
    { title: t('issued'), at: issued_on },
  ];
};

export const InvoiceDetail = ({ id }: DetailProps) => {
  const { t } = useTranslation('deskPanel', { keyPrefix: 'invoice' });
  const eventsOf = useEvents();
  return (
    <Loaded query={invoiceQuery(id)}>
      {(invoice) => {
        const payLabel = t(invoice.kind === 'credit_note' ? 'refund.confirm' : 'pay.confirm');
        const pay = { action: 'pay', label: payLabel, question: <Pay invoice={invoice} /> };
        const takeBack = {
          action: 'take-back',
          label: t('takeBack.confirm'),
          question: <TakeBack invoice={invoice} />,
        };
        return (
          <>
            <Who name={invoice.buyer} detail={invoice.city} accountId={invoice.account_id} />
            <InvoiceFacts invoice={invoice} />
            <Actions
              actions={[...(invoice.can_be_paid ? [pay] : []), ...(invoice.can_be_taken_back ? [takeBack] : [])]}
            />
            <SoFar events={eventsOf(invoice)} log={invoice.log} />
          </>
        );
      }}
    </Loaded>
  );
};
