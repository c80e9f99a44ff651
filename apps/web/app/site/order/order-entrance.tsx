import { Button, Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import type { Plan } from '../../lib/member/plans.ts';
import { useSessionUser } from '../../lib/member/session-user.ts';
import { signInPath } from '../../lib/member/sign-in-path.ts';
import { useOfferText } from '../../lib/pages/offer.ts';
import { PageButton } from '../../ui/controls/page-button.tsx';
import classes from '../../ui/form/form.module.css';
import { Notice } from './not-for-sale.tsx';

/** Loaded late: most visitors have to sign in first. */
const OrderForm = lazy(async () => ({ default: (await import('./order-form.tsx')).OrderForm }));

type OrderEntranceProps = {
  /** One that can be ordered. */
  plan: Plan;
  onOrdered(): void;
};

/** The order form for members; for everybody else the way to sign in and come back. */
export const OrderEntrance = ({ plan, onOrdered }: OrderEntranceProps) => {
  const { t } = useTranslation('order');
  const email = useOfferText()('operator.email');
  const user = useSessionUser();
  const { level, monthlyNetCents } = plan;
  const waiting = (
    <div className={`${classes.form} ${classes.entrance}`} role="status" aria-label={t('loading')}>
      <noscript>{t('noScript', { email })}</noscript>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} height={64} radius="md" />
      ))}
    </div>
  );
  // Neither is known before the page is hydrated.
  if (user === undefined || monthlyNetCents === null) return waiting;
  if (user === null) {
    return (
      <Notice title={t('signIn.title')} text={t('signIn.text')}>
        <Button component={Link} to={signInPath(`/order?plan=${level}`)}>
          {t('signIn.signIn')}
        </Button>
        <PageButton page="register" variant="default">
          {t('signIn.register')}
        </PageButton>
      </Notice>
    );
  }
  return (
    <Suspense fallback={waiting}>
      <OrderForm key={level} plan={{ ...plan, monthlyNetCents }} user={user} onOrdered={onOrdered} />
    </Suspense>
  );
};
