import { PRICE_KINDS } from '@firmament/api-contract/offer-texts';
import type { User } from '@firmament/api-contract/user';
import { FIRST_VIEWER, priceFor, type Viewer } from '@firmament/subscription/price-tag';
import { useState } from 'react';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { usePrice } from '../../lib/format/money.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useLoginHint } from '../../lib/member/login-hint.ts';
import { mostRequests, type Plan, usePlans } from '../../lib/member/plans.ts';
import { useSessionUser } from '../../lib/member/session-user.ts';
import { WhenOffer } from '../../lib/pages/offer.ts';
import { Magnitude } from '../../ui/facts/magnitude.tsx';
import { Column } from '../../ui/layout/column.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { PlanAction } from './plan-action.tsx';
import classes from './plan-cards.module.css';
import { PriceSwitch } from './price-switch.tsx';

const LARGEST_POINT_PX = 84;

/** What consumers and businesses pay, the tax, and what the minimum term comes to. */
const MonthlyPrice = ({ plan, viewer }: { plan: Plan; viewer: Viewer }) => {
  const { t } = useTranslation('pricing', { keyPrefix: 'monthly' });
  const price = usePrice();
  const { customer } = viewer;
  const { tax, monthlyCents, months, termCents } = priceFor(plan.monthlyNetCents ?? 0, viewer);
  // The numbers of the offer are known only then; until then the server has filled in the texts of the first viewer.
  const isHydrated = useHydrated();
  return (
    <>
      <p className={classes.price}>{isHydrated ? price(monthlyCents) : plan.texts.price}</p>
      <p className={classes.below}>{t(tax.kind === 'standard' ? customer : tax.kind, { percent: tax.percent })}</p>
      <p className={classes.term}>
        {t(`term.${customer}`, { count: months })}{' '}
        <b>{t('total', { total: isHydrated ? price(termCents) : plan.texts.termPrice })}</b>
      </p>
    </>
  );
};

const OtherPrice = ({ kind }: { kind: 'free' | 'onRequest' }) => {
  const { t } = useTranslation('pricing');
  return (
    <>
      <p className={classes.price}>{t(kind)}</p>
      <p className={classes.below}>{t(`below.${kind}`)}</p>
      <p className={classes.term}>{t(`noTerm.${kind}`)}</p>
    </>
  );
};

type PlanCardProps = {
  plan: Plan;
  largest: number;
  viewer: Viewer;
  user: User | null | undefined;
};

const PlanCard = ({ plan, largest, viewer, user }: PlanCardProps) => {
  const { t } = useTranslation('pricing');
  return (
    <li className={classes.plan}>
      <div className={classes.point}>
        <Magnitude
          value={plan.companyRequestsPerMonth}
          largest={largest}
          maxDiameter={LARGEST_POINT_PX}
          tone={plan.isHighlighted ? 'primary' : 'ink'}
        />
      </div>
      <h2 className={classes.name}>{plan.name}</h2>
      {PRICE_KINDS.map((kind) => (
        <WhenOffer key={kind} is={`plan.${plan.level}.${kind}`}>
          {kind === 'monthly' ? <MonthlyPrice plan={plan} viewer={viewer} /> : <OtherPrice kind={kind} />}
        </WhenOffer>
      ))}
      <ul className={classes.quotas}>
        <li>
          <b>{plan.texts.requests}</b>
          {t('requests')}
        </li>
        <li>
          <b>{plan.texts.exports}</b>
          {t('exports')}
        </li>
      </ul>
      <div className={classes.action}>
        <PlanAction plan={plan} user={user} />
      </div>
    </li>
  );
};

export const PlanCards = () => {
  const { t } = useTranslation('pricing');
  const plans = usePlans();
  const [viewer, setViewer] = useState(FIRST_VIEWER);
  // Most visitors have no account: only those who seem to have one cost a call.
  const user = useSessionUser(useLoginHint());
  const largest = mostRequests(plans);
  return (
    <Column>
      <WhenOffer is="notSelling">
        <p className={classes.closed}>{t('closedNote')}</p>
      </WhenOffer>
      <PriceSwitch viewer={viewer} onChange={setViewer} />
      <Panel>
        <ul className={classes.plans}>
          {plans.map((plan) => (
            <PlanCard key={plan.name} plan={plan} largest={largest} viewer={viewer} user={user} />
          ))}
        </ul>
      </Panel>
      <p className={classes.note}>
        {t('priceNote')} {t('pointNote')}
      </p>
    </Column>
  );
};
