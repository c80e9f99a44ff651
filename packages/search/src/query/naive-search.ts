import { isWithin } from '../columns/geo.ts';
import { keptPosition } from '../columns/points.ts';
import type { Columns, Condition, Document, FacetValue, Indicator, Position, Query } from '../schema.ts';
import { fold, foldWords } from '../text/fold.ts';
import { compareLabels } from './facets.ts';

/** The rules of the index in plain loops over documents: slow and obvious. Tests compare the index with it. */
export const naiveSearch = <C extends Columns>(
  documents: readonly Document<C>[],
  query: Query<C>,
): { total: number; ids: number[]; facets: Record<string, FacetValue[]> } => {
  const words = foldWords(query.keyword ?? '');
  const hits = documents.filter(
    (document) =>
      holds(document, { keyword: query.keyword ?? '' }) &&
      (query.where ?? []).every((indicator) => indicatorHolds(document, indicator as unknown as Indicator)),
  );
  const tiers = new Map(hits.map((hit) => [hit, tierOf(hit, words)]));
  hits.sort(
    (a, b) =>
      (tiers.get(a) ?? 0) - (tiers.get(b) ?? 0) || Math.fround(b.prominence) - Math.fround(a.prominence) || a.id - b.id,
  );
  const offset = query.offset ?? 0;
  const facets = Object.entries((query.facets ?? {}) as Record<string, number>);
  return {
    total: hits.length,
    ids: hits.slice(offset, offset + (query.limit ?? 10)).map(({ id }) => id),
    facets: Object.fromEntries(facets.map(([column, limit]) => [column, countLabels(hits, column, limit)])),
  };
};

const columnValue = (document: Document, column: string): unknown => (document as Record<string, unknown>)[column];

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : value ? [String(value)] : []);

const foldAll = (texts: readonly string[]): string => texts.map(fold).join(' ');

const nameTexts = (document: Document): string => foldAll([document.name, ...(document.aliases ?? [])]);

const startsWordOf = (text: string, word: string): boolean => ` ${text}`.includes(` ${word}`);

const tierOf = (document: Document, words: readonly string[]): number => {
  if (words.length === 0) return 0;
  const name = fold(document.name);
  const keyword = words.join(' ');
  if (name === keyword) return 0;
  if (name.startsWith(keyword)) return 1;
  const all = `${nameTexts(document)} ${foldAll(document.codes ?? [])}`;
  return words.every((word) => startsWordOf(all, word)) ? 2 : 3;
};

const indicatorHolds = (document: Document, { operator, conditions }: Indicator): boolean => {
  const matching = conditions.filter((condition) => holds(document, condition)).length;
  if (operator === 'must') return matching === conditions.length;
  return operator === 'atleast' ? matching > 0 : matching === 1;
};

const holds = (document: Document, condition: Condition): boolean => {
  if ('keyword' in condition) {
    const codes = foldAll(document.codes ?? []);
    return foldWords(condition.keyword).every(
      (word) => nameTexts(document).includes(word) || startsWordOf(codes, word),
    );
  }
  if ('text' in condition) {
    const text = foldAll(textsOf(columnValue(document, condition.text)));
    return foldWords(condition.contains).every((word) => text.includes(word));
  }
  if ('choice' in condition) return (columnValue(document, condition.choice) ?? null) === condition.is;
  if ('flag' in condition) return columnValue(document, condition.flag) === condition.is;
  if ('number' in condition) {
    const value = columnValue(document, condition.number);
    if (typeof value !== 'number') return false;
    return value >= (condition.min ?? -Infinity) && value <= (condition.max ?? Infinity);
  }
  const position = columnValue(document, condition.point);
  const kept = position ? keptPosition(position as Position) : undefined;
  return kept !== undefined && isWithin(kept, condition.within);
};

const countLabels = (hits: readonly Document[], column: string, limit: number): FacetValue[] => {
  const counts = new Map<string, number>();
  for (const hit of hits) {
    const label = columnValue(hit, column);
    if (typeof label === 'string') counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return Array.from(counts, ([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || compareLabels(a.value, b.value))
    .slice(0, limit);
};
