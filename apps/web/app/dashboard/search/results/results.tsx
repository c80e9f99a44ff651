import { PAGE_SIZE } from '@firmament/api-contract/calls/search';
import { Button } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { useFormat } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { textOf, withText } from '../criteria/indicators.ts';
import { BY_RELEVANCE, isSameOrder, type Order } from '../criteria/order.ts';
import type { Indicators, SearchOutline } from '../criteria/search-definition.ts';
import type { Search } from '../use-search.ts';
import { FilterChips } from './filter-chips.tsx';
import { LeftOut } from './left-out.tsx';
import { NoticeCard } from './notice-card.tsx';
import { OtherPlaces, PlaceLine } from './place-line.tsx';
import classes from './results.module.css';
import { SkeletonRows } from './results-skeleton.tsx';
import { orderText, SortSelect } from './sort-select.tsx';
import { UnderstoodLine } from './understood-line.tsx';

type ResultsProps = {
  definition: SearchOutline;
  search: Search;
  listRef: Ref<HTMLDivElement>;
  onScroll(): void;
  /** The rows, ten to a page. */
  children: ReactNode;
  /** What can be done with selected rows. */
  selectionBar: ReactNode;
  onChange(indicators: Indicators): void;
  onSort(order: Order): void;
};

const Nothing = ({ definition, search, onChange }: Pick<ResultsProps, 'definition' | 'search' | 'onChange'>) => {
  const { t } = useTranslation('search');
  const { indicators, first } = search;
  const word = first?.did_you_mean ?? null;
  const name = [definition.nameIndicator, 'keyword'].find((id) => textOf(indicators, id) !== '');
  return (
    <NoticeCard title={t('nothing')} isInside>
      {word === null || name === undefined ? (
        <p>{t('nothingHelp')}</p>
      ) : (
        <Button size="xs" variant="default" onClick={() => onChange(withText(indicators, name, word))}>
          {t('didYouMean', { word })}
        </Button>
      )}
    </NoticeCard>
  );
};

const MoreResults = ({ search }: { search: Search }) => {
  const { t } = useTranslation('search');
  const { count } = useFormat();
  const { query, first, results } = search;
  const total = first?.total ?? 0;
  return (
    <div
      className={`${classes.more} text-12 ink3 numeric row wrap items-center justify-between gap-12 gap-y-8 line-top`}
    >
      <span>{t('showing', { shown: count(results.length), total: count(total) })}</span>
      {query.isFetchNextPageError && (
        <span className="danger" role="alert">
          {query.error?.message}
        </span>
      )}
      {query.hasNextPage && (
        <Button size="xs" variant="default" disabled={search.isSearching} onClick={() => query.fetchNextPage()}>
          {query.isFetchingNextPage ? t('loadingMore') : t('showMore')}
        </Button>
      )}
    </div>
  );
};

/** The results of a search: count, filters in words, and list. */
export const Results = (props: ResultsProps) => {
  const { definition, search, listRef, onScroll, children, selectionBar, onChange, onSort } = props;
  const { t } = useTranslation('search');
  const { count } = useFormat();
  const { query, indicators, order, first, pageCount } = search;
  const place = first?.place ?? null;
  // Of people, words of the place are what everybody expects.
  const hasPlace = place !== null && (place.matched !== 'words' || definition.entity === 'companies');
  const isLaterPageEmpty = pageCount > 1 && query.data?.pages.at(-1)?.results.length === 0;

  if (query.isError && first === undefined) {
    return (
      <NoticeCard title={query.error.message} tone="danger">
        <Button size="xs" variant="default" onClick={() => query.refetch()}>
          {t('ui:retry')}
        </Button>
      </NoticeCard>
    );
  }

  return (
    <section className={`${classes.card} box min-w-0`} aria-label={t('view.results')} aria-busy={query.isFetching}>
      <div className="pt-10 pb-6 row wrap items-center justify-between gap-12 gap-y-2 px-16">
        <div className="row wrap items-baseline gap-12 gap-y-2" role="status">
          <h2 className={`${classes.found} text-16 weight-650 numeric`}>
            {first === undefined
              ? t('member:searching')
              : t('found', { count: first.total, shown: count(first.total) })}
          </h2>
          {!isSameOrder(order, BY_RELEVANCE) && !search.isReordering && (
            <span className="visually-hidden">{t('order.now', { order: orderText(order, t) })}</span>
          )}
          {hasPlace && <PlaceLine place={place} indicators={indicators} />}
        </div>
        {definition.sorts !== undefined && first?.total !== 0 && (
          <SortSelect sorts={definition.sorts} order={order} onSort={onSort} />
        )}
      </div>
      {first !== undefined && first.understood !== null && (
        <UnderstoodLine understood={first.understood} indicators={indicators} onChange={onChange} />
      )}
      {hasPlace && <OtherPlaces definition={definition} place={place} indicators={indicators} onChange={onChange} />}
      {first !== undefined && (
        <LeftOut definition={definition} indicators={indicators} leftOut={first.left_out} onChange={onChange} />
      )}
      <FilterChips definition={definition} indicators={indicators} onChange={onChange} />
      {first?.total === 0 ? (
        <Nothing definition={definition} search={search} onChange={onChange} />
      ) : (
        <div
          className={`${classes.scroll} line-top`}
          ref={listRef}
          onScroll={onScroll}
          tabIndex={first === undefined ? 0 : -1}
          data-waiting={search.isReordering}
        >
          {first !== undefined && children}
          {(first === undefined || query.isFetchingNextPage) && <SkeletonRows />}
          {isLaterPageEmpty && <p className="ink2 px-16 py-16">{t('nothing')}</p>}
        </div>
      )}
      {selectionBar}
      {first !== undefined && first.total > 0 && (first.total > PAGE_SIZE || pageCount > 1) && (
        <MoreResults search={search} />
      )}
    </section>
  );
};
