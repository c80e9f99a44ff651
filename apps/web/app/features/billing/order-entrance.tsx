import type { User } from '@firmament/contract/user';
import { Button, Skeleton } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Plan } from '../../lib/plans.ts';
import { signInPath } from '../../lib/sign-in-path.ts';
import { PageButton } from '../../ui/page-button.tsx';
import classes from './form.module.css';
import { OrderForm } from './order-form.tsx';

const Notice = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <div className={classes.notice}>
    <h2>{title}</h2>
    <p>{text}</p>
    <div className={classes.actions}>{children}</div>
  </div>
);

const loadUser = async (): Promise<User | null> => {
  const [{ getSession }, { callApi }] = await Promise.all([
    import('@firmament/contract/accounts'),
    import('../../lib/api-client.ts'),
  ]);
  return (await callApi(getSession, {})).user;
};

/** Undefined until it is known; without an answer as without a session, because signing in then says what is wrong. */
const useUser = (): User | null | undefined => {
  const [user, setUser] = useState<User | null>();
  useEffect(() => {
    loadUser().then(setUser, () => setUser(null));
  }, []);
  return user;
};

type OrderEntranceProps = { plan: Plan | undefined; level: number };

/** The order itself for members; for everybody else the way to become one and come back. */
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
  if (user === undefined) {
    return (
      <div className={classes.form} role="status" aria-label={t('loading')}>
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} height={64} radius="md" />
        ))}
      </div>
    );
  }
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
  return <OrderForm plan={{ ...plan, level, monthlyPrice }} user={user} />;
};
