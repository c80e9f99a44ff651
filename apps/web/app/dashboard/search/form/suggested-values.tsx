import { useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import type { FilterDefinition } from '../criteria/search-definition.ts';
import { choiceText } from '../criteria/sentences.ts';
import { MIN_LENGTHS, suggestionsQuery } from '../search.queries.ts';
import type { FilterFieldProps } from './filter-field.ts';
import { OfferedValues } from './offered-values.tsx';
import { withValue } from './value-pills.tsx';

const DEBOUNCE_MS = 300;

type SuggestedValuesProps = FilterFieldProps & { suggests: NonNullable<FilterDefinition['suggests']> };

/** Several values, suggested while typing; a value that is not in the list can be used as typed. */
export const SuggestedValues = ({ filter, row, name, onChange, suggests }: SuggestedValuesProps) => {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [debounced] = useDebouncedValue(row.typed, DEBOUNCE_MS);
  const { data: suggestions = [], error, isFetching } = useQuery(suggestionsQuery(suggests, debounced, language));

  const type = (value: string) => {
    onChange({ ...row, typed: value });
    if (value.trim().length >= MIN_LENGTHS[suggests]) combobox.openDropdown();
    else combobox.closeDropdown();
  };

  return (
    <OfferedValues
      row={row}
      name={name}
      onChange={onChange}
      store={combobox}
      input={{
        row,
        onRow: (next) => {
          onChange(next);
          combobox.closeDropdown();
        },
        onType: type,
        isKeyTaken: ({ key }) => key === 'Enter' && combobox.dropdownOpened && combobox.getSelectedOptionIndex() !== -1,
        onBlur: () => combobox.closeDropdown(),
      }}
      offered={suggestions.map(({ name: shown, ...suggestion }) => ({
        ...suggestion,
        name: shown ?? choiceText(filter.id, suggestion.text, { t, language }),
      }))}
      none={t('noSuggestion')}
      isWaiting={isFetching || row.typed !== debounced}
      error={error}
      onAdd={(value) => {
        onChange(withValue(row, value));
        combobox.closeDropdown();
      }}
    />
  );
};
