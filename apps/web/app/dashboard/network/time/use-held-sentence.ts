import { useFormat } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import type { Held } from './held.ts';

/** How many relations are in force, in words: those that nobody confirmed for years are not told as if they were. */
export const useHeldSentence = () => {
  const { t } = useTranslation('network', { keyPrefix: 'held' });
  const { count } = useFormat();
  return ({ current, unconfirmed, confirmedIn, undated }: Held, isToday: boolean): string => {
    const told = (amount: number) => ({ count: amount, shown: count(amount), years: confirmedIn });
    const total = current + unconfirmed + undated;
    if (total === 0) return t(isToday ? 'noneToday' : 'noneThen');
    if (current === total) return t(isToday ? 'allToday' : 'allThen', told(total));
    if (unconfirmed === total) return t('allUnconfirmed', told(total));
    if (undated === total) return t('allUndated', told(total));
    const parts = [
      current > 0 && t(isToday ? 'today' : 'onThatDay', told(current)),
      unconfirmed > 0 && t('unconfirmed', told(unconfirmed)),
      undated > 0 && t('undated', told(undated)),
    ];
    return t('mixed', { ...told(total), parts: parts.filter(Boolean).join(', ') });
  };
};
