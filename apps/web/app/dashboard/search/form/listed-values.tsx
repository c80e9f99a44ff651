import { useCombobox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { choiceText } from '../criteria/sentences.ts';
import { facetQuery } from '../search.queries.ts';
import type { FilterFieldProps } from './filter-field.ts';
import { OfferedValues } from './offered-values.tsx';
import { withValue } from './value-pills.tsx';

/** Some of the values that a facet lists. What is typed only narrows the list: another value would find nothing. */
export const ListedValues = ({ entity, filter, row, name, onChange }: FilterFieldProps) => {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const { data: facets, error, isFetching } = useQuery(facetQuery(entity, [], filter.id));
  const wanted = typed.trim().toLocaleLowerCase();
  const offered = (facets?.[filter.id] ?? [])
    .filter(({ value }) => !row.values.includes(value))
    .map(({ value, count }) => ({ text: value, count, name: choiceText(filter.id, value, { t, language }) }))
    .filter(({ name: shown }) => shown.toLocaleLowerCase().includes(wanted));

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
    if (first !== undefined) add(first.text);
    return true;
  };

  return (
    <OfferedValues
      row={row}
      name={name}
      onChange={onChange}
      store={combobox}
      input={{
        row: { ...row, typed },
        onRow: ({ values }) => onChange({ ...row, values }),
        onType: (text) => {
          setTyped(text);
          combobox.resetSelectedOption();
          combobox.openDropdown();
        },
        isKeyTaken,
        onClick: () => combobox.openDropdown(),
        onBlur: () => {
          setTyped('');
          combobox.closeDropdown();
        },
      }}
      offered={offered}
      none={t('notListed')}
      isWaiting={isFetching}
      error={error}
      onAdd={add}
    />
  );
};
