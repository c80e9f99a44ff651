import type { Company, FinancialReport } from '@firmament/api-contract/calls/companies';
import { useFormat } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Fact, Facts } from '../../../ui/facts/facts.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { reportYear } from '../figures/kpi-figures.ts';
import { descriptionLines } from './description-lines.ts';
import classes from './overview-card.module.css';

const Description = ({ text }: { text: string | null }) => {
  const { t } = useTranslation('company', { keyPrefix: 'overview' });
  const lines = text === null ? [] : descriptionLines(text);
  if (lines.length === 0) return <p className={classes.none}>{t('noDescription')}</p>;
  return (
    <div className={classes.description}>
      {lines.map(({ label, text: line }, index) =>
        label === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and never move
          <p key={index} className={classes.lead}>
            {line}
          </p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and never move
          <p key={index} className={classes.labelled}>
            <b>{label}:</b> <span>{line}</span>
          </p>
        ),
      )}
    </div>
  );
};

/** The newest report that states a figure. */
const latest = (reports: readonly FinancialReport[], figure: 'base_per_share_capital' | 'employees_number') => {
  const report = reports.findLast((candidate) => candidate[figure] !== null);
  return report && { value: report[figure] ?? 0, year: reportYear(report) };
};

type OverviewCardProps = { company: Company; reports: readonly FinancialReport[] };

export const OverviewCard = ({ company, reports }: OverviewCardProps) => {
  const { t } = useTranslation('company', { keyPrefix: 'overview' });
  const { count, euro } = useFormat();
  const capital = latest(reports, 'base_per_share_capital');
  const staff = latest(reports, 'employees_number');
  return (
    <Card title={t('title')}>
      <Description text={company.short_description} />
      <Facts layout="columns">
        <Fact name={t('industry')}>{company.gegenstand}</Fact>
        <Fact name={t('owners')}>{company.owners}</Fact>
        <Fact name={t('ceo')}>{company.ceo}</Fact>
        <Fact name={t('founders')}>{company.founders}</Fact>
        <Fact name={t('capital')} why={t('noCapital')}>
          {capital && euro(Math.round(capital.value))}
        </Fact>
        {company.former_names.length > 0 ? (
          <Fact name={t('former', { count: company.former_names.length })}>{company.former_names.join(', ')}</Fact>
        ) : (
          <Fact name={t('employees')} why={t('noCapital')}>
            {staff && `${count(staff.value)} (${staff.year})`}
          </Fact>
        )}
      </Facts>
    </Card>
  );
};
