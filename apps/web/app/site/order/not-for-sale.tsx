import type { PlanWay } from '@firmament/api-contract/offer-texts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useLoginHint } from '../../lib/member/login-hint.ts';
import { orderQuery } from '../../lib/member/order-query.ts';
import { usePlans } from '../../lib/member/plans.ts';
import { WhenOffer } from '../../lib/pages/offer.ts';
import { PageButton } from '../../ui/controls/page-button.tsx';
import classes from '../../ui/form/form.module.css';

/** Stands where the form would: a sentence and ways on. */
export const Notice = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <div className={`${classes.notice} ${classes.entrance}`}>
    <h2 className="text-20 weight-600">{title}</h2>
    <p className="ink2">{text}</p>
    <div className={classes.actions}>{children}</div>
  </div>
);

const ToPricing = () => {
  const { t } = useTranslation('order', { keyPrefix: 'notForSale.actions' });
  return (
    <PageButton page="pricing" variant="default">
      {t('ui:comparePlans')}
    </PageButton>
  );
};

/** For a plan that is not there: those that are. */
export const UnknownPlan = () => {
  const { t } = useTranslation('order');
  return (
    <Notice title={t('unknown.title')} text={t('unknown.text')}>
      {usePlans().map(({ name, level }) => (
        <WhenOffer key={name} is={`plan.${level}.order`}>
          <PageButton page="order" query={orderQuery(level)}>
            {t('headline', { plan: name })}
          </PageButton>
        </WhenOffer>
      ))}
      <ToPricing />
    </Notice>
  );
};

/** Why a plan cannot be ordered, and what to do instead. */
export const NotForSale = ({ why, level }: { why: Exclude<PlanWay, 'order'>; level: number }) => {
  const { t } = useTranslation('order', { keyPrefix: 'notForSale' });
  const isMember = useLoginHint();
  const page = why !== 'register' ? 'contact' : isMember ? 'dashboard' : 'register';
  return (
    <Notice title={t(`${why}.title`)} text={t(`${why}.text`)}>
      <PageButton page={page} query={why === 'ask' ? `?plan=${level}` : ''}>
        {t(`actions.${page}`)}
      </PageButton>
      <ToPricing />
    </Notice>
  );
};
