import { PLAN_WAYS, type PlanWay, priceKindOf } from '@firmament/api-contract/offer-texts';
import type { User } from '@firmament/api-contract/user';
import type { Viewer } from '@firmament/subscription/price-tag';
import { Button } from '@mantine/core';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { orderQuery } from '../../lib/member/order-query.ts';
import type { Plan } from '../../lib/member/plans.ts';
import { dashboardPathOf } from '../../lib/pages/dashboard-pages.ts';
import { WhenOffer } from '../../lib/pages/offer.ts';
import { SiteLink } from '../../lib/pages/site-link.tsx';
import { pathOf } from '../../lib/pages/site-pages.ts';
import { PageButton } from '../../ui/controls/page-button.tsx';

const PAGE_OF = { register: 'register', order: 'order', ask: 'contact', closed: 'contact' } as const satisfies Record<
  PlanWay,
  string
>;

type PlanActionProps = {
  plan: Plan;
  /** The member who looks at the page, if there is one; unknown until it is hydrated. */
  user: User | null | undefined;
  /** For whom prices were asked; undefined if nobody chose. */
  viewer: Viewer | undefined;
};

const queryOf = (way: PlanWay, level: number, viewer: Viewer | undefined): string => {
  if (way === 'order') return orderQuery(level, viewer);
  return way === 'ask' ? `?plan=${level}` : '';
};

/** The next step towards a plan: to an account, to an order, to us, or for members with a contract to Billing. */
export const PlanAction = ({ plan, user, viewer }: PlanActionProps) => {
  const { t } = useTranslation('pricing', { keyPrefix: 'action' });
  const { name, level, isHighlighted } = plan;
  const billing = dashboardPathOf('billing') ?? pathOf('dashboard') ?? '/';
  const isOwn = user?.membership_id === level;
  const isChanging = user !== null && user !== undefined && user.membership_id > 0 && priceKindOf(plan) !== 'onRequest';
  if (isOwn || isChanging) {
    return (
      <Button component={SiteLink} to={billing} variant="default">
        {isOwn ? t('own') : t('change')}
      </Button>
    );
  }
  return PLAN_WAYS.map((way) => (
    <WhenOffer key={way} is={`plan.${level}.${way}`}>
      <PageButton
        page={PAGE_OF[way]}
        query={queryOf(way, level, viewer)}
        variant={isHighlighted ? 'filled' : 'default'}
      >
        {t(way === 'order' && !user ? 'choose' : way, { plan: name })}
      </PageButton>
    </WhenOffer>
  ));
};
