import { type Bitmap, countCommon, removeAll, surveyBits } from '@firmament/memory/bitmap';
import { type Checkpoint, checkpointOf, type Stoppable } from '@firmament/memory/checkpoint';
import { scratch } from '@firmament/memory/scratch';
import { foldWords } from '@firmament/text/fold';
import { columnOf } from '../index/segment.ts';
import type { View, ViewPart } from '../index/view.ts';
import type { Columns, Query, SearchResult } from '../schema.ts';
import { type Counts, countsOf } from './count-memory.ts';
import { countFacets, type FacetSource } from './facets.ts';
import { addKeyword, applyIndicators } from './filter.ts';
import { applyRanges, takeRanges } from './missing.ts';
import { readTiers } from './page.ts';
import { oneTier, rankHits, type Spellings } from './ranking.ts';
import { readSorted } from './sorted-page.ts';

const DEFAULT_LIMIT = 10;

/** The hits of a query over all parts of a view: exact total, one page in order, counted facets. */
export const search = <C extends Columns>(view: View<C>, asked: Query<C>, options?: Stoppable): SearchResult<C> => {
  const checkpoint = checkpointOf(options);
  // The parts of a query are told apart by its type; from here on by the segment.
  const query = asked as unknown as Query;
  const words = foldWords(query.keyword ?? '');
  const known = countsOf(view, words, asked);
  // To find who states no figure takes longer than to find the hits.
  const toFind = known.counts === undefined ? query : { ...query, missing: [] };
  const found = view.parts.map((part) => {
    const { hits, missing } = findHits(part, words, toFind, checkpoint);
    return { segment: part.segment, hits, missing, ...surveyBits(hits) };
  });
  checkpoint();
  const total = found.reduce((sum, { count }) => sum + count, 0);
  const counts: Counts = known.counts ?? {
    facets: countFacets(found, query.facets ?? {}),
    flags: countFlags(found, query.flags ?? []),
    missing: Object.fromEntries(
      (query.missing ?? []).map((name) => [name, found.reduce((sum, part) => sum + (part.missing[name] ?? 0), 0)]),
    ),
  };
  known.keep(counts, total);
  checkpoint();
  const ids = readIds(found, words, query, total, checkpoint);
  for (const { hits } of found) scratch.give(hits);
  return { total, ids, ...counts } as unknown as SearchResult<C>;
};

const findHits = (
  { segment, deleted }: ViewPart,
  words: readonly string[],
  { where = [], missing: columns = [] }: Query,
  checkpoint: Checkpoint,
): { hits: Bitmap; missing: Record<string, number> } => {
  const hits = scratch.take(segment.size);
  const isAll = words.length === 0;
  if (!isAll) addKeyword(segment, words, 'inside', hits, checkpoint);
  const { ranges, rest } = takeRanges(where, columns);
  applyIndicators(segment, rest, hits, isAll, checkpoint);
  if (deleted !== undefined) removeAll(hits, deleted);
  const missing = columns.length === 0 ? {} : applyRanges(segment, ranges, columns, hits, checkpoint);
  return { hits, missing };
};

const countFlags = (sources: readonly FacetSource[], columns: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    columns.map((name) => [
      name,
      sources.reduce(
        (sum, { segment, hits, occupied }) =>
          sum + countCommon(hits, columnOf(segment.flags, name, 'flag').yes, occupied),
        0,
      ),
    ]),
  );

/** The page. Uses up the hits. */
const readIds = (
  found: readonly FacetSource[],
  words: readonly string[],
  { spellings = [], where = [], sort, offset = 0, limit = DEFAULT_LIMIT }: Query,
  total: number,
  checkpoint: Checkpoint,
): number[] => {
  if (offset >= total || limit === 0) return [];
  if (sort !== undefined) return readSorted(found, sort, where, offset, limit);
  const names: Spellings = [words, ...spellings.map(foldWords)];
  const ranked = found.map(({ segment, hits, ...survey }) => ({
    segment,
    tiers: words.length === 0 ? oneTier(hits, survey.count) : rankHits(segment, names, hits, survey, checkpoint),
  }));
  return readTiers(ranked, offset, limit);
};
