import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import type { FilterList, Indicators } from '../criteria/search-definition.ts';
import { sentencesOf } from '../criteria/sentences.ts';
import { ValuePill } from '../value-pill.tsx';

type FilterChipsProps = { definition: FilterList; indicators: Indicators; onChange(indicators: Indicators): void };

/** The search in sentences, each of which can be removed. */
export const FilterChips = ({ definition, indicators, onChange }: FilterChipsProps) => {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const sentences = sentencesOf(definition, indicators, { t, language });
  if (sentences.length === 0) return null;
  return (
    <div className="px-16 pt-6 pb-12">
      <ul className="row wrap items-center gap-6" aria-label={t('activeFilters')}>
        {sentences.map(({ text, rest }) => (
          <li key={text} className="row">
            <ValuePill text={text} removeLabel={t('remove', { value: text })} isRoomy onRemove={() => onChange(rest)} />
          </li>
        ))}
        {sentences.length > 1 && (
          <li>
            <button className="text-12 min-h-24 text-button px-6" type="button" onClick={() => onChange([])}>
              {t('clearAll')}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
};
