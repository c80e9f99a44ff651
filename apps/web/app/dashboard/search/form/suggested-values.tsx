import { Combobox, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import type { FilterDefinition } from '../criteria/search-definition.ts';
import { choiceText } from '../criteria/sentences.ts';
import { MIN_LENGTHS, suggestionsQuery } from '../search.queries.ts';
import type { FilterFieldProps } from './filter-field.ts';
import classes from './filter-row.module.css';
import { SuggestionText } from './suggestion-text.tsx';
import { ValueInput, ValuePills, withValue } from './value-pills.tsx';

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

  const isWaiting = isFetching || row.typed !== debounced;
  return (
    <>
      {/* Not in a portal: what lies outside the page's landmarks is hard to find with a screen reader. */}
      <Combobox
        store={combobox}
        withinPortal={false}
        onOptionSubmit={(value) => {
          onChange(withValue(row, value));
          combobox.closeDropdown();
        }}
      >
        <Combobox.DropdownTarget>
          <div>
            <ValuePills
              row={row}
              name={name}
              onChange={onChange}
              input={
                <Combobox.EventsTarget withExpandedAttribute>
                  <ValueInput
                    row={row}
                    name={name}
                    role="combobox"
                    aria-autocomplete="list"
                    onRow={(next) => {
                      onChange(next);
                      combobox.closeDropdown();
                    }}
                    onType={type}
                    isKeyTaken={({ key }) =>
                      key === 'Enter' && combobox.dropdownOpened && combobox.getSelectedOptionIndex() !== -1
                    }
                    onBlur={() => combobox.closeDropdown()}
                  />
                </Combobox.EventsTarget>
              }
            />
          </div>
        </Combobox.DropdownTarget>
        <Combobox.Dropdown>
          <Combobox.Options
            className={classes.options ?? ''}
            aria-label={t('suggestionsOf', { name })}
            aria-busy={isWaiting}
          >
            {suggestions.map(({ text, name: shown = choiceText(filter.id, text, { t, language }), ...rest }) => (
              <Combobox.Option key={text} value={text}>
                <SuggestionText suggestion={{ ...rest, text, name: shown }} />
              </Combobox.Option>
            ))}
            {suggestions.length === 0 && (
              <Combobox.Empty role="status">{isWaiting ? t('lookingUp') : t('noSuggestion')}</Combobox.Empty>
            )}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      {error !== null && (
        <p className={classes.problem} role="alert">
          {error.message}
        </p>
      )}
    </>
  );
};
