import { ActionIcon, Button, Switch, TextInput } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { useFormat } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import classes from './lead-filter.module.css';
import type { LeadFilter as Filter } from './leads.url.ts';

type LeadFilterProps = {
  filter: Filter;
  /** How many colleagues share something; undefined while it is not known. */
  colleagueCount: number | undefined;
  onChange(filter: Filter): void;
};

/** Filters leads by keywords, and by the member's own career or the whole company. */
export const LeadFilter = ({ filter, colleagueCount, onChange }: LeadFilterProps) => {
  const { t } = useTranslation('leads', { keyPrefix: 'filter' });
  const { count } = useFormat();
  // Typed text belongs to the filter it was typed over; a new filter from the address bar replaces it.
  const [typed, setTyped] = useState({ over: filter.keywords, text: filter.keywords });
  const keywords = typed.over === filter.keywords ? typed.text : filter.keywords;
  const setKeywords = (text: string) => setTyped({ over: filter.keywords, text });
  // Ranked by the company, colleagues are those who know the leads, so there is seldom one to show.
  const canHaveColleagues = filter.type === 'personal' || filter.hasColleagues || (colleagueCount ?? 0) > 0;
  const input = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange({ ...filter, keywords: keywords.trim() });
  };
  const clear = () => {
    setKeywords('');
    input.current?.focus();
    if (filter.keywords !== '') onChange({ ...filter, keywords: '' });
  };

  return (
    <search aria-label={t('label')}>
      <form className="row wrap items-center gap-12 gap-y-8 px-16 py-12" onSubmit={submit}>
        <TextInput
          ref={input}
          className={classes.keywords ?? ''}
          size="xs"
          title={t('hint')}
          aria-label={t('keywords')}
          placeholder={t('placeholder')}
          value={keywords}
          maxLength={300}
          autoComplete="off"
          enterKeyHint="search"
          leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
          rightSection={
            keywords !== '' && (
              <ActionIcon variant="subtle" color="gray" size="sm" aria-label={t('clear')} onClick={clear}>
                <IconX size={14} stroke={1.7} aria-hidden />
              </ActionIcon>
            )
          }
          onChange={({ currentTarget: { value } }) => setKeywords(value)}
        />
        <Button type="submit" size="xs" variant="default">
          {t('submit')}
        </Button>
        <Switch
          className={classes.switch ?? ''}
          size="sm"
          label={t('tailored')}
          checked={filter.type === 'personal'}
          onChange={({ currentTarget: { checked } }) => onChange({ ...filter, type: checked ? 'personal' : 'company' })}
        />
        {canHaveColleagues && (
          <Switch
            className={classes.switch ?? ''}
            size="sm"
            label={colleagueCount === undefined ? t('colleagues') : t('colleaguesOf', { shown: count(colleagueCount) })}
            checked={filter.hasColleagues}
            onChange={({ currentTarget: { checked } }) => onChange({ ...filter, hasColleagues: checked })}
          />
        )}
      </form>
    </search>
  );
};
