import type { Day } from '@firmament/calendar/day';
import { type Age, ageOn } from '../../lib/format/age.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';

/** Ages in words: "8 years", "8 years 5 months". */
export const useAgeText = () => {
  const { t } = useTranslation('company', { keyPrefix: 'age' });
  const inYears = ({ years, months }: Age): string =>
    years > 0 ? t('member:years', { count: years }) : t('months', { count: months });
  const inMonths = ({ years, months }: Age): string =>
    [years > 0 && t('member:years', { count: years }), months > 0 && t('months', { count: months })]
      .filter(Boolean)
      .join(' ');
  return {
    years: (day: Day): string => inYears(ageOn(day)),
    span: (from: Day, to: Day): string => inMonths(ageOn(from, to)),
  };
};
