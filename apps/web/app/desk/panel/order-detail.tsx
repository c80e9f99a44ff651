import { acceptOrder, declineOrder } from '@firmament/api-contract/calls/desk/orders';
import { LOG } from '@firmament/api-contract/desk/log-action';
import { isolated } from '@firmament/record/isolated-text';
import { useState } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useMoney } from '../../lib/format/money.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Due } from '../parts/due.tsx';
import { type DetailProps, Loaded } from './loaded.tsx';
import { type Order, orderQuery } from './panel.queries.ts';
import { Actions, NOT_YET, Question, ReasonField } from './question.tsx';
import { SoFar } from './so-far.tsx';
import { usePanel } from './use-panel.ts';
import { useToday } from './use-today.ts';
import { Who } from './who.tsx';

const Accept = ({ order: { number, plan } }: { order: Order }) => {
  const { t } = useTranslation('deskPanel', { keyPrefix: 'order' });
  return (
    <Question
      question={t('acceptQuestion')}
      consequence={t('acceptConsequence')}
      confirmLabel={t('accept')}
      action={LOG.orderAccepted(number, plan)}
      send={() => callApi(acceptOrder, { params: { number }, body: {} })}
    />
  );
};

const Decline = ({ order: { number } }: { order: Order }) => {
  const { t } = useTranslation('deskPanel');
  const [reason, setReason] = useState('');
  const given = reason.trim();
  return (
    <Question
      question={t('order.declineQuestion')}
      consequence={t('order.declineConsequence')}
      confirmLabel={t('order.decline')}
      action={LOG.orderDeclined(number, given || NOT_YET)}
      missing={given === '' ? { reason: t('missing') } : {}}
      send={() => callApi(declineOrder, { params: { number }, body: { reason: given } })}
    >
      {(problems) => <ReasonField value={reason} onChange={setReason} error={problems.reason} />}
    </Question>
  );
};

const OrderFacts = ({ order }: { order: Order }) => {
  const { t } = useTranslation('deskPanel', { keyPrefix: 'order' });
  const { day } = useDateFormat();
  const money = useMoney();
  const today = useToday();
  const { details } = order;
  const address = [details.name, details.street, `${details.postcode} ${details.city}`, details.vat_id ?? ''];
  return (
    <Facts layout="lines">
      <Fact name={t('plan')}>{order.plan}</Fact>
      <Fact name={t('price')}>
        {t('priceMonthly', { net: money(order.monthly_net_cents), total: money(order.monthly_total_cents) })}
      </Fact>
      <Fact name={t('customer')}>{t(`customers.${order.customer}`)}</Fact>
      <Fact name={t('term')}>{t('months', { count: order.minimum_months })}</Fact>
      {order.customer === 'consumer' && (
        <Fact name={t('start')}>{order.starts_at_once ? t('atOnce') : t('afterWithdrawal')}</Fact>
      )}
      <Fact name={t('answerBy')}>
        {order.phase === 'ordered' ? <Due on={order.answer_by} today={today} /> : day(order.answer_by)}
      </Fact>
      <Fact name={t('email')}>{order.email}</Fact>
      <Fact name={t('address')}>{address.filter(Boolean).map(isolated).join(', ')}</Fact>
    </Facts>
  );
};

export const OrderDetail = ({ id }: DetailProps) => {
  const { t } = useTranslation('deskPanel', { keyPrefix: 'order' });
  const action = usePanel().opened?.action;
  return (
    <Loaded query={orderQuery(id)}>
      {(order) => {
        const isOpen = order.phase === 'ordered';
        return (
          <>
            <Who name={order.buyer} detail={order.city} accountId={order.account_id} />
            <OrderFacts order={order} />
            {isOpen && action === 'accept' && <Accept order={order} />}
            {isOpen && action === 'decline' && <Decline order={order} />}
            {isOpen && action === undefined && (
              <Actions
                actions={[
                  { action: 'accept', label: t('accept') },
                  { action: 'decline', label: t('decline') },
                ]}
              />
            )}
            <SoFar events={[{ title: t('ordered'), at: order.ordered_at }]} log={order.log} />
          </>
        );
      }}
    </Loaded>
  );
};
