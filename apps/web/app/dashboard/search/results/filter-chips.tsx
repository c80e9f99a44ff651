import { IconX } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import type { FilterList, Indicators } from '../criteria/search-definition.ts';
import { sentencesOf } from '../criteria/sentences.ts';
import classes from './filter-chips.module.css';

type FilterChipsProps = { definition: FilterList; indicators: Indicators; onChange(indicators: Indicators): void };

/** The search in sentences, each of which can be removed. */
export const FilterChips = ({ definition, indicators, onChange }: FilterChipsProps) => {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const sentences = sentencesOf(definition, indicators, { t, language });
  if (sentences.length === 0) return null;
  return (
    <div className={classes.chips}>
      <ul className={classes.list} aria-label={t('activeFilters')}>
        {sentences.map(({ text, rest }) => (
          <li key={text} className={classes.chip}>
            {text}
            <button type="button" aria-label={t('remove', { value: text })} onClick={() => onChange(rest)}>
              <IconX size={14} stroke={2} aria-hidden />
            </button>
          </li>
        ))}
        {sentences.length > 1 && (
          <li>
            <button className={classes.clear} type="button" onClick={() => onChange([])}>
              {t('clearAll')}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
};
