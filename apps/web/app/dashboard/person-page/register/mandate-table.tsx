import type { RegisterMandate } from '@firmament/api-contract/calls/register-record';
import { DAYS_PER_YEAR, type Day, daysBetween } from '@firmament/calendar/day';
import { IconClockExclamation } from '@tabler/icons-react';
import { useState } from 'react';

import { NONE, useDateFormat } from '../../../lib/format/format-date.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useSourceWords } from '../../../lib/i18n/use-source-words.ts';
import { MoreButton } from '../../../ui/controls/more-button.tsx';
import { CompanyStatus } from '../../../ui/facts/company-status.tsx';
import tableClasses from '../../../ui/facts/table.module.css';
import { Card } from '../../../ui/layout/card.tsx';

import { MANDATES_AT_FIRST } from './mandate-groups.ts';
import classes from './mandate-list.module.css';
import { CompanyCell } from './mandate-list.tsx';
import { useDecimal } from './use-decimal.ts';
import { useFunctionText } from './use-function-text.ts';
import { useTerm } from './use-term.ts';

/** How long it has lasted or did last; undefined where an end is not known. */
const yearsOf = ({ started_on, ended_on, state }: RegisterMandate, today: Day): number | undefined => {
  const until = { current: today, unconfirmed: null, past: ended_on }[state];
  return started_on === null || until === null ? undefined : daysBetween(started_on, until) / DAYS_PER_YEAR;
};

const Sources = ({ mandate: { sources, state } }: { mandate: RegisterMandate }) => {
  const { t } = useTranslation('registerPerson', { keyPrefix: 'table' });
  const { day } = useDateFormat();
  const sourceWords = useSourceWords();
  return (
    <td className="text-12" data-label={t('source')}>
      {sources.map(({ source_label, as_of }, place) => {
        const isOld = place === 0 && state === 'unconfirmed';
        return (
          <span
            key={source_label}
            className={`${classes.source} row items-center gap-4 nowrap ${isOld ? 'amber-text' : ''}`}
          >
            {isOld && <IconClockExclamation size={13} stroke={1.7} aria-hidden />}
            {`${sourceWords.source(source_label)}, ${as_of === null ? t('undated') : day(as_of)}`}
          </span>
        );
      })}
    </td>
  );
};

const Row = ({ mandate, today }: { mandate: RegisterMandate; today: Day }) => {
  const { t } = useTranslation('registerPerson');
  const functionText = useFunctionText();
  const term = useTerm();
  const decimal = useDecimal();
  const years = yearsOf(mandate, today);
  const { company_status, is_old, state } = mandate;
  return (
    <tr className={classes.row} data-old={is_old}>
      <CompanyCell mandate={mandate} isOld={is_old} />
      <td data-label={t('table.function')}>{functionText(mandate)}</td>
      <td className={`${classes.term} nowrap`} data-label={t('table.period')}>
        {term.days(mandate)}
      </td>
      <td className={tableClasses.end} data-label={t('table.years')}>
        {years === undefined ? NONE : decimal(years)}
      </td>
      <td data-label={t('table.status')}>
        {/* Who has not been heard of for years cannot say that a company is active. */}
        {state === 'unconfirmed' && company_status === 'active' ? (
          <span className={`${classes.unknown} inline-row items-center gap-6 size-12 ink3 nowrap`}>
            <i aria-hidden="true" />
            {t('table.notKnown')}
          </span>
        ) : (
          <CompanyStatus status={company_status} />
        )}
      </td>
      <Sources mandate={mandate} />
    </tr>
  );
};

type MandateTableProps = { mandates: readonly RegisterMandate[]; total: number; today: Day };

/** All mandates as the registers tell them, with their sources. */
export const MandateTable = ({ mandates, total, today }: MandateTableProps) => {
  const { t } = useTranslation('registerPerson');
  const [isLong, setIsLong] = useState(false);
  const shown = isLong ? mandates : mandates.slice(0, MANDATES_AT_FIRST);
  return (
    <Card title={t('table.title')} aside={total > mandates.length && t('chart.cut', { shown: mandates.length, total })}>
      <table className={tableClasses.table}>
        <thead>
          <tr>
            <th scope="col">{t('ui:company')}</th>
            <th scope="col">{t('table.function')}</th>
            <th scope="col">{t('table.term')}</th>
            <th scope="col" className={tableClasses.end}>
              {t('table.years')}
            </th>
            <th scope="col">{t('table.status')}</th>
            <th scope="col">{t('table.source')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((mandate) => (
            <Row key={mandate.mandate_id} mandate={mandate} today={today} />
          ))}
        </tbody>
      </table>
      {shown.length < mandates.length && (
        <MoreButton onClick={() => setIsLong(true)}>
          {t('chart.more', { count: mandates.length - shown.length })}
        </MoreButton>
      )}
    </Card>
  );
};
