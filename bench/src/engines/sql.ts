import { fold, foldWords } from '@firmament/text/fold';
import { type Answer, type CompanyQuestion, MAX_PLACES, PAGE_LENGTH, type PersonQuestion } from '../question.ts';
import { cellsOf, haversineLimit, haversineSql } from './circle-cells.ts';

/** Statements that all three opponents understand. Values are in the text. */

export const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;

export const anyOf = (conditions: readonly string[]): string => `(${conditions.join(' or ')})`;

/** A table, or a query in brackets, with its conditions. */
export type Source = { table: string; where: string[] };

export const fromSource = ({ table, where }: Source): string => `from ${table} where ${where.join(' and ')}`;

type Order = Pick<CompanyQuestion, 'sort' | 'offset'>;

export const orderOf = ({ sort }: Order): string => (sort ? `${sort.by} ${sort.direction}, ordinal` : 'ordinal');

export const pageOf = (question: Order = {}): string =>
  `order by ${orderOf(question)} limit ${PAGE_LENGTH} offset ${question.offset ?? 0}`;

export type IndustryRow = { id: number; folded: string };

/** There are only some hundred industries: words are looked up here, companies then by industry number. */
const industriesWith = (industries: readonly IndustryRow[], texts: readonly string[]): number[] =>
  texts.flatMap((text) =>
    industries.filter(({ folded }) => foldWords(text).every((word) => folded.includes(word))).map(({ id }) => id),
  );

/** For questions without words. Splits the circle into cells that are wholly in it and cells on its rim. */
export const columnSource = (
  { isActive, industry, industryWords, around, ranges, sort }: CompanyQuestion,
  industries: readonly IndustryRow[],
): Source => {
  if (sort?.by === 'name') return { table: 'keyword', where: [isActive ? 'is_active = true' : 'true'] };
  if (ranges) {
    return { table: 'figures', where: ranges.map(({ figure, min, max }) => `${figure} between ${min} and ${max}`) };
  }
  const where: string[] = isActive ? ['is_active = true'] : [];
  if (industry !== undefined) where.push(`industry = (select id from industry where label = ${quote(industry)})`);
  if (industryWords) where.push(`industry in (${industriesWith(industries, industryWords).join()})`);
  if (!around) return { table: 'company', where };
  const { inner, edge } = cellsOf(around);
  const select = `select ordinal, id from company where ${where.map((condition) => `${condition} and `).join('')}`;
  return {
    table: `(${select} cell in (${inner.join()}) union all
      ${select} cell in (${edge.join()}) and ${haversineSql(around)} <= ${haversineLimit(around.radiusKm)}) hit`,
    where: ['true'],
  };
};

export const isAboutWords = ({ keyword, atLeastOneOf, exactlyOneOf }: CompanyQuestion): boolean =>
  keyword !== undefined || atLeastOneOf !== undefined || exactlyOneOf !== undefined;

/** `hasWord` is the product's rule for one word, in the engine's SQL. */
export const keywordSource = (
  { keyword, atLeastOneOf, exactlyOneOf, isActive }: CompanyQuestion,
  hasWord: (word: string) => string,
): Source => {
  const hasWords = (text: string): string => `(${foldWords(text).map(hasWord).join(' and ')})`;
  const where: string[] = isActive ? ['is_active = true'] : [];
  if (keyword !== undefined) where.push(hasWords(keyword));
  if (atLeastOneOf) where.push(anyOf(atLeastOneOf.map(hasWords)));
  if (exactlyOneOf) {
    const conditions = exactlyOneOf.map(hasWords);
    // The first condition is weaker than the second, but an index can answer it.
    where.push(anyOf(conditions), `(${conditions.map((condition) => `${condition}::int`).join(' + ')}) = 1`);
  }
  return { table: 'keyword', where };
};

export const personSource = (
  { position, skill, locality }: PersonQuestion,
  contains: (column: string, word: string) => string,
): Source => {
  const all = (column: string, text: string) => foldWords(text).map((word) => contains(column, word));
  return {
    table: 'person',
    where: [...all('position', position), ...all('skills', skill), ...all('locality', locality)],
  };
};

/** The name is the text; the name starts with the text. */
export const nameConditions = (text: string): { same: string; starts: string } => {
  const folded = fold(text);
  // The last code point: nothing that starts with the text sorts after it.
  return {
    same: `name = ${quote(folded)}`,
    starts: `name >= ${quote(folded)} and name < ${quote(`${folded}\u{10ffff}`)}`,
  };
};

/** The tiers of name suggestions: the same name, a name that starts with the text, a name with words that start so. */
export const nameSources = (text: string, everyWordStarts: string, table = 'keyword'): Source[] => {
  const { same, starts } = nameConditions(text);
  return [
    { table: 'keyword', where: [same] },
    { table: 'keyword', where: [starts, `not (${same})`] },
    { table, where: [everyWordStarts, `not (${starts})`] },
  ];
};

/** In tiers: the name starts with the text, every word starts a word of it, the rest. Within a tier by frequency. */
export const industryStatement = (text: string): string => {
  const words = foldWords(text);
  const all = (pattern: (word: string) => string) =>
    words.map((word) => `folded like ${quote(pattern(word))}`).join(' and ');
  return `select label, count from industry where ${all((word) => `%${word}%`)} order by
    case when folded like ${quote(` ${words.join(' ')}%`)} then 0 when ${all((word) => `% ${word}%`)} then 1 else 2 end,
    count desc, label limit ${PAGE_LENGTH}`;
};

export type IndustryCount = { label: string; count: number };

export const industryAnswer = (rows: readonly IndustryCount[]): Answer => ({
  total: rows.length,
  ids: rows.map(({ label }) => label),
  counts: rows.map(({ count }) => count),
});

export type QuickRow = { country: number | null; place: number | null; count: number };

export const quickStatement = (source: Source, count = 'count(*)'): string =>
  `select country, place, ${count} as count ${fromSource(source)} group by 1, 2`;

/** Counts by country and of the places with most hits, from one pass over the hits. */
export const quickAnswer = (rows: readonly QuickRow[]): Answer => {
  const countries = new Map<number, number>();
  const places = new Map<number, number>();
  let total = 0;
  for (const { country, place, count } of rows) {
    total += count;
    if (country !== null) countries.set(country, (countries.get(country) ?? 0) + count);
    if (place !== null) places.set(place, (places.get(place) ?? 0) + count);
  }
  const descending = (counts: Map<number, number>) => [...counts.values()].sort((a, b) => b - a);
  return { total, counts: [...descending(countries), ...descending(places).slice(0, MAX_PLACES)] };
};

/** Reads tier by tier until the list is full. */
export const collectIds = async (
  sources: readonly Source[],
  readIds: (statement: string) => Promise<number[]>,
): Promise<Answer> => {
  const ids: number[] = [];
  for (const source of sources) {
    if (ids.length < PAGE_LENGTH) ids.push(...(await readIds(`select id ${fromSource(source)} ${pageOf()}`)));
  }
  const page = ids.slice(0, PAGE_LENGTH);
  return { total: page.length, ids: page };
};
