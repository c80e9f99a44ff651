import { MIN_QUERY_LENGTH } from '@firmament/api-contract/calls/search';
import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconBuilding } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { companySuggestionsQuery } from '../settings.queries.ts';
import { splitAtMatch } from './split-at-match.ts';

const DEBOUNCE_MS = 300;

export type PickedCompany = { company_id: number; company_name: string };

type CompanyPickerProps = {
  name: string;
  initialText: string;
  error: string | undefined;
  /** Called with undefined as soon as the text changes: only a choice from the list counts. */
  onPick(company: PickedCompany | undefined): void;
};

/** One company out of millions, found while its name is typed. */
export const CompanyPicker = ({ name, initialText, error, onPick }: CompanyPickerProps) => {
  const { t } = useTranslation('settings', { keyPrefix: 'profile' });
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [text, setText] = useState(initialText);
  const [typed, setTyped] = useState('');
  const [debounced] = useDebouncedValue(typed, DEBOUNCE_MS);
  const { data: companies = [], error: failure, isFetching } = useQuery(companySuggestionsQuery(debounced));

  const type = (value: string) => {
    setText(value);
    setTyped(value);
    onPick(undefined);
    if (value.trim().length >= MIN_QUERY_LENGTH) combobox.openDropdown();
    else combobox.closeDropdown();
  };

  const pick = (id: string) => {
    const company = companies.find(({ company_id }) => String(company_id) === id);
    if (company === undefined) return;
    setText(company.company_name);
    setTyped('');
    onPick(company);
    combobox.closeDropdown();
  };

  const isWaiting = isFetching || typed !== debounced;
  return (
    <Combobox store={combobox} onOptionSubmit={pick}>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          size="xs"
          role="combobox"
          aria-autocomplete="list"
          name={name}
          label={t('business')}
          description={initialText === '' && t('businessHelp')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          value={text}
          autoComplete="off"
          maxLength={200}
          leftSection={<IconBuilding size={16} stroke={1.6} aria-hidden />}
          error={error ?? failure?.message}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options aria-label={t('business')} aria-busy={isWaiting}>
          {companies.map(({ company_id, company_name }) => {
            const [before, match, after] = splitAtMatch(company_name, typed);
            return (
              <Combobox.Option key={company_id} value={String(company_id)}>
                {before}
                <b>{match}</b>
                {after}
              </Combobox.Option>
            );
          })}
          {companies.length === 0 && (
            <Combobox.Empty role="status">{isWaiting ? t('member:searching') : t('nothingFound')}</Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
};
