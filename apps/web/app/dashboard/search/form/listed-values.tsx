import { Combobox, useCombobox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { useFormat } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { choiceText } from '../criteria/sentences.ts';
import { facetQuery } from '../search.queries.ts';
import type { FilterFieldProps } from './filter-field.ts';
import classes from './filter-row.module.css';
import { ValueInput, ValuePills, withValue } from './value-pills.tsx';

/** Some of the values that a facet lists. What is typed only narrows the list: another value would find nothing. */
export const ListedValues = ({ entity, filter, row, name, onChange }: FilterFieldProps) => {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const { count } = useFormat();
  const [typed, setTyped] = useState('');
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const { data: facets, error, isFetching } = useQuery(facetQuery(entity, [], filter.id));
  const wanted = typed.trim().toLocaleLowerCase();
  const offered = (facets?.[filter.id] ?? [])
    .filter(({ value }) => !row.values.includes(value))
    .map(({ value, count: total }) => ({ value, total, text: choiceText(filter.id, value, { t, language }) }))
    .filter(({ text }) => text.toLocaleLowerCase().includes(wanted));

  const add = (value: string) => {
    onChange(withValue(row, value));
    setTyped('');
    combobox.closeDropdown();
  };

  /** Enter takes the first of the list, unless one of its options is marked: then the list takes the key itself. */
  const isKeyTaken = (event: KeyboardEvent): boolean => {
    if (event.key !== 'Enter' || wanted === '') return false;
    if (combobox.getSelectedOptionIndex() !== -1) return true;
    const [first] = offered;
    event.preventDefault();
    if (first !== undefined) add(first.value);
    return true;
  };

  return (
    <>
      <Combobox store={combobox} withinPortal={false} onOptionSubmit={add}>
        <Combobox.DropdownTarget>
          <div>
            <ValuePills
              row={row}
              name={name}
              onChange={onChange}
              input={
                <Combobox.EventsTarget withExpandedAttribute>
                  <ValueInput
                    row={{ ...row, typed }}
                    name={name}
                    role="combobox"
                    aria-autocomplete="list"
                    onRow={({ values }) => onChange({ ...row, values })}
                    onType={(text) => {
                      setTyped(text);
                      combobox.resetSelectedOption();
                      combobox.openDropdown();
                    }}
                    isKeyTaken={isKeyTaken}
                    onClick={() => combobox.openDropdown()}
                    onBlur={() => {
                      setTyped('');
                      combobox.closeDropdown();
                    }}
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
            aria-busy={isFetching}
          >
            {offered.map(({ value, total, text }) => (
              <Combobox.Option key={value} value={value}>
                <span className={classes.suggestion}>
                  {text}
                  <span>{count(total)}</span>
                </span>
              </Combobox.Option>
            ))}
            {offered.length === 0 && (
              <Combobox.Empty role="status">{t(isFetching ? 'lookingUp' : 'notListed')}</Combobox.Empty>
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
