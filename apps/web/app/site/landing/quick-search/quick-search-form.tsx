import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useId, useRef } from 'react';
import { useFormat } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { PageButton } from '../../../ui/controls/page-button.tsx';
import type { QuickSearch } from './quick-search.ts';
import classes from './quick-search-form.module.css';
import type { QuickSearchResult } from './quick-search-outcome.ts';

const COUNTRY_NAMES = { Germany: 'germany', Austria: 'austria', Switzerland: 'switzerland' } as const;

const isKnownCountry = (name: string): name is keyof typeof COUNTRY_NAMES => Object.hasOwn(COUNTRY_NAMES, name);

const Found = ({ keyword, result }: { keyword: string; result: QuickSearchResult }) => {
  const { t } = useTranslation('landing', { keyPrefix: 'search' });
  const format = useFormat();
  const { total, countries } = result;
  if (total === 0) return <p className={classes.line}>{t('none', { keyword })}</p>;
  return (
    <div className={classes.panel}>
      <div className={classes.sentence}>
        <p>
          <strong>
            <b>{format.count(total)}</b> {t('matches', { count: total, keyword })}
          </strong>
          {t('invitation', { count: total })}
        </p>
        <PageButton page="register" variant="default">
          {t('register')}
        </PageButton>
      </div>
      {countries.length > 0 && (
        <ul className={classes.countries}>
          {countries.map(({ address_country: country, cnt }) => (
            <li key={country}>
              <b>{format.count(cnt)}</b>
              {isKnownCountry(country) ? t(COUNTRY_NAMES[country]) : country}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

const Answer = ({ search }: { search: QuickSearch }) => {
  const { t } = useTranslation('landing', { keyPrefix: 'search' });
  switch (search.status) {
    case 'idle':
      return null;
    case 'found':
      return <Found {...search} />;
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
  return (
    <search>
      <form className={classes.form} noValidate onSubmit={submit}>
        <label className={classes.label} htmlFor={id}>
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
          <Answer search={search} />
        </div>
      </form>
    </search>
  );
};
