import type { Billing } from '@firmament/contract/billing';
import { printReference } from '@firmament/contracts/creditor-reference';
import { Skeleton } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useDateFormat } from '../../lib/format-date.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { Problem } from '../../ui/problem.tsx';
import classes from './billing.module.css';
import { billingQuery } from './billing.queries.ts';
import { useMoney } from './money.ts';
import { PaymentCard } from './payment-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { TransactionsCard } from './transactions-card.tsx';

/** Why nothing can be opened, and how that ends. */
const BlockNotice = ({ billing: { block, bank } }: { billing: Billing }) => {
  const { t } = useTranslation('billing', { keyPrefix: 'block' });
  const { day } = useDateFormat();
  const money = useMoney();
  if (block === null) return null;
  const { number, open_cents, since, reference } = block;
  const amount = money(open_cents);
  return (
    <section className={classes.block} role="alert">
      <IconLock size={20} stroke={1.6} aria-hidden />
      <div>
        <h2>{t('title')}</h2>
        <p>{t('text', { number, amount, day: day(since) })}</p>
        <p>
          <b>{t('how', { amount, ...bank, reference: printReference(reference) })}</b>
        </p>
      </div>
    </section>
  );
};

export const BillingPage = () => {
  const { t } = useTranslation('billing');
  const { data: billing, error, refetch } = useQuery(billingQuery);
  const content = () => {
    if (billing !== undefined) {
      return (
        <div className={classes.cards}>
          <BlockNotice billing={billing} />
          <div className={classes.pair}>
            <PlanCard billing={billing} />
            <PaymentCard billing={billing} />
          </div>
          <TransactionsCard transactions={billing.transactions} />
        </div>
      );
    }
    if (error !== null) return <Problem message={error.message} retryLabel={t('failed')} onRetry={() => refetch()} />;
    return (
      <div className={classes.cards} role="status" aria-label={t('loading')}>
        <div className={classes.pair}>
          <Skeleton height={260} radius="lg" />
          <Skeleton height={260} radius="lg" />
        </div>
        <Skeleton height={180} radius="lg" />
      </div>
    );
  };
  return (
    <>
      <PageTitle title={t('title')} />
      {content()}
    </>
  );
};
