import { MIN_QUERY_LENGTH, type PerformanceIndicator } from '@firmament/api-contract/calls/search';
import { TextInput } from '@mantine/core';
import { IconMapPin, IconSearch } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { textOf } from '../search/criteria/indicators.ts';
import type { Indicators } from '../search/criteria/search-definition.ts';
import { PlaceField } from '../search/form/place-field.tsx';
import { SearchButtons } from '../search/form/search-buttons.tsx';
import type { QuickFormProps } from '../search/form/search-panel.tsx';
import { useFollowing } from '../search/form/use-following.ts';

type QuickFields = { name: string; locality: string };

const fieldsOf = (indicators: Indicators): QuickFields => ({
  name: textOf(indicators, 'employee_name'),
  locality: textOf(indicators, 'locality'),
});

const indicatorsOf = ({ name, locality }: QuickFields): PerformanceIndicator[] => [
  { indicator: 'employee_name', operator: 'must', values: [name.trim()] },
  ...(locality.trim() === '' ? [] : [{ indicator: 'locality', operator: 'must' as const, values: [locality.trim()] }]),
];

/** Finds people by name, optionally at a place. */
export const QuickForm = ({ indicators, isSearching, onSearch, onSave }: QuickFormProps) => {
  const { t } = useTranslation('peopleSearch');
  const [fields, setFields] = useFollowing(indicators, fieldsOf);
  const [isRefused, setIsRefused] = useState(false);
  const nameInput = useRef<HTMLInputElement>(null);

  const read = (use: (search: Indicators) => void) => {
    const isFine = fields.name.trim().length >= MIN_QUERY_LENGTH;
    setIsRefused(!isFine);
    if (isFine) use(indicatorsOf(fields));
    else nameInput.current?.focus();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSearching) read(onSearch);
  };

  return (
    <form noValidate onSubmit={submit}>
      <div className="stack gap-14 px-16 py-14">
        <TextInput
          ref={nameInput}
          size="xs"
          label={t('name')}
          value={fields.name}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
          error={isRefused && <span role="alert">{t('shortName')}</span>}
          onChange={({ currentTarget: { value } }) => {
            setFields({ ...fields, name: value });
            setIsRefused(false);
          }}
        />
        <PlaceField
          name={t('member:place')}
          value={fields.locality}
          onChange={(locality) => setFields({ ...fields, locality })}
        >
          {(input) => (
            <TextInput
              {...input}
              size="xs"
              label={t('member:place')}
              description={t('localityHelp')}
              inputWrapperOrder={['label', 'input', 'error', 'description']}
              enterKeyHint="search"
              leftSection={<IconMapPin size={16} stroke={1.6} aria-hidden />}
            />
          )}
        </PlaceField>
      </div>
      <SearchButtons isSearching={isSearching} onSave={() => read(onSave)} />
    </form>
  );
};
