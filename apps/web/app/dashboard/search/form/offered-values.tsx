import { Combobox, type ComboboxStore } from '@mantine/core';
import type { ComponentProps } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import type { Suggestion } from '../search.queries.ts';
import type { FilterFieldProps } from './filter-field.ts';
import classes from './filter-row.module.css';
import { SuggestionText } from './suggestion-text.tsx';
import { ValueInput, ValuePills } from './value-pills.tsx';

type OfferedValuesProps = Pick<FilterFieldProps, 'row' | 'name' | 'onChange'> & {
  store: ComboboxStore;
  input: Omit<ComponentProps<typeof ValueInput>, 'name'>;
  offered: readonly Suggestion[];
  /** Said where nothing is offered. */
  none: string;
  isWaiting: boolean;
  error: Error | null;
  onAdd(value: string): void;
};

/** Several values as pills, and a list from which more can be taken. */
export const OfferedValues = (props: OfferedValuesProps) => {
  const { row, name, onChange, store, input, offered, none, isWaiting, error, onAdd } = props;
  const { t } = useTranslation('search');
  return (
    <>
      {/* Not in a portal: what lies outside the page's landmarks is hard to find with a screen reader. */}
      <Combobox store={store} withinPortal={false} onOptionSubmit={onAdd}>
        <Combobox.DropdownTarget>
          <div>
            <ValuePills
              row={row}
              name={name}
              onChange={onChange}
              input={
                <Combobox.EventsTarget withExpandedAttribute>
                  <ValueInput {...input} name={name} role="combobox" aria-autocomplete="list" />
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
            {offered.map((suggestion) => (
              <Combobox.Option key={suggestion.text} value={suggestion.text}>
                <SuggestionText suggestion={suggestion} />
              </Combobox.Option>
            ))}
            {offered.length === 0 && (
              <Combobox.Empty role="status">{isWaiting ? t('member:searching') : none}</Combobox.Empty>
            )}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      {error !== null && (
        <p className="text-12 danger mt-4" role="alert">
          {error.message}
        </p>
      )}
    </>
  );
};
