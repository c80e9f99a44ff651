import { fold } from '@firmament/text/fold';
import { type Ingredients, spread } from './ingredients.ts';
import type { Question, Range, Sort } from './question.ts';

/** One kind of question, asked with different words so that no engine can answer from a cache of the last one. */
export type Kind = { name: string; target: 'search' | 'suggestion'; questions: Question[] };

const VARIANTS = 12;
const DEEP_OFFSET = 10_000;

/** Words for legal forms, as names spell them. */
const LEGAL_FORMS = ['gmbh', 'gesellschaft', 'haftungsbeschränkt', 'genossenschaft', 'verein', 'stiftung'];

const WIDE_RANGES: [Range, Range][] = [
  [
    { figure: 'revenue', min: 100_000, max: 50_000_000 },
    { figure: 'employees_number', min: 2, max: 500 },
  ],
  [
    { figure: 'total_assets', min: 50_000, max: 100_000_000 },
    { figure: 'equity_ratio', min: 5, max: 90 },
  ],
  [
    { figure: 'equity', min: 0, max: 20_000_000 },
    { figure: 'liabilities', min: 10_000, max: 80_000_000 },
  ],
  [
    { figure: 'cash_on_hand', min: 1_000, max: 5_000_000 },
    { figure: 'receivables', min: 1_000, max: 9_000_000 },
  ],
];

const search = (name: string, questions: Question[]): Kind => ({ name, target: 'search', questions });
const suggestion = (name: string, questions: Question[]): Kind => ({ name, target: 'suggestion', questions });

const company = (question: Omit<Extract<Question, { kind: 'companies' }>, 'kind'>): Question => ({
  kind: 'companies',
  ...question,
});

/** The same question for one page after the other. */
const inPages = (question: Parameters<typeof company>[0]): Question[] =>
  Array.from({ length: VARIANTS }, (_, page) => company({ ...question, offset: page * 10 }));

const BY_NAME: Sort = { by: 'name', direction: 'asc' };

const SORTED_RANGES = WIDE_RANGES.flatMap((ranges) => {
  const by = ranges[0].figure;
  if (by !== 'revenue' && by !== 'total_assets') return [];
  return (['asc', 'desc'] as const).map((direction) => company({ ranges, sort: { by, direction } }));
});

/** A word that occurs in no name. */
const nonsense = (word: string): string => `${[...word].reverse().join('')}qx`;

/** Groups of this length; drops a shorter rest. */
const inGroups = (items: readonly string[], length: number): string[][] =>
  Array.from({ length: Math.floor(items.length / length) }, (_, i) => items.slice(i * length, (i + 1) * length));

export const makeWorkload = ({
  letters,
  words,
  pairs,
  rareWords,
  industries,
  profiles,
  names,
  munich,
}: Ingredients): Kind[] => {
  const frequent = spread(letters, VARIANTS);
  const wordGroups = (length: number) => inGroups(spread(words, VARIANTS * length), length);
  const industryWords = industries.map((name) => longestWord(name)).filter((word) => word.length >= 4);
  return [
    search(
      'three letters',
      frequent.map((keyword) => company({ keyword })),
    ),
    search(
      'legal form',
      LEGAL_FORMS.map((keyword) => company({ keyword })),
    ),
    search(
      'two words',
      [...spread(pairs, VARIANTS / 2), ...spread(words, VARIANTS / 2).map((word) => `${word} gmbh`)].map((keyword) =>
        company({ keyword }),
      ),
    ),
    search(
      'rare word',
      spread(rareWords, VARIANTS).map((keyword) => company({ keyword })),
    ),
    search(
      'no hit',
      spread(rareWords, VARIANTS).map((word) => company({ keyword: nonsense(word) })),
    ),
    search('active only', inPages({ isActive: true })),
    search(
      '100 km around Munich, active, industry',
      spread(industries, VARIANTS).map((industry) => company({ around: munich, isActive: true, industry })),
    ),
    search('100 km around Munich, active', [company({ around: munich, isActive: true })]),
    search(
      'two wide ranges',
      WIDE_RANGES.map((ranges) => company({ ranges })),
    ),
    search(
      'at least one of five words',
      wordGroups(5).map((atLeastOneOf) => company({ atLeastOneOf })),
    ),
    search(
      'at least one of five industries',
      inGroups(spread(industryWords, VARIANTS * 5), 5).map((group) => company({ industryWords: group })),
    ),
    search(
      'exactly one of three words',
      wordGroups(3).map((exactlyOneOf) => company({ exactlyOneOf })),
    ),
    search(
      'word, active, deep page',
      frequent.map((keyword) => company({ keyword, isActive: true, offset: DEEP_OFFSET })),
    ),
    search('active only, deep page', [company({ isActive: true, offset: DEEP_OFFSET })]),
    search('everything, by name', inPages({ sort: BY_NAME })),
    search('active only, by name', inPages({ isActive: true, sort: { by: 'name', direction: 'desc' } })),
    search(
      'three letters, by name',
      frequent.map((keyword) => company({ keyword, sort: BY_NAME })),
    ),
    search(
      'rare word, by name',
      spread(rareWords, VARIANTS).map((keyword) => company({ keyword, sort: BY_NAME })),
    ),
    search('two wide ranges, by figure', SORTED_RANGES),
    search('active only, by name, deep page', [company({ isActive: true, sort: BY_NAME, offset: DEEP_OFFSET })]),
    search(
      'people: title, skill, place',
      spread(profiles, VARIANTS).map((profile) => ({ kind: 'people' as const, ...profile })),
    ),
    search(
      'landing page search',
      [...frequent.slice(0, VARIANTS / 2), ...spread(words, VARIANTS / 2)].map((keyword) => ({
        kind: 'quick' as const,
        keyword,
      })),
    ),
    suggestion(
      'suggest companies',
      spread(
        names.map(fold).filter((name) => /^[a-z]{8}/.test(name)),
        VARIANTS,
      ).map((name, i) => ({ kind: 'names' as const, text: name.slice(0, 3 + (i % 5)) })),
    ),
    suggestion(
      'suggest industries',
      spread(industryWords, VARIANTS).map((word, i) => ({
        kind: 'industries' as const,
        text: word.slice(0, 3 + (i % 3)),
      })),
    ),
  ];
};

const longestWord = (text: string): string =>
  fold(text)
    .split(' ')
    .reduce((best, word) => (word.length > best.length ? word : best), '');
