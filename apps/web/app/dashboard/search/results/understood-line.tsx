import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { withText } from '../criteria/indicators.ts';
import type { Indicators, SearchAnswer } from '../criteria/search-definition.ts';
import classes from './results.module.css';

type UnderstoodLineProps = {
  understood: NonNullable<SearchAnswer['understood']>;
  indicators: Indicators;
  onChange(indicators: Indicators): void;
};

/** Says that some of the words were taken for a place, and offers to take them for words. */
export const UnderstoodLine = ({ understood, indicators, onChange }: UnderstoodLineProps) => {
  const { t } = useTranslation('search');
  const { keyword, place, words } = understood;
  // Quotation marks keep a keyword as it is, in this search and wherever it is kept or shared.
  const asWords = withText(indicators, 'keyword', `"${words}"`);
  return (
    <p className={`${classes.line} size-12 ink2 numeric px-16 pb-6`}>
      {t('understood', { keyword, place })}{' '}
      <button className="min-h-24 text-button" type="button" onClick={() => onChange(asWords)}>
        {t('allWords')}
      </button>
    </p>
  );
};
