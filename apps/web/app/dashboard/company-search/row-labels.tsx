import type { CompanyResult } from '@firmament/api-contract/calls/search';
import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { oldYear } from './row-facts.ts';
import classes from './row-labels.module.css';

/** What to know before trusting a row: the company may be failing or ending, or what we know of it is old. */
export const RowLabels = ({ company }: { company: CompanyResult }) => {
  const { t } = useTranslation('companySearch');
  const { t: shared } = useTranslation('search');
  const { day } = useDateFormat();
  const { marks, stated_on } = company;
  const year = oldYear(company);
  if (marks.length === 0 && year === undefined) return null;
  return (
    <span className="row wrap gap-4 mt-4">
      {marks.map((mark) => (
        <span key={mark} className={classes.label} data-mark={mark}>
          {mark === 'insolvency' && <IconAlertTriangle size={13} stroke={1.9} aria-hidden />}
          {shared(`choices.${mark}`)}
        </span>
      ))}
      {year !== undefined && (
        <span className={classes.label} data-mark="old" title={t('asOfDay', { day: day(stated_on) })}>
          <IconClock size={13} stroke={1.9} aria-hidden />
          {t('asOf', { year })}
        </span>
      )}
    </span>
  );
};
