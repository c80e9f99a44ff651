import type { PerformanceIndicator } from '@firmament/api-contract/calls/search';
import { DEFAULT_LANGUAGE, type Language } from '@firmament/api-contract/language';
import type { Gazetteer } from '@firmament/gazetteer/gazetteer';
import type { Indicator, Query } from '@firmament/search/schema';
import type { Caller } from '../platform/fairness/caller.ts';
import { toCompanyQuery } from './company-query.ts';
import { type CompanyWords, readCompanyWords, unquote } from './company-words.ts';
import { contactKeysIn } from './contact-keys.ts';
import type { CompanyColumns } from './engine/schemas.ts';
import type { SearchIndex } from './engine/search-index.ts';
import { takeKeyword } from './indicators.ts';
import { type PlacedWords, splitPlace } from './place-in-words.ts';
import { type Place, readPlace } from './read-place.ts';

/** How a keyword was read, where not every word is looked for in the name. */
export type Understood = { keyword: string; place: string; words: string };

type CompanyQuery = Query<CompanyColumns>;
type Reading = { query: CompanyQuery; place: Place | null; understood: Understood | null };
type Deps = { index: SearchIndex; gazetteer: Gazetteer };

/**
 * What a search for companies means. A website, an e-mail address or a telephone number finds who states it, if anybody
 * does. A place at the end or the beginning of the keyword counts as a place if no name starts with the keyword as it
 * stands, and if more companies are there than have it in their names. The keyword alone decides, so that filters never
 * change how it is read; quotation marks keep it as it is.
 */
export const understandSearch = async (
  deps: Deps,
  indicators: readonly PerformanceIndicator[],
  caller: Caller,
  language: Language = DEFAULT_LANGUAGE,
): Promise<Reading> => {
  const asTyped = { ...toCompanyQuery(deps.gazetteer, indicators, language), understood: null };
  const { typed } = takeKeyword(indicators, ['keyword']);
  if (typed === undefined || unquote(typed) !== undefined) return asTyped;
  const count = async (query: CompanyQuery): Promise<number> => (await find(deps.index, query, 0, caller)).total;

  const contact = contactIndicator(typed);
  if (contact !== undefined && (await count({ where: [contact] })) > 0) {
    return { ...asTyped, query: { where: [...asTyped.query.where, contact] } };
  }
  if (asTyped.place !== null) return asTyped;
  const placed = await findPlace(deps, { typed, query: asTyped.query, language }, count, caller);
  if (placed === undefined) return asTyped;
  const { rest, label, inPlace, words } = placed;
  return {
    query: { ...words, where: [...asTyped.query.where, ...inPlace] },
    place: null,
    understood: { keyword: rest, place: label, words: typed },
  };
};

const find = (index: SearchIndex, query: CompanyQuery, limit: number, caller: Caller) =>
  index.ask({ kind: 'search', entity: 'company', query: { ...query, limit } }, caller);

const contactIndicator = (typed: string): Indicator<CompanyColumns> | undefined => {
  const keys = contactKeysIn(typed);
  if (keys.length === 0) return undefined;
  return { operator: 'atleast', conditions: keys.map((is) => ({ key: 'contact', is })) };
};

/** Companies that state this website, e-mail domain or telephone number; none for any other text. */
export const findByContact = async (
  index: SearchIndex,
  typed: string,
  limit: number,
  caller: Caller,
): Promise<number[]> => {
  const contact = contactIndicator(typed);
  return contact === undefined ? [] : (await find(index, { where: [contact] }, limit, caller)).ids;
};

const findPlace = async (
  { index, gazetteer }: Deps,
  { typed, query, language }: { typed: string; query: CompanyQuery; language: Language },
  count: (query: CompanyQuery) => Promise<number>,
  caller: Caller,
): Promise<(PlacedWords & { words: CompanyWords; inPlace: Indicator<CompanyColumns>[] }) | undefined> => {
  const { keyword = typed, spellings = [] } = query;
  const possible = splitPlace(gazetteer, typed);
  if (possible.length === 0) return undefined;
  const isName = await index.ask({ kind: 'name start', entity: 'company', texts: [keyword, ...spellings] }, caller);
  if (isName) return undefined;
  for (const placed of possible) {
    const { place, where: inPlace } = readPlace(gazetteer, placed.address, undefined, language);
    const words = readCompanyWords(placed.rest);
    const asPlace = await count({ keyword: words.keyword, where: inPlace });
    if (asPlace === 0) continue;
    // In the name alone: the number of a German register has the town of its court in it.
    const inName: Indicator<CompanyColumns> = { operator: 'must', conditions: [{ named: placed.phrase }] };
    const isMore = asPlace > (await count({ keyword: words.keyword, where: [inName] }));
    if (isMore) return { ...placed, label: place?.label ?? placed.label, words, inPlace };
  }
  return undefined;
};
