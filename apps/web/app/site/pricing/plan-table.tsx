import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useFormat } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { PLANS, type Plan } from '../../lib/member/plans.ts';
import { Section } from '../../ui/layout/section.tsx';
import classes from './plan-table.module.css';

const WORKING_DAYS_A_MONTH = 21;

const VOLUMES: {
  name: 'requests' | 'perDay' | 'exports';
  note?: 'requestsNote' | 'perDayNote';
  amountOf(plan: Plan): number;
}[] = [
  { name: 'requests', note: 'requestsNote', amountOf: (plan) => plan.companyRequestsPerMonth },
  {
    name: 'perDay',
    note: 'perDayNote',
    amountOf: (plan) => Math.round(plan.companyRequestsPerMonth / WORKING_DAYS_A_MONTH),
  },
  { name: 'exports', amountOf: (plan) => plan.dataExportsPerDay },
];

const FEATURES = [
  { name: 'search', note: 'searchNote' },
  { name: 'filters' },
  { name: 'reports', note: 'reportsNote' },
  { name: 'representatives' },
  { name: 'lists' },
  { name: 'languages' },
  { name: 'helpDesk' },
] as const;

const highlighted = (plan: Plan) => (plan.isHighlighted ? { 'data-highlighted': true } : {});

export const PlanTable = () => {
  const { t } = useTranslation('pricing', { keyPrefix: 'compare' });
  const format = useFormat();
  return (
    <Section title={t('title')}>
      <table className={classes.table}>
        <colgroup>
          <col className={classes.features} />
          <col span={PLANS.length} />
        </colgroup>
        <thead>
          <tr>
            <td className={classes.corner} />
            {PLANS.map((plan) => (
              <th key={plan.name} scope="col" {...highlighted(plan)}>
                {plan.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th className={classes.group} colSpan={PLANS.length + 1} scope="rowgroup">
              {t('volume')}
            </th>
          </tr>
          {VOLUMES.map(({ name, note, amountOf }) => (
            <tr key={name}>
              <th scope="row">
                {t(name)}
                {note !== undefined && <small>{t(note)}</small>}
              </th>
              {PLANS.map((plan) => (
                <td key={plan.name} {...highlighted(plan)}>
                  {format.count(amountOf(plan))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tbody>
          <tr>
            <th className={classes.group} colSpan={PLANS.length + 1} scope="rowgroup">
              {t('everyPlan')}
            </th>
          </tr>
          {FEATURES.map((feature) => (
            <tr key={feature.name} className={classes.included}>
              <th scope="row">
                {t(`features.${feature.name}`)}
                {'note' in feature && <small>{t(`features.${feature.note}`)}</small>}
              </th>
              {PLANS.map((plan) => (
                <td key={plan.name} {...highlighted(plan)}>
                  <VisuallyHidden>{t('included')}</VisuallyHidden>
                  <IconCheck size={20} stroke={1.6} aria-hidden />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
};
