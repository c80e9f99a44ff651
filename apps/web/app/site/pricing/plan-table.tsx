import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { type Plan, usePlans } from '../../lib/member/plans.ts';
import { Section } from '../../ui/layout/section.tsx';
import classes from './plan-table.module.css';

const VOLUMES: {
  name: 'requests' | 'perDay' | 'exports' | 'starts';
  note?: 'requestsNote' | 'perDayNote' | 'startsNote';
  text: keyof Plan['texts'];
}[] = [
  { name: 'requests', note: 'requestsNote', text: 'requests' },
  { name: 'perDay', note: 'perDayNote', text: 'requestsPerDay' },
  { name: 'exports', text: 'exports' },
  { name: 'starts', note: 'startsNote', text: 'starts' },
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
  const plans = usePlans();
  return (
    <Section title={t('title')}>
      <table className={classes.table}>
        <colgroup>
          <col className={classes.features} />
          <col span={plans.length} />
        </colgroup>
        <thead>
          <tr>
            <td className={classes.corner} />
            {plans.map((plan) => (
              <th key={plan.name} scope="col" {...highlighted(plan)}>
                {plan.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th className={classes.group} colSpan={plans.length + 1} scope="rowgroup">
              {t('volume')}
            </th>
          </tr>
          {VOLUMES.map(({ name, note, text }) => (
            <tr key={name}>
              <th scope="row">
                {t(name)}
                {note !== undefined && <small className="block text-13 weight-400 ink3">{t(note)}</small>}
              </th>
              {plans.map((plan) => (
                <td key={plan.name} {...highlighted(plan)}>
                  {plan.texts[text]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tbody>
          <tr>
            <th className={classes.group} colSpan={plans.length + 1} scope="rowgroup">
              {t('everyPlan')}
            </th>
          </tr>
          {FEATURES.map((feature) => (
            <tr key={feature.name} className={classes.included}>
              <th scope="row">
                {t(`features.${feature.name}`)}
                {'note' in feature && (
                  <small className="block text-13 weight-400 ink3">{t(`features.${feature.note}`)}</small>
                )}
              </th>
              {plans.map((plan) => (
                <td key={plan.name} {...highlighted(plan)}>
                  <span className="visually-hidden">{t('included')}</span>
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
