import type { Language } from '../language.ts';
import { MAKING_INDUSTRIES } from './industries-making.ts';
import { BROAD_INDUSTRIES, SERVING_INDUSTRIES } from './industries-serving.ts';

/** Registers word industries in German. Filters keep that word; only what is shown is in the reader's language. */

type Industry = { german: string; english: string };

const INDUSTRIES: readonly Industry[] = [MAKING_INDUSTRIES, SERVING_INDUSTRIES, BROAD_INDUSTRIES].flatMap((lines) =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [german = '', english = ''] = line.split('|');
      return { german, english };
    }),
);

/** Swiss registers write no ß. */
const keyOf = (german: string): string => german.replaceAll('ß', 'ss');

const ENGLISH = new Map(INDUSTRIES.map(({ german, english }) => [keyOf(german), english]));

export const industryName = (industry: string, language: Language): string =>
  language === 'en' ? (ENGLISH.get(keyOf(industry)) ?? industry) : industry;

/** The industries, as registers word them, whose English name has a word that begins with what was typed. */
export const industriesCalled = (typed: string): string[] => {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return [];
  return INDUSTRIES.filter(({ english }) => ` ${english.toLowerCase()}`.includes(` ${wanted}`)).map(
    ({ german }) => german,
  );
};
