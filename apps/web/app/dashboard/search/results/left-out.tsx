import { useFormat } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { without } from '../criteria/indicators.ts';
import { type FilterList, filterOf, type Indicators, type SearchAnswer } from '../criteria/search-definition.ts';
import classes from './results.module.css';

type LeftOutProps = {
  definition: FilterList;
  indicators: Indicators;
  leftOut: SearchAnswer['left_out'];
  onChange(indicators: Indicators): void;
};

/** What a filter by a figure or a day cannot judge: companies of which it is not known. */
export const LeftOut = ({ definition, indicators, leftOut, onChange }: LeftOutProps) => {
  const { t } = useTranslation('search');
  const { count } = useFormat();
  const lines = leftOut.flatMap(({ indicator, count: total }) => {
    const filter = filterOf(definition, indicator);
    return filter === undefined || total === 0 ? [] : [{ filter, total }];
  });
  if (lines.length === 0) return null;
  return (
    <ul className={`${classes.line} size-12 ink2 numeric px-16 pb-6`}>
      {lines.map(({ filter: { id, kind }, total }) => {
        const name = t(`filters.${id}`);
        const kindOfGap = kind === 'days' ? 'day' : 'figure';
        return (
          <li key={id}>
            {t(`leftOut.${kindOfGap}`, { name, count: total, shown: count(total) })}{' '}
            <button
              className="min-h-24 text-button"
              type="button"
              aria-label={t('leftOut.dropNamed', { name })}
              onClick={() => onChange(without(indicators, id))}
            >
              {t('leftOut.drop')}
            </button>
          </li>
        );
      })}
    </ul>
  );
};
