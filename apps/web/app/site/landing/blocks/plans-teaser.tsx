import { useFormat } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { PLANS, type Plan } from '../../../lib/member/plans.ts';
import { MoreLink } from '../../../ui/controls/more-link.tsx';
import { Magnitude } from '../../../ui/facts/magnitude.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import classes from './plans-teaser.module.css';

const LARGEST = Math.max(...PLANS.map((plan) => plan.companyRequestsPerMonth));
const LARGEST_POINT_PX = 84;

export const PlansTeaser = () => {
  const { t } = useTranslation('landing', { keyPrefix: 'plans' });
  const format = useFormat();
  const priceOf = ({ monthlyPrice }: Plan) => {
    if (monthlyPrice === undefined) return t('onRequest');
    return monthlyPrice === 0 ? t('free') : t('monthly', { price: format.euro(monthlyPrice) });
  };
  return (
    <Section tone="mist" title={t('title')} lead={t('lead')}>
      <Panel>
        <ul className={classes.plans}>
          {PLANS.map((plan) => (
            <li key={plan.name} className={classes.plan}>
              <div className={classes.point}>
                <Magnitude
                  value={plan.companyRequestsPerMonth}
                  largest={LARGEST}
                  maxDiameter={LARGEST_POINT_PX}
                  tone={plan.isHighlighted ? 'primary' : 'ink'}
                />
              </div>
              <h3>{plan.name}</h3>
              <p>
                <b>{format.count(plan.companyRequestsPerMonth)}</b>
                {t('requests')}
              </p>
              <p>{priceOf(plan)}</p>
            </li>
          ))}
        </ul>
      </Panel>
      <div className={classes.foot}>
        <p>{t('pointNote')}</p>
        <MoreLink page="pricing">{t('compare')}</MoreLink>
      </div>
    </Section>
  );
};
