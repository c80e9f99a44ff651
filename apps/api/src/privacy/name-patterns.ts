import { foldPersonName, formerSurnameOf } from '@firmament/text/person-name';
import { sql } from 'kysely';
import { PARTICLES } from '../records/withheld/particles.ts';

/**
 * Finds names that may be meant by one that somebody typed, for the operator: "Hans Mueller" is listed as "Dr. Dr. Hans-Peter
 * Müller", and who has married under the former name. Reads every name, which takes a second among a million: there are
 * few requests, and "not listed" must be right.
 */

/** Letters as they may be written. An e after a vowel may be an umlaut's. */
const SPELLINGS: Record<string, string> = {
  a: '[aàáâãåäÄ]e?',
  o: '(?:[oòóôõøöÖ]e?|œ)',
  u: '[uùúûüÜ]e?',
  e: '[eèéêëÉ]',
  i: '[iìíîï]',
  c: '[cçčć]',
  s: '[sšśß]',
  z: '[zžź]',
  n: '[nñń]',
  l: '[lł]',
  y: '[yý]',
  ss: '(?:ss|ß)',
};

const patternOf = (word: string): string => {
  const letters = word.replace(/([aou])e/g, '$1').match(/ss|./gu) ?? [];
  return `(^|[ ,.;()/-])${letters.map((letter) => SPELLINGS[letter] ?? letter).join('')}($|[ ,.;()/-])`;
};

/** A pattern for each word of a name, the former surname included. */
const patternsOf = (name: string): string[] => {
  const words = `${foldPersonName(name)} ${formerSurnameOf(name) ?? ''}`.split(' ');
  const telling = words.filter((word) => /^\p{L}{2,}$/u.test(word) && !PARTICLES.has(word));
  return [...new Set(telling)].map(patternOf);
};

/** How many words of a name stand in a text of small letters, as SQL; and how many must. */
export const countWordsOf = (name: string) => {
  const patterns = patternsOf(name);
  return {
    isNone: patterns.length === 0,
    needed: Math.min(2, patterns.length),
    /** True of a hundredth of all names, and quicker than to count. */
    isAnyIn: (text: string) => sql<boolean>`${sql.raw(text)} ~ ${patterns.join('|')}`,
    in: (text: string) =>
      sql<number>`(select count(*) from unnest(${patterns}::text[]) pattern where ${sql.raw(text)} ~ pattern)`,
  };
};
