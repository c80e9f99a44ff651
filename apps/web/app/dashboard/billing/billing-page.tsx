import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { billingQuery } from '../../lib/member/billing-query.ts';
import { Problem } from '../../ui/feedback/problem.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import classes from './billing.module.css';
import { DeclarationNotice } from './declaration-notice.tsx';
import { PaymentCard } from './payment-card.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import { PlanCard } from './plan-card.tsx';
import { TransactionsCard } from './transactions-card.tsx';

export const BillingPage = () => {
  const { t } = useTranslation('billing');
  const { data: billing, error, refetch } = useQuery(billingQuery);
  const content = () => {
    if (billing !== undefined) {
      return (
        <div className={classes.cards}>
          {billing.declaration !== null && <DeclarationNotice declaration={billing.declaration} />}
          <PaymentNotice billing={billing} />
          <div className={classes.pair}>
            <PlanCard billing={billing} />
            <PaymentCard billing={billing} />
          </div>
          <TransactionsCard billing={billing} />
        </div>
      );
    }
    if (error !== null) return <Problem error={error} retryLabel={t('failed')} onRetry={() => refetch()} />;
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
