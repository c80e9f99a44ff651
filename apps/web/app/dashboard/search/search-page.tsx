import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { type ComponentType, lazy, type ReactNode, type RefObject, Suspense, useCallback, useState } from 'react';
import { NETWORK_TEXTS } from '../../lib/api/network-texts.ts';
import { useStable } from '../../lib/browser/use-stable.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { readLanguage } from '../../lib/i18n/language.ts';
import { PartBoundary } from '../../ui/feedback/part-boundary.tsx';
import { showToast } from '../../ui/feedback/toasts.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { BY_RELEVANCE, type Order } from './criteria/order.ts';
import type { AnyResult, Indicators, SearchDefinition } from './criteria/search-definition.ts';
import { type QuickFormProps, SearchPanel } from './form/search-panel.tsx';
import { FacetPanel } from './results/facets.tsx';
import { Idle } from './results/idle.tsx';
import { NoticeCard } from './results/notice-card.tsx';
import { ResultsSkeleton } from './results/results-skeleton.tsx';
import { SelectionBar } from './results/selection-bar.tsx';
import { useListPlace } from './results/use-list-place.ts';
import { type Selection, useSelection } from './results/use-selection.ts';
import { RecentSearches, SavedSearches } from './saved/saved-searches.tsx';
import { SearchLayout } from './search-layout.tsx';
import { type SearchMode, useSearchMode } from './search-mode.ts';
import classes from './search-page.module.css';
import { useSearch } from './use-search.ts';

/**
 * The active result in the list and on the map: the one under the pointer, otherwise the one picked on the map.
 * Picking a marker scrolls the list to its row.
 */
const useActiveResult = (list: RefObject<HTMLElement | null>, indicators: Indicators) => {
  const [hoveredId, setHoveredId] = useState<string>();
  const [selected, setSelected] = useState<{ id: string; search: Indicators }>();
  const selectedId = selected?.search === indicators ? selected.id : undefined;

  const onSelect = useCallback(
    (id: string | undefined) => {
      setSelected(id === undefined ? undefined : { id, search: indicators });
      if (id === undefined) return;
      const row = list.current?.querySelector(`[data-result-id="${CSS.escape(id)}"]`);
      row?.scrollIntoView({ block: 'nearest' });
    },
    [list, indicators],
  );

  return { activeId: hoveredId ?? selectedId, onHover: setHoveredId, onSelect };
};

/** Loads while the first search runs. */
const Results = lazy(async () => ({ default: (await import('./results/results.tsx')).Results }));
const SaveDialog = lazy(async () => ({ default: (await import('./saved/save-dialog.tsx')).SaveDialog }));

/** What keeps the rows and the map of a page in step. */
export type ResultsView<R extends AnyResult> = {
  results: readonly R[];
  /** Where the first of them stands among all that were found, from 0 on. */
  firstPosition: number;
  /** Query string of the list for the links to details, so that they know the way back. */
  parameters: string;
  order: Order;
  onSort(order: Order): void;
  selection: Selection<R>;
  activeId: string | undefined;
  onHover(id: string | undefined): void;
  onSelect(id: string | undefined): void;
};

/** A search with its whole result, for what can be done with it. */
export type Found = { indicators: Indicators; order: Order; total: number };

type SearchPageProps<R extends AnyResult> = {
  definition: SearchDefinition<R>;
  title: string;
  QuickForm: ComponentType<QuickFormProps>;
  renderRows(view: ResultsView<R>): ReactNode;
  renderMap?(view: ResultsView<R>): ReactNode;
  intro: { title: string; text: string };
  examples: readonly Indicators[];
  below?: ReactNode;
  /** Buttons for the whole result. */
  renderActions?(found: Found): ReactNode;
  /** Buttons for selected results. */
  renderSelectionActions?(chosen: readonly R[]): ReactNode;
};

const copyLink = async (done: string, failed: string): Promise<void> => {
  await navigator.clipboard.writeText(location.href).then(
    () => showToast(done),
    () => showToast(failed, 'failed'),
  );
};

/** Forms on the left, results in the middle, map and saved searches on the right. */
export const SearchPage = <R extends AnyResult>(props: SearchPageProps<R>) => {
  const { definition, title, QuickForm, renderRows, renderMap, intro, examples, below } = props;
  const { renderActions, renderSelectionActions } = props;
  const { t } = useTranslation('search');
  const search = useSearch(definition);
  const { inAddress, indicators, order, isAsked, isSearching, first, results } = search;
  const { mode, choose, show } = useSearchMode(inAddress.status !== 'none');
  const { list, attach, noteScroll } = useListPlace(definition.entity, search);
  const [view, setView] = useState<'results' | 'map' | 'search'>(isAsked ? 'results' : 'search');
  const [toSave, setToSave] = useState<Indicators>();
  // Keeps the counts and the map while the next search runs, so that they do not flash.
  const [last, setLast] = useState({ facets: first?.facets, results });
  if (first !== undefined && (last.facets !== first.facets || last.results !== results)) {
    setLast({ facets: first.facets, results });
  }
  const { activeId, ...follow } = useActiveResult(list, indicators);
  const selection = useSelection(definition, indicators, results);

  const run = useStable((next: Indicators, as: SearchMode = mode, nextOrder: Order = order) => {
    search.run(next, as, nextOrder);
    setView('results');
  });
  const sort = useStable((next: Order) => search.run(indicators, mode, next));
  /** A search from elsewhere may hold filters that the quick search has no fields for. */
  const runWhole = useStable((next: Indicators, nextOrder: Order = BY_RELEVANCE) => {
    const isQuick = next.every(({ indicator }) => definition.quickIndicators.includes(indicator));
    const as = isQuick ? mode : 'advanced';
    show(as);
    run(next, as, nextOrder);
  });
  const save = useStable((next: Indicators) =>
    next.length === 0 ? void showToast(t('saved.empty'), 'failed') : setToSave(next),
  );

  const resultsView = (shown: readonly R[], firstPosition = 0): ResultsView<R> => ({
    results: shown,
    firstPosition,
    parameters: search.listParameters,
    order,
    onSort: sort,
    selection,
    activeId,
    ...follow,
  });
  const activeAt = last.results.findIndex((result) => definition.idOf(result) === activeId);

  /** The row that the arrow keys left off at, or the first one. */
  const focusList = () =>
    list.current?.querySelector<HTMLElement>(':is([data-current="true"], tr:not([data-current])) a')?.focus();
  const skipToResults = () => {
    setView('results');
    requestAnimationFrame(focusList);
  };

  return (
    <>
      <PageTitle title={title}>
        {isAsked && first !== undefined && renderActions?.({ indicators, order, total: first.total })}
        {isAsked && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconLink size={16} stroke={1.75} aria-hidden />}
            onClick={() => copyLink(t('linkCopied'), t('linkNotCopied'))}
          >
            {t('copyLink')}
          </Button>
        )}
      </PageTitle>
      <SearchLayout
        view={view}
        onView={setView}
        total={first?.total}
        filterCount={indicators.length}
        panel={
          <>
            <SearchPanel
              definition={definition}
              QuickForm={QuickForm}
              mode={mode}
              onMode={choose}
              indicators={indicators}
              isSearching={isSearching}
              onSearch={run}
              onSave={save}
            />
            {isAsked && (
              <button className={`${classes.skip} weight-500 primary-text`} type="button" onClick={skipToResults}>
                {t('skipToResults')}
              </button>
            )}
            <FacetPanel
              definition={definition}
              indicators={indicators}
              facets={isAsked ? last.facets : undefined}
              onChange={run}
            />
          </>
        }
        results={
          <>
            {inAddress.status === 'none' && (
              <Idle definition={definition} {...intro} examples={examples} onRun={runWhole} />
            )}
            {inAddress.status === 'unreadable' && (
              <NoticeCard
                tone="danger"
                title={
                  inAddress.unknownFilter === undefined
                    ? t('unreadable')
                    : t('unreadableFilter', { name: inAddress.unknownFilter })
                }
              >
                <Button size="xs" variant="default" onClick={search.clear}>
                  {t('startOver')}
                </Button>
              </NoticeCard>
            )}
            {isAsked && (
              <PartBoundary fallback={<NoticeCard tone="danger" title={NETWORK_TEXTS[readLanguage()]} />}>
                <Suspense fallback={<ResultsSkeleton />}>
                  <Results
                    definition={definition}
                    search={search}
                    listRef={attach}
                    onScroll={noteScroll}
                    onChange={run}
                    onSort={sort}
                    selectionBar={
                      renderSelectionActions !== undefined && (
                        <SelectionBar selection={selection} listed={results.length} onClear={focusList}>
                          {renderSelectionActions([...selection.chosen.values()])}
                        </SelectionBar>
                      )
                    }
                  >
                    {renderRows(resultsView(results))}
                  </Results>
                </Suspense>
              </PartBoundary>
            )}
            {below}
          </>
        }
        isMapped={renderMap !== undefined}
        map={renderMap !== undefined && isAsked && renderMap(resultsView(last.results))}
        underMap={activeAt !== -1 && renderRows(resultsView(last.results.slice(activeAt, activeAt + 1), activeAt))}
        side={
          <>
            <SavedSearches definition={definition} onRun={runWhole} />
            <RecentSearches definition={definition} onRun={runWhole} />
          </>
        }
      />
      {toSave !== undefined && (
        <Suspense fallback={null}>
          <SaveDialog definition={definition} indicators={toSave} order={order} onClose={() => setToSave(undefined)} />
        </Suspense>
      )}
    </>
  );
};
