import { hasBit } from '@firmament/memory/bitmap';
import type { Indicator } from '@firmament/search/schema';
import { foldWords } from '@firmament/text/fold';
import type { Caller } from '../platform/fairness/caller.ts';
import type { PersonColumns } from './engine/schemas.ts';
import type { SearchIndex } from './engine/search-index.ts';

/** Where keywords are looked for: the title, the company, the skills. */
const COLUMNS = ['position', 'currentEmployer', 'skills'] as const;

/** Commas separate alternatives; in each of them every word must occur in one of the columns. */
const alternativesOf = (keywords: string): Indicator<PersonColumns>[][] =>
  keywords
    .split(/[,;]/)
    .map(foldWords)
    .filter((words) => words.length > 0)
    .map((words) =>
      words.map((word) => ({
        operator: 'atleast' as const,
        conditions: COLUMNS.map((text) => ({ text, contains: word })),
      })),
    );

/** Returns a test whether the keywords fit a person. Keywords without a letter or digit fit everybody. */
export const matchPeople = async (
  index: SearchIndex,
  keywords: string,
  caller?: Caller,
): Promise<(person: number) => boolean> => {
  const anyOf = alternativesOf(keywords);
  if (anyOf.length === 0) return () => true;
  const bits = await index.ask({ kind: 'matching', entity: 'person', anyOf }, caller);
  return (person) => person >>> 5 < bits.length && hasBit(bits, person);
};
