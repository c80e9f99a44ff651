import { useFormat } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { PLANS, type Plan } from '../../lib/member/plans.ts';
import { PageButton } from '../../ui/controls/page-button.tsx';
import { Magnitude } from '../../ui/facts/magnitude.tsx';
import { Column } from '../../ui/layout/column.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import classes from './plan-cards.module.css';

const LARGEST = Math.max(...PLANS.map((plan) => plan.companyRequestsPerMonth));
const LARGEST_POINT_PX = 84;

const kindOf = ({ monthlyPrice }: Plan) =>
  monthlyPrice === undefined ? 'onRequest' : monthlyPrice === 0 ? 'free' : 'monthly';

const PAGE_OF = { free: 'register', monthly: 'order', onRequest: 'contact' } as const;

const PlanCard = ({ plan, level }: { plan: Plan; level: number }) => {
  const { t } = useTranslation('pricing');
  const format = useFormat();
  const kind = kindOf(plan);
  const variant = plan.isHighlighted ? 'filled' : 'default';
  return (
    <li className={classes.plan}>
      <div className={classes.point}>
        <Magnitude
          value={plan.companyRequestsPerMonth}
          largest={LARGEST}
          maxDiameter={LARGEST_POINT_PX}
          tone={plan.isHighlighted ? 'primary' : 'ink'}
        />
      </div>
      <h2 className={classes.name}>{plan.name}</h2>
      <p className={classes.price}>{kind === 'monthly' ? format.euro(plan.monthlyPrice ?? 0) : t(kind)}</p>
      <p className={classes.below}>{t(`below.${kind}`)}</p>
      <ul className={classes.quotas}>
        <li>
          <b>{format.count(plan.companyRequestsPerMonth)}</b>
          {t('requests')}
        </li>
        <li>
          <b>{format.count(plan.dataExportsPerDay)}</b>
          {t('exports')}
        </li>
      </ul>
      <div className={classes.action}>
        <PageButton page={PAGE_OF[kind]} {...(kind === 'monthly' && { query: `?plan=${level}` })} variant={variant}>
          {t(`action.${kind}`, { plan: plan.name })}
        </PageButton>
      </div>
    </li>
  );
};

export const PlanCards = () => {
  const { t } = useTranslation('pricing');
  return (
    <Column>
      <Panel>
        <ul className={classes.plans}>
          {PLANS.map((plan, level) => (
            <PlanCard key={plan.name} plan={plan} level={level} />
          ))}
        </ul>
      </Panel>
      <p className={classes.note}>{t('pointNote')}</p>
    </Column>
  );
};
