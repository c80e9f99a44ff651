import type { RegisterRecord } from '@firmament/api-contract/calls/register-record';
import type { Day } from '@firmament/calendar/day';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { MoreButton } from '../../../ui/controls/more-button.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { MandateChart } from './mandate-chart.tsx';
import { groupMandates, MANDATES_AT_FIRST } from './mandate-groups.ts';
import { MandateList } from './mandate-list.tsx';
import classes from './mandates-card.module.css';

type Counts = RegisterRecord['counts']['certain'];

const totalOf = ({ current, unconfirmed, past }: Counts): number => current + unconfirmed + past;

const useSummary = () => {
  const { t } = useTranslation('registerPerson', { keyPrefix: 'chart' });
  return ({ counts: { certain, likely }, since_year }: RegisterRecord): string => {
    const amounts = [
      t('certain', { count: totalOf(certain) }),
      totalOf(likely) > 0 && t('likelyCount', { count: totalOf(likely) }),
    ].filter(Boolean);
    const companies = t('companies', { count: certain.companies });
    return [
      // What is only likely is not counted among the companies.
      totalOf(likely) > 0 ? amounts.join(', ') : `${totalOf(certain)} ${companies}`,
      since_year !== null && t('ui:sinceYear', { year: since_year }),
    ]
      .filter(Boolean)
      .join(', ');
  };
};

type MandatesCardProps = { record: RegisterRecord; today: Day };

/** Mandates by year, drawn or written. */
export const MandatesCard = ({ record, today }: MandatesCardProps) => {
  const { t } = useTranslation('registerPerson', { keyPrefix: 'chart' });
  const summary = useSummary();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const [isLong, setIsLong] = useState(false);
  const { mandates } = record;
  const groups = groupMandates(mandates, isLong ? mandates.length : MANDATES_AT_FIRST);
  const more = mandates.length - MANDATES_AT_FIRST;
  return (
    <Card
      id="mandates"
      title={t('title')}
      aside={
        <div className={`${classes.aside} row wrap items-center justify-between flex-1 gap-12 gap-y-4`}>
          <span>{summary(record)}</span>
          {/* There the drawing is a list anyway. */}
          <div className="no-phone">
            <Segments
              label={t('view')}
              options={[
                { value: 'chart' as const, text: t('chart') },
                { value: 'table' as const, text: t('table') },
              ]}
              chosen={view}
              onChoose={setView}
            />
          </div>
        </div>
      }
    >
      {view === 'chart' ? <MandateChart groups={groups} today={today} /> : <MandateList groups={groups} />}
      {more > 0 && !isLong && <MoreButton onClick={() => setIsLong(true)}>{t('more', { count: more })}</MoreButton>}
    </Card>
  );
};
