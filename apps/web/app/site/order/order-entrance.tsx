import { Button, Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { orderQuery, viewerIn } from '../../lib/member/order-query.ts';
import type { Plan } from '../../lib/member/plans.ts';
import { useSessionUser } from '../../lib/member/session-user.ts';
import { signInPath, signUpPath } from '../../lib/member/sign-in-path.ts';
import { useOfferText } from '../../lib/pages/offer.ts';
import { SiteLink } from '../../lib/pages/site-link.tsx';
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
  const { t: tDetails } = useTranslation('billingDetails');
  const email = useOfferText()('operator.email');
  const user = useSessionUser();
  const [search] = useSearchParams();
  const { level, monthlyNetCents } = plan;
  const waiting = (
    <div className={`${classes.form} ${classes.entrance}`} role="status" aria-label={t('ui:moment')}>
      <noscript>{t('noScript', { email })}</noscript>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} height={64} radius="md" />
      ))}
    </div>
  );
  // Neither is known before the page is hydrated.
  if (user === undefined || monthlyNetCents === null) return waiting;
  const chosen = viewerIn(search);
  if (user === null) {
    const wanted = `/order${orderQuery(level, chosen)}`;
    const choice = [
      plan.name,
      chosen.customer !== undefined && t(`customers.${chosen.customer}.title`),
      chosen.country !== undefined && tDetails(`countries.${chosen.country}`),
    ].filter((part) => part !== false);
    return (
      <Notice title={t('signIn.title')} text={t('signIn.text', { choice: choice.join(', ') })}>
        <Button component={SiteLink} to={signUpPath(wanted)}>
          {t('ui:createAccount')}
        </Button>
        <Button component={SiteLink} to={signInPath(wanted)} variant="default">
          {t('signIn.signIn')}
        </Button>
      </Notice>
    );
  }
  return (
    <Suspense fallback={waiting}>
      <OrderForm key={level} plan={{ ...plan, monthlyNetCents }} user={user} chosen={chosen} onOrdered={onOrdered} />
    </Suspense>
  );
};
