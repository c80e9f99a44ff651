import { LOG_SUBJECTS } from '@firmament/api-contract/desk/log-action';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import classes from './log.module.css';
import type { LogFilter } from './log.url.ts';

/** Long enough not to ask at every key. */
const DEBOUNCE_MS = 300;

type LogFiltersProps = { filter: LogFilter; onChange(name: keyof LogFilter, value: string): void; onClear(): void };

export const LogFilters = ({ filter, onChange, onClear }: LogFiltersProps) => {
  const { t } = useTranslation('deskLog');
  const [actor, setActor] = useState(filter.actor ?? '');
  const filterByActor = useDebouncedCallback((value: string) => onChange('actor', value), DEBOUNCE_MS);
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <search className={classes.filters} aria-label={t('filter.label')}>
      <NativeSelect
        size="xs"
        label={t('filter.subject')}
        value={filter.subject ?? ''}
        onChange={({ currentTarget }) => onChange('subject', currentTarget.value)}
      >
        <option value="">{t('filter.all')}</option>
        {LOG_SUBJECTS.map((subject) => (
          <option key={subject} value={subject}>
            {t(`subjects.${subject}`)}
          </option>
        ))}
      </NativeSelect>
      <TextInput
        size="xs"
        label={t('filter.actor')}
        placeholder={t('filter.actorHint')}
        value={actor}
        onChange={({ currentTarget }) => {
          setActor(currentTarget.value);
          filterByActor(currentTarget.value);
        }}
      />
      {(['from', 'until'] as const).map((name) => (
        <TextInput
          key={name}
          size="xs"
          type="date"
          label={t(`filter.${name}`)}
          value={filter[name] ?? ''}
          onChange={({ currentTarget }) => onChange(name, currentTarget.value)}
        />
      ))}
      {isFiltered && (
        <Button
          size="xs"
          variant="default"
          onClick={() => {
            setActor('');
            onClear();
          }}
        >
          {t('filter.clear')}
        </Button>
      )}
    </search>
  );
};
