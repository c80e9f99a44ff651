import type { getSession } from '@firmament/api-contract/calls/accounts';
import type { User } from '@firmament/api-contract/user';
import { Button, Skeleton } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { readLightly } from '../../lib/api/light-read.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import type { Plan } from '../../lib/member/plans.ts';
import { signInPath } from '../../lib/member/sign-in-path.ts';
import { SITE_CONFIG } from '../../lib/pages/site-config.ts';
import { PageButton } from '../../ui/controls/page-button.tsx';
import classes from '../../ui/form/form.module.css';

/** Loaded late: most visitors have to sign in first. */
const OrderForm = lazy(async () => ({ default: (await import('./order-form.tsx')).OrderForm }));

const Notice = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <div className={`${classes.notice} ${classes.entrance}`}>
    <h2>{title}</h2>
    <p>{text}</p>
    <div className={classes.actions}>{children}</div>
  </div>
);

/** Undefined until known. A failed call counts as no session, because signing in then shows what is wrong. */
const useUser = (): User | null | undefined => {
  const [user, setUser] = useState<User | null>();
  useEffect(() => {
    readLightly<typeof getSession>('/api/session').then(
      (session) => setUser(session.user),
      () => setUser(null),
    );
  }, []);
  return user;
};

type OrderEntranceProps = { plan: Plan | undefined; level: number };

/** The order form for members; for everybody else the way to sign in and come back. */
export const OrderEntrance = ({ plan, level }: OrderEntranceProps) => {
  const { t } = useTranslation('order');
  const user = useUser();
  const monthlyPrice = plan?.monthlyPrice;
  if (plan === undefined || monthlyPrice === undefined || monthlyPrice === 0) {
    return (
      <Notice title={t('notForSale.title')} text={t('notForSale.text')}>
        <PageButton page="contact">{t('notForSale.contact')}</PageButton>
        <PageButton page="pricing" variant="default">
          {t('notForSale.pricing')}
        </PageButton>
      </Notice>
    );
  }
  const waiting = (
    <div className={`${classes.form} ${classes.entrance}`} role="status" aria-label={t('loading')}>
      <noscript>{t('noScript', { email: SITE_CONFIG.operator.email })}</noscript>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} height={64} radius="md" />
      ))}
    </div>
  );
  if (user === undefined) return waiting;
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
      <OrderForm plan={{ ...plan, level, monthlyPrice }} user={user} />
    </Suspense>
  );
};
