import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { useFormat } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { type Order, orderOf } from '../criteria/order.ts';
import { encodeSearch } from '../criteria/search.url.ts';
import type { Indicators, SearchOutline } from '../criteria/search-definition.ts';
import { searchText } from '../criteria/sentences.ts';
import { forgetSearches, useRecentSearches } from './recent-searches.ts';
import { SavedSearchRow } from './saved-search-row.tsx';
import classes from './saved-searches.module.css';
import { savedSearchesQuery } from './saved-searches.queries.ts';

type SearchesProps = { definition: SearchOutline; onRun(indicators: Indicators, order?: Order): void };

/** Shown at first, each with its current count. */
const SHOWN = 4;

/** The member's saved searches, from any device. */
export const SavedSearches = memo(({ definition, onRun }: SearchesProps) => {
  const { t } = useTranslation('search', { keyPrefix: 'saved' });
  const { t: common } = useTranslation('search');
  const { count } = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const { data, error, refetch } = useQuery(savedSearchesQuery);
  const searches = data?.filter(({ entity }) => entity === definition.entity);
  const total = searches?.length ?? 0;
  return (
    <Card
      title={t('title')}
      aside={
        total > SHOWN && (
          <button
            className={`${classes.all} text-12 min-h-24 text-button px-4`}
            type="button"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? t('fewer') : t('all', { total: count(total) })}
          </button>
        )
      }
    >
      {searches === undefined && error === null && (
        <div className="ink2 stack justify-items-start gap-8 px-16 pb-14" role="status" aria-label={t('loading')}>
          <Skeleton height={14} width="60%" />
        </div>
      )}
      {searches === undefined && error !== null && (
        <div className="ink2 stack justify-items-start gap-8 px-16 pb-14" role="alert">
          <p>{error.message}</p>
          <Button size="xs" variant="default" onClick={() => refetch()}>
            {common('ui:retry')}
          </Button>
        </div>
      )}
      {searches !== undefined && total === 0 && <p className="ink2 px-16 pb-14">{t('none')}</p>}
      {searches !== undefined && total > 0 && (
        <ul>
          {searches.slice(0, isOpen ? total : SHOWN).map((search) => (
            <SavedSearchRow
              key={search.search_id}
              definition={definition}
              search={search}
              onRun={() => onRun(search.performanceIndicators, orderOf(search))}
            />
          ))}
        </ul>
      )}
    </Card>
  );
});

/** The last searches of this browser. */
export const RecentSearches = memo(({ definition, onRun }: SearchesProps) => {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const { count } = useFormat();
  const searches = useRecentSearches(definition.entity);
  if (searches.length === 0) return null;
  return (
    <Card
      title={t('recent.title')}
      aside={
        <span className="row items-center gap-8">
          {t('recent.remark')}
          <button
            className={`${classes.all} text-12 min-h-24 text-button px-4`}
            type="button"
            onClick={() => forgetSearches(definition.entity)}
          >
            {t('recent.clear')}
          </button>
        </span>
      }
    >
      <ul>
        {searches.map(({ indicators, total }) => (
          <li key={encodeSearch(indicators)} className={`${classes.row} row items-center gap-4 line-top`}>
            <button className={`${classes.run} ink pointer`} type="button" onClick={() => onRun(indicators)}>
              <span>{searchText(definition, indicators, { t, language })}</span>
              <span className={`${classes.total} ink2 numeric`}>{count(total)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
});
