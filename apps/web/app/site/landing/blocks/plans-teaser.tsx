import { PRICE_KINDS, type PriceKind } from '@firmament/api-contract/offer-texts';
import { FIRST_VIEWER, priceFor } from '@firmament/subscription/price-tag';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { mostRequests, type Plan, usePlans } from '../../../lib/member/plans.ts';
import { WhenOffer } from '../../../lib/pages/offer.ts';
import { MoreLink } from '../../../ui/controls/more-link.tsx';
import { Magnitude } from '../../../ui/facts/magnitude.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import classes from './plans-teaser.module.css';

const LARGEST_POINT_PX = 84;

export const PlansTeaser = () => {
  const { t } = useTranslation('landing', { keyPrefix: 'plans' });
  const plans = usePlans();
  const { tax, months } = priceFor(0, FIRST_VIEWER);
  const priceOf = ({ texts }: Plan, kind: PriceKind) =>
    t(kind, kind === 'monthly' ? { price: texts.price, percent: tax.percent, count: months } : {});
  return (
    <Section tone="mist" title={t('title')} lead={t('lead')}>
      <Panel>
        <ul className={classes.plans}>
          {plans.map((plan) => (
            <li key={plan.name} className={classes.plan}>
              <div className={classes.point}>
                <Magnitude
                  value={plan.companyRequestsPerMonth}
                  largest={mostRequests(plans)}
                  maxDiameter={LARGEST_POINT_PX}
                  tone={plan.isHighlighted ? 'primary' : 'ink'}
                />
              </div>
              <h3 className="title-20 ink">{plan.name}</h3>
              <p className="balance mt-10">
                <b>{plan.texts.requests}</b>
                {t('requests')}
              </p>
              <p className="balance mt-10">
                {PRICE_KINDS.map((kind) => (
                  <WhenOffer key={kind} is={`plan.${plan.level}.${kind}`}>
                    {priceOf(plan, kind)}
                  </WhenOffer>
                ))}
              </p>
            </li>
          ))}
        </ul>
      </Panel>
      <div className={classes.foot}>
        <p className="text-13 ink3">{t('pointNote')}</p>
        <MoreLink page="pricing">{t('ui:comparePlans')}</MoreLink>
      </div>
    </Section>
  );
};
