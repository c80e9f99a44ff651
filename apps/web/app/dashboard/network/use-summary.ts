import { useFormat } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import type { Picture } from './picture/picture.ts';

/** How much is in a picture, in words. */
export const useSummary = () => {
  const { t } = useTranslation('network');
  const { count } = useFormat();
  return {
    points: ({ points }: Picture): string => {
      const people = points.filter(({ kind }) => kind === 'person').length;
      const companies = points.length - people;
      return t('summary', {
        companies: t('companies', { count: companies, shown: count(companies) }),
        people: t('people', { count: people, shown: count(people) }),
      });
    },
    relations: (amount: number, depth: number): string =>
      t('relationsWithin', { count: amount, shown: count(amount), steps: t('steps', { count: depth }) }),
  };
};
