import { MIN_QUERY_LENGTH } from '@firmament/api-contract/calls/search';
import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconBuilding, IconSearch, IconUserCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { suggestionQuery } from './network.queries.ts';
import classes from './point-picker.module.css';

const DEBOUNCE_MS = 200;

type PointPickerProps = {
  label: string;
  /** The name of the one that is chosen. */
  chosen?: string;
  isPerson?: boolean;
  isLabelShown?: boolean;
  hasFocus?: boolean;
  onPick(id: string): void;
};

type Suggestion = { id: string; name: string; remark: string };

const useSuggestions = (text: string) => {
  const { t } = useTranslation('network', { keyPrefix: 'picker' });
  const words = useWords();
  const { data, isFetching, error } = useQuery(suggestionQuery(text));
  const companies = (data?.companies ?? []).map(
    ({ company_id, company_name, address }): Suggestion => ({
      id: String(company_id),
      name: company_name,
      remark: address,
    }),
  );
  const people = (data?.people ?? []).map(
    ({ employee_id, fullName, birth_year, title, company_name }): Suggestion => ({
      id: employee_id,
      name: fullName,
      remark: [
        birth_year !== null && t('member:bornIn', { year: birth_year }),
        title !== null && words.title(title, null),
        company_name,
      ]
        .filter(Boolean)
        .join(', '),
    }),
  );
  return { companies, people, isFetching, error };
};

/** One company or person of the registers, found while its name is typed. */
export const PointPicker = ({ label, chosen = '', isPerson, isLabelShown, hasFocus, onPick }: PointPickerProps) => {
  const { t } = useTranslation('network', { keyPrefix: 'picker' });
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [typed, setTyped] = useState<string>();
  const [debounced] = useDebouncedValue(typed ?? '', DEBOUNCE_MS);
  const { companies, people, isFetching, error } = useSuggestions(debounced);
  const isLong = (typed ?? '').trim().length >= MIN_QUERY_LENGTH;
  const isWaiting = isFetching || (typed ?? '') !== debounced;
  const isNone = companies.length + people.length === 0;

  const pick = (id: string) => {
    setTyped(undefined);
    combobox.closeDropdown();
    onPick(id);
  };
  const type = (value: string) => {
    setTyped(value);
    combobox.openDropdown();
    combobox.selectFirstOption();
  };
  const options = (entries: readonly Suggestion[]) =>
    entries.map(({ id, name, remark }) => (
      <Combobox.Option key={id} value={id} className={`${classes.option} stack anywhere phone-44`}>
        <span>{name}</span>
        <small className="text-12 ink3">{remark}</small>
      </Combobox.Option>
    ));
  const Icon = chosen === '' ? IconSearch : isPerson === true ? IconUserCircle : IconBuilding;
  return (
    // Not in a portal: what lies outside the page's landmarks is hard to find with a screen reader.
    <Combobox store={combobox} withinPortal={false} onOptionSubmit={pick} width={320} position="bottom-start">
      <Combobox.Target withExpandedAttribute>
        <TextInput
          size="xs"
          className={classes.picker ?? ''}
          role="combobox"
          aria-autocomplete="list"
          {...(isLabelShown === true ? { label } : { 'aria-label': label })}
          placeholder={t('placeholder')}
          value={typed ?? chosen}
          autoComplete="off"
          autoFocus={hasFocus === true}
          maxLength={200}
          leftSection={<Icon size={16} stroke={1.6} aria-hidden />}
          error={error?.message}
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={() => {
            combobox.closeDropdown();
            setTyped(undefined);
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={typed === undefined}>
        <Combobox.Options className={classes.options ?? ''} aria-label={label} aria-busy={isWaiting}>
          {isLong && companies.length > 0 && (
            <Combobox.Group label={t('member:companies')}>{options(companies)}</Combobox.Group>
          )}
          {isLong && people.length > 0 && <Combobox.Group label={t('people')}>{options(people)}</Combobox.Group>}
          {(!isLong || isNone) && (
            <Combobox.Empty role="status">{t(!isLong ? 'short' : isWaiting ? 'searching' : 'none')}</Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
};
