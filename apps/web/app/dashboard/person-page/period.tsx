import { useTranslation } from 'react-i18next';
import type { Period } from './parse-career.ts';

/** The years of an entry, as far as they are known. */
export const PeriodText = ({ period: { from, to } }: { period: Period }) => {
  const { t } = useTranslation('person');
  const end = to === 'present' ? t('present') : to;
  if (from === undefined) return end === undefined ? t('noYears') : t('until', { year: end });
  if (end === undefined) return t('since', { year: from });
  return from === to ? from : `${from} – ${end}`;
};
