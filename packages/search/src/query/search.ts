import { type Checkpoint, checkpointOf } from '../checkpoint.ts';
import type { View, ViewPart } from '../index/view.ts';
import { type Bitmap, removeAll, surveyBits } from '../memory/bitmap.ts';
import { scratch } from '../memory/scratch.ts';
import type { Columns, Indicator, Query, SearchOptions, SearchResult } from '../schema.ts';
import { foldWords } from '../text/fold.ts';
import { rememberFacets } from './facet-memory.ts';
import { countFacets } from './facets.ts';
import { addKeyword, applyIndicators } from './filter.ts';
import { readTiers } from './page.ts';
import { oneTier, rankHits } from './ranking.ts';

const DEFAULT_LIMIT = 10;

/** The hits of a query over all parts of a view: exact total, one page in order, counted facets. */
export const search = <C extends Columns>(view: View<C>, query: Query<C>, options?: SearchOptions): SearchResult<C> => {
  const checkpoint = checkpointOf(options);
  const words = foldWords(query.keyword ?? '');
  const limit = query.limit ?? DEFAULT_LIMIT;
  const found = view.parts.map((part) => {
    const hits = findHits(part, words, query, checkpoint);
    return { segment: part.segment, hits, ...surveyBits(hits) };
  });
  checkpoint();
  const total = found.reduce((sum, { count }) => sum + count, 0);
  const facets = rememberFacets(view, words, query, total, () => countFacets(found, query.facets ?? {}));
  checkpoint();
  const offset = query.offset ?? 0;
  const ranked = found.map(({ segment, hits, ...survey }) => ({
    segment,
    tiers: words.length === 0 ? oneTier(hits, survey.count) : rankHits(segment, words, hits, survey, checkpoint),
  }));
  const ids = offset < total ? readTiers(ranked, offset, limit) : [];
  for (const { hits } of found) scratch.give(hits);
  return { total, ids, facets: facets as unknown as SearchResult<C>['facets'] };
};

const findHits = <C extends Columns>(
  { segment, deleted }: ViewPart,
  words: readonly string[],
  query: Query<C>,
  checkpoint: Checkpoint,
): Bitmap => {
  const hits = scratch.take(segment.size);
  const isAll = words.length === 0;
  if (!isAll) addKeyword(segment, words, 'inside', hits, checkpoint);
  const indicators = (query.where ?? []) as readonly unknown[] as readonly Indicator[];
  applyIndicators(segment, indicators, hits, isAll, checkpoint);
  if (deleted !== undefined) removeAll(hits, deleted);
  return hits;
};
