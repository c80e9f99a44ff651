import { Switch, TextInput } from '@mantine/core';
import { IconMapPin, IconSearch } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { digitsOf } from '../search/criteria/place.ts';
import type { Indicators } from '../search/criteria/search-definition.ts';
import { PlaceField } from '../search/form/place-field.tsx';
import { SearchButtons } from '../search/form/search-buttons.tsx';
import type { QuickFormProps } from '../search/form/search-panel.tsx';
import { useFollowing } from '../search/form/use-following.ts';
import { indicatorsOf, isNameLongEnough, type QuickFields, quickFieldsOf } from './quick-search.ts';

/** Finds companies by name, optionally only active ones, optionally around a place. */
export const QuickForm = ({ indicators, isSearching, onSearch, onSave }: QuickFormProps) => {
  const { t } = useTranslation('companySearch');
  const { t: shared } = useTranslation('search');
  const [fields, setFields] = useFollowing(indicators, quickFieldsOf);
  const [isRefused, setIsRefused] = useState(false);
  const nameInput = useRef<HTMLInputElement>(null);

  const change = (part: Partial<QuickFields>) => {
    setFields({ ...fields, ...part });
    if (part.name !== undefined) setIsRefused(false);
  };

  const read = (use: (search: Indicators) => void) => {
    const isFine = isNameLongEnough(fields);
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
          description={t('nameHelp')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          value={fields.name}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
          error={isRefused && <span role="alert">{t('shortName')}</span>}
          onChange={({ currentTarget: { value } }) => change({ name: value })}
        />
        <Switch
          size="xs"
          label={t('onlyActive')}
          checked={fields.isActiveOnly}
          onChange={({ currentTarget: { checked } }) => change({ isActiveOnly: checked })}
        />
        <div className="stack gap-14">
          <PlaceField name={shared('address')} value={fields.address} onChange={(address) => change({ address })}>
            {(input) => (
              <TextInput
                {...input}
                size="xs"
                label={shared('address')}
                description={shared('addressHelp')}
                inputWrapperOrder={['label', 'input', 'error', 'description']}
                enterKeyHint="search"
                leftSection={<IconMapPin size={16} stroke={1.6} aria-hidden />}
              />
            )}
          </PlaceField>
          <TextInput
            size="xs"
            label={shared('radius')}
            value={fields.radius}
            inputMode="numeric"
            autoComplete="off"
            onChange={({ currentTarget: { value } }) => change({ radius: digitsOf(value) })}
          />
        </div>
      </div>
      <SearchButtons isSearching={isSearching} onSave={() => read(onSave)} />
    </form>
  );
};
