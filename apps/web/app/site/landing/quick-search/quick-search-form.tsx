import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useId, useRef } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { ScriptNeeded } from '../../../ui/feedback/script-needed.tsx';
import type { QuickSearch } from './quick-search.ts';
import classes from './quick-search-form.module.css';

const NEEDS_SCRIPT = {
  en: 'The search needs JavaScript. Please allow it for this site in your browser.',
  de: 'Die Suche braucht JavaScript. Bitte erlauben Sie es für diese Website in Ihrem Browser.',
};

type AnswerProps = { search: QuickSearch; onAgain: (keyword: string) => void };

const Answer = ({ search, onAgain }: AnswerProps) => {
  const { t } = useTranslation('landing', { keyPrefix: 'search' });
  switch (search.status) {
    case 'idle':
      return null;
    case 'found':
      return <search.Found {...search} onAgain={onAgain} />;
    case 'loading':
      return <p className={classes.line}>{t('loading')}</p>;
    case 'missing':
      return <p className={classes.line}>{t('missing')}</p>;
    case 'failed':
      return <p className={classes.line}>{search.message}</p>;
  }
};

type QuickSearchFormProps = { search: QuickSearch; onSearch: (keyword: string) => void };

export const QuickSearchForm = ({ search, onSearch }: QuickSearchFormProps) => {
  const { t } = useTranslation('landing', { keyPrefix: 'search' });
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const keyword = input.current?.value ?? '';
    if (keyword.trim() === '') input.current?.focus();
    onSearch(keyword);
  };
  const searchAgain = (keyword: string) => {
    if (input.current !== null) {
      input.current.value = keyword;
      // The button goes with the answer that it was part of.
      input.current.focus();
    }
    onSearch(keyword);
  };
  return (
    <search>
      <form className={classes.form} noValidate onSubmit={submit}>
        <label className="block title-14 weight-550 mb-8" htmlFor={id}>
          {t('label')}
        </label>
        <div className={classes.row}>
          <IconSearch size={20} stroke={1.6} aria-hidden />
          <input
            ref={input}
            id={id}
            className={classes.input}
            name="keyword"
            maxLength={200}
            autoComplete="off"
            required
            aria-invalid={search.status === 'missing'}
            aria-describedby={`${id}-answer`}
          />
          <Button type="submit" size="lg">
            {t('button')}
          </Button>
        </div>
        <div className={classes.answer} id={`${id}-answer`} role="status">
          <Answer search={search} onAgain={searchAgain} />
        </div>
        <noscript>
          {import.meta.env.SSR && (
            <ScriptNeeded texts={NEEDS_SCRIPT} className={`${classes.line} ${classes.noScript}`} />
          )}
        </noscript>
      </form>
    </search>
  );
};
