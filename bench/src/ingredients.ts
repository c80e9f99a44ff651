import { fold, foldWords } from '@firmament/text/fold';
import type pg from 'pg';
import { loadGazetteer } from '../../apps/api/src/platform/gazetteer/load-gazetteer.ts';
import type { Surroundings } from './question.ts';

/** The words that questions are made of, drawn from the data: the same for the same world. */
export type Ingredients = {
  /** Three letters that at least one name in twenty contains, most frequent first. */
  letters: string[];
  /** Words after the first in many names: trades, towns. */
  words: string[];
  /** The beginning of a name and a later word of it. */
  pairs: string[];
  /** Words of a single name in the sample, so of very few in the world. */
  rareWords: string[];
  /** Whole names of industries, the most frequent first. */
  industries: string[];
  /** Profiles as a recruiter would describe them: a word of the title, one of a skill, the town. */
  profiles: { position: string; skill: string; locality: string }[];
  names: string[];
  munich: Surroundings;
};

const SAMPLE = 40_000;
/** 1 in 20, more than 100,000 of 2,155,000, plus a margin for the error of a sample. */
const FREQUENT_SHARE = 0.052;
/** Excludes legal forms, which are a kind of question of their own. */
const MOST_FREQUENT_SHARE = 0.3;
const MIN_WORD_SHARE = 0.002;
const MAX_WORD_SHARE = 0.1;
const RADIUS_KM = 100;

const lettersOf = (name: string): Set<string> => {
  const found = new Set<string>();
  for (const word of name.split(' ')) for (let i = 0; i + 3 <= word.length; i++) found.add(word.slice(i, i + 3));
  return found;
};

/** How many of the sets hold each item, most frequent first; ties in alphabetical order. */
const frequencies = (sets: Iterable<Iterable<string>>): [string, number][] => {
  const counts = new Map<string, number>();
  for (const set of sets) for (const item of set) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1));
};

const isAskable = (word: string): boolean => /^[a-z]{3,}$/.test(word);

/** `count` items, spread evenly over the list. */
export const spread = <T>(items: readonly T[], count: number): T[] =>
  Array.from(
    { length: Math.min(count, items.length) },
    (_, i) => items[Math.floor((i * items.length) / Math.min(count, items.length))] as T,
  );

export const gatherIngredients = async (pool: pg.Pool): Promise<Ingredients> => {
  const names = await readSample(pool, 'company', 'name as text');
  const folded = names.map(fold);
  const [industries, profiles, gazetteer] = [
    await readIndustries(pool),
    await readProfiles(pool),
    await loadGazetteer(pool),
  ];
  const munich = gazetteer.place('München');
  if (!munich) throw new Error('the gazetteer does not know München');
  const firstWords = folded.map((name) => name.split(' ')[0] ?? '');
  const words = frequencies(folded.map((name) => new Set(name.split(' ').slice(1))))
    .filter(([, count]) => count > names.length * MIN_WORD_SHARE && count < names.length * MAX_WORD_SHARE)
    .map(([word]) => word)
    .filter((word) => word.length > 3 && isAskable(word));
  return {
    letters: frequencies(folded.map(lettersOf))
      .filter(([, count]) => count > names.length * FREQUENT_SHARE && count < names.length * MOST_FREQUENT_SHARE)
      .map(([text]) => text)
      .filter(isAskable),
    words,
    pairs: words.flatMap((word) => {
      const name = folded.find((text) => /^[a-z]{4}/.test(text) && text.split(' ').indexOf(word) > 0);
      return name ? [`${name.slice(0, 3)} ${word}`] : [];
    }),
    rareWords: frequencies(firstWords.map((word) => [word]))
      .filter(([word, count]) => count === 1 && word.length >= 8)
      .map(([word]) => word)
      .filter(isAskable),
    industries,
    profiles,
    names,
    munich: { place: 'München', latitude: munich.latitude, longitude: munich.longitude, radiusKm: RADIUS_KM },
  };
};

/** Rows spread evenly over the table, ordered by id. */
const readSample = async (pool: pg.Pool, table: 'company' | 'person', columns: string): Promise<string[]> => {
  const { rows } = await pool.query(
    `select ${columns} from ${table} where id in (
       select distinct 1 + (n * bounds.last / $1)::integer
       from generate_series(0, $1 - 1) n, (select max(id)::float8 as last from ${table}) bounds
     ) order by id`,
    [SAMPLE],
  );
  return rows.map(({ text }) => text);
};

const readIndustries = async (pool: pg.Pool): Promise<string[]> => {
  const { rows } = await pool.query(
    `select industry.name from company join industry on industry.id = industry_id
     group by industry.name order by count(*) desc, industry.name`,
  );
  return rows.map(({ name }) => name);
};

const readProfiles = async (pool: pg.Pool): Promise<Ingredients['profiles']> => {
  const columns = `title || chr(10) || (select min(name) from person_skill where person_id = id) || chr(10) || locality as text`;
  const texts = await readSample(pool, 'person', columns);
  const longest = (text: string): string =>
    foldWords(text)
      .filter(isAskable)
      .reduce((best, word) => (word.length > best.length ? word : best), '');
  return texts.flatMap((text) => {
    const [title = '', skill = '', locality = ''] = (text ?? '').replace(/,.*$/, '').split('\n').map(longest);
    return title && skill && locality ? [{ position: title, skill, locality }] : [];
  });
};
