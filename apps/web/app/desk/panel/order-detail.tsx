import { acceptOrder, declineOrder } from '@firmament/api-contract/calls/desk/orders';
import { LOG } from '@firmament/api-contract/desk/log-action';
import { isolated } from '@firmament/record/isolated-text';
import { callApi } from '../../lib/api/api-client.ts';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useMoney } from '../../lib/format/money.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Due } from '../parts/due.tsx';
import { type DetailProps, Loaded } from './loaded.tsx';
import { type Order, orderQuery } from './panel.queries.ts';
import { Actions, Question, ReasonQuestion } from './question.tsx';
import { SoFar } from './so-far.tsx';
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
  const { t } = useTranslation('deskPanel', { keyPrefix: 'order' });
  return (
    <ReasonQuestion
      question={t('declineQuestion')}
      consequence={t('declineConsequence')}
      confirmLabel={t('decline')}
      action={(reason) => LOG.orderDeclined(number, reason)}
      send={(reason) => callApi(declineOrder, { params: { number }, body: { reason } })}
    />
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
      <Fact name={t('ui:plan')}>{order.plan}</Fact>
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
      <Fact name={t('member:email')}>{order.email}</Fact>
      <Fact name={t('address')}>{address.filter(Boolean).map(isolated).join(', ')}</Fact>
    </Facts>
  );
};

export const OrderDetail = ({ id }: DetailProps) => {
  const { t } = useTranslation('deskPanel', { keyPrefix: 'order' });
  return (
    <Loaded query={orderQuery(id)}>
      {(order) => {
        const actions = [
          { action: 'accept', label: t('accept'), question: <Accept order={order} /> },
          { action: 'decline', label: t('decline'), question: <Decline order={order} /> },
        ];
        return (
          <>
            <Who name={order.buyer} detail={order.city} accountId={order.account_id} />
            <OrderFacts order={order} />
            <Actions actions={order.phase === 'ordered' ? actions : []} />
            <SoFar events={[{ title: t('ordered'), at: order.ordered_at }]} log={order.log} />
          </>
        );
      }}
    </Loaded>
  );
};
