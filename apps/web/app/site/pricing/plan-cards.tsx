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
import { Column } from '../../ui/layout/column.tsx';
import { MonthlyPrice, OtherPrice, PriceCard, PriceCards } from '../../ui/price-cards/price-cards.tsx';
import { PlanAction } from './plan-action.tsx';
import classes from './plan-cards.module.css';
import { PriceSwitch } from './price-switch.tsx';

const PlanPrice = ({ plan, viewer }: { plan: Plan; viewer: Viewer }) => {
  const price = usePrice();
  const tag = priceFor(plan.monthlyNetCents ?? 0, viewer);
  // The numbers of the offer are known only then; until then the server has filled in the texts of the first viewer.
  const isHydrated = useHydrated();
  const texts = isHydrated ? { price: price(tag.monthlyCents), termPrice: price(tag.termCents) } : plan.texts;
  return <MonthlyPrice tag={tag} customer={viewer.customer} texts={texts} />;
};

type PlanCardProps = {
  plan: Plan;
  largest: number;
  /** Undefined until the visitor has chosen. */
  chosen: Viewer | undefined;
  user: User | null | undefined;
};

const PlanCard = ({ plan, largest, chosen, user }: PlanCardProps) => (
  <PriceCard
    name={plan.name}
    volume={plan.companyRequestsPerMonth}
    largest={largest}
    isHighlighted={plan.isHighlighted}
    price={PRICE_KINDS.map((kind) => (
      <WhenOffer key={kind} is={`plan.${plan.level}.${kind}`}>
        {kind === 'monthly' ? <PlanPrice plan={plan} viewer={chosen ?? FIRST_VIEWER} /> : <OtherPrice kind={kind} />}
      </WhenOffer>
    ))}
    texts={plan.texts}
    action={<PlanAction plan={plan} user={user} viewer={chosen} />}
  />
);

export const PlanCards = () => {
  const { t } = useTranslation('pricing');
  const plans = usePlans();
  const [chosen, setChosen] = useState<Viewer>();
  // Most visitors have no account: only those who seem to have one cost a call.
  const user = useSessionUser(useLoginHint());
  const largest = mostRequests(plans);
  return (
    <Column>
      <WhenOffer is="notSelling">
        <p className={classes.closed}>{t('closedNote')}</p>
      </WhenOffer>
      <PriceSwitch viewer={chosen ?? FIRST_VIEWER} onChange={setChosen} />
      <PriceCards>
        {plans.map((plan) => (
          <PlanCard key={plan.name} plan={plan} largest={largest} chosen={chosen} user={user} />
        ))}
      </PriceCards>
      <p className="text-13 ink3 mt-20">
        {t('priceNote')} {t('pointNote')}
      </p>
    </Column>
  );
};
