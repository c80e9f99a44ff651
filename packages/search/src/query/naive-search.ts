import { isWithin, type Position } from '@firmament/geo/position';
import { fold, foldWords } from '@firmament/text/fold';
import { keptPosition } from '../columns/points.ts';
import type { Columns, Condition, Document, FacetValue, Indicator, Query, Sort } from '../schema.ts';
import { encodeWord } from '../text/dictionary.ts';
import { compareLabels } from './facets.ts';

/** The rules of the index in plain loops over documents: slow and obvious. Tests compare the index with it. */
export const naiveSearch = <C extends Columns>(documents: readonly Document<C>[], query: Query<C>): NaiveResult => {
  const words = foldWords(query.keyword ?? '');
  const where = (query.where ?? []) as readonly unknown[] as readonly Indicator[];
  const find = (indicators: readonly Indicator[]) =>
    documents.filter(
      (document) =>
        (words.length === 0 || holds(document, { keyword: query.keyword ?? '' })) &&
        indicators.every((indicator) => indicatorHolds(document, indicator)),
    );
  const hits = find(where);
  const others = (query.spellings ?? []).map(fold).filter((spelling) => spelling !== '');
  const { sort } = query as unknown as Query;
  const ranked = hits.map((hit) => ({
    hit,
    tier: sort ? 0 : tierOf(hit, words, others),
    value: sort && sortValue(hit, sort),
    prominence: Math.fround(hit.prominence),
  }));
  ranked.sort(
    (a, b) =>
      (sort ? compareValues(sort, a.value, b.value) : a.tier - b.tier) ||
      b.prominence - a.prominence ||
      a.hit.id - b.hit.id,
  );
  const offset = query.offset ?? 0;
  const facets = Object.entries((query.facets ?? {}) as Record<string, number>);
  return {
    total: hits.length,
    ids: ranked.slice(offset, offset + (query.limit ?? 10)).map(({ hit }) => hit.id),
    facets: Object.fromEntries(facets.map(([column, limit]) => [column, countLabels(hits, column, limit)])),
    flags: Object.fromEntries(
      (query.flags ?? []).map((column) => [column, hits.filter((hit) => columnValue(hit, column) === true).length]),
    ),
    missing: Object.fromEntries(
      (query.missing ?? []).map((column) => [
        column,
        find(where.map((indicator) => withoutColumn(indicator, column))).filter(
          (document) => typeof columnValue(document, column) !== 'number',
        ).length,
      ]),
    ),
  };
};

type NaiveResult = {
  total: number;
  ids: number[];
  facets: Record<string, FacetValue[]>;
  flags: Record<string, number>;
  missing: Record<string, number>;
};

const withoutColumn = ({ operator, conditions }: Indicator, column: string): Indicator => ({
  operator,
  conditions:
    operator === 'must'
      ? conditions.filter((condition) => !('number' in condition && condition.number === column))
      : conditions,
});

/** What is made of a document for every query again would take most of the time. */
const madeOnce = (make: (document: Document) => string): ((document: Document) => string) => {
  const made = new WeakMap<Document, string>();
  return (document) => {
    const known = made.get(document);
    if (known !== undefined) return known;
    const text = make(document);
    made.set(document, text);
    return text;
  };
};

/** A name as text that compares like its bytes. */
const nameAsBytes = madeOnce(({ name }) =>
  Array.from(encodeWord(fold(name)), (byte) => String.fromCharCode(byte)).join(''),
);

const sortValue = (document: Document, { by }: Sort): unknown =>
  by === 'name' ? nameAsBytes(document) : columnValue(document, by);

const compareValues = ({ direction }: Sort, a: unknown, b: unknown): number => {
  if (a === b) return 0;
  if (a === undefined || a === null) return 1;
  if (b === undefined || b === null) return -1;
  return (a < b ? -1 : 1) * (direction === 'asc' ? 1 : -1);
};

const foldedName = madeOnce(({ name }) => fold(name));

/** The same for a query, whose words every document is asked for. */
const wordsOfTexts = new Map<string, string[]>();
const wordsOf = (text: string): string[] => {
  const words = wordsOfTexts.get(text) ?? foldWords(text);
  wordsOfTexts.set(text, words);
  return words;
};

const columnValue = (document: Document, column: string): unknown => (document as Record<string, unknown>)[column];

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : value ? [String(value)] : []);

const foldAll = (texts: readonly string[]): string => texts.map(fold).join(' ');

const nameTexts = madeOnce(({ name, aliases = [] }) => foldAll([name, ...aliases]));
const codeTexts = madeOnce(({ codes = [] }) => foldAll(codes));

const startsWordOf = (text: string, word: string): boolean => ` ${text}`.includes(` ${word}`);

const tierOf = (document: Document, words: readonly string[], others: readonly string[]): number => {
  if (words.length === 0) return 0;
  const name = foldedName(document);
  const spellings = [words.join(' '), ...others];
  if (spellings.includes(name)) return 0;
  if (spellings.some((spelling) => name.startsWith(spelling))) return 1;
  const all = `${nameTexts(document)} ${codeTexts(document)}`;
  return words.every((word) => startsWordOf(all, word)) ? 2 : 3;
};

const indicatorHolds = (document: Document, { operator, conditions }: Indicator): boolean => {
  const matching = conditions.filter((condition) => holds(document, condition)).length;
  if (operator === 'must') return matching === conditions.length;
  return operator === 'atleast' ? matching > 0 : matching === 1;
};

const holds = (document: Document, condition: Condition): boolean => {
  if ('keyword' in condition) {
    return wordsOf(condition.keyword).every(
      (word) => nameTexts(document).includes(word) || startsWordOf(codeTexts(document), word),
    );
  }
  if ('named' in condition) {
    return wordsOf(condition.named).every((word) => nameTexts(document).includes(word));
  }
  if ('text' in condition) {
    const text = foldAll(textsOf(columnValue(document, condition.text)));
    return wordsOf(condition.contains).every((word) => text.includes(word));
  }
  if ('choice' in condition) {
    const label = columnValue(document, condition.choice) ?? null;
    return 'isOneOf' in condition ? condition.isOneOf.some((each) => each === label) : label === condition.is;
  }
  if ('flag' in condition) return columnValue(document, condition.flag) === condition.is;
  if ('number' in condition) {
    const value = columnValue(document, condition.number);
    if (typeof value !== 'number') return false;
    return value >= (condition.min ?? -Infinity) && value <= (condition.max ?? Infinity);
  }
  if ('key' in condition) return textsOf(columnValue(document, condition.key)).includes(condition.is);
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
