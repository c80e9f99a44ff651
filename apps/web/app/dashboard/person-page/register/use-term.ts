import type { RegisterMandate } from '@firmament/api-contract/calls/register-record';
import { yearOf } from '@firmament/calendar/day';
import { useDateFormat } from '../../../lib/format/format-date.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';

/** From when until when, in words. */
export const useTerm = () => {
  const { t } = useTranslation('registerPerson', { keyPrefix: 'chart' });
  const { day } = useDateFormat();
  const endOf = ({ ended_on, missed_on }: RegisterMandate, shown: (day: string) => string): string => {
    if (ended_on !== null) return shown(ended_on);
    return missed_on === null ? t('endUnknown') : t('endedBy', { day: shown(missed_on) });
  };
  const write = (mandate: RegisterMandate, shown: (day: string) => string): string => {
    const { started_on, ended_on, missed_on, state } = mandate;
    if (started_on === null && ended_on === null && missed_on === null && state === 'past') return t('noDays');
    const from = started_on === null ? t('startUnknown') : shown(started_on);
    if (state === 'unconfirmed') return t('term', { from, until: '?' });
    if (state === 'current') return t('term', { from, until: t('member:today') });
    return t('term', { from, until: endOf(mandate, shown) });
  };
  return {
    days: (mandate: RegisterMandate) => write(mandate, day),
    years: (mandate: RegisterMandate) => write(mandate, (shown) => String(yearOf(shown))),
    /** "not confirmed since 2018" */
    unconfirmed: ({ sources }: RegisterMandate): string => {
      const saidOn = sources[0]?.as_of;
      return saidOn ? t('unconfirmed', { year: yearOf(saidOn) }) : '';
    },
  };
};
