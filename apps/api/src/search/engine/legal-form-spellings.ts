import { WRITTEN_OUT } from '@firmament/record/legal-forms/legal-forms';
import { fold, foldWords } from '@firmament/text/fold';

type Rule = { words: readonly string[]; short: readonly string[] };

const RULES: readonly Rule[] = Object.entries(WRITTEN_OUT)
  .flatMap(([short, spellings]) => spellings.map((text) => ({ words: foldWords(text), short: short.split(' ') })))
  // "Gesellschaft m.b.H." also ends in "m.b.H.".
  .sort((a, b) => b.words.length - a.words.length);

const RULES_BY_FIRST_WORD: ReadonlyMap<string, Rule[]> = new Map(
  RULES.map(({ words: [first = ''] }) => [first, RULES.filter(({ words }) => words[0] === first)]),
);

const ruleAt = (words: readonly string[], at: number): Rule | undefined =>
  RULES_BY_FIRST_WORD.get(words[at] ?? '')?.find((rule) => rule.words.every((word, i) => words[at + i] === word));

/** The folded words, with every written-out legal form as its short one: "adler gesellschaft m b h" → "adler gmbh". */
export const withShortForms = (words: readonly string[]): string[] => {
  const short: string[] = [];
  for (let at = 0; at < words.length; ) {
    const rule = ruleAt(words, at);
    short.push(...(rule?.short ?? words.slice(at, at + 1)));
    at += rule?.words.length ?? 1;
  }
  return short;
};

const LONE_LETTER = String.raw`(?<![\p{L}\p{N}])\p{L}[.\s]{1,2}\p{L}`;

/** What a name with the spelling surely has: its longest run of letters without accents. */
const tellingPart = (spelling: string): string =>
  new RegExp(LONE_LETTER, 'u').test(spelling)
    ? LONE_LETTER
    : (spelling.toLowerCase().match(/[a-z]+/g) ?? []).reduce((best, run) => (run.length > best.length ? run : best));

/** Most names have no form written out; this tells so at once. */
const MAY_BE_WRITTEN_OUT = new RegExp([...new Set(Object.values(WRITTEN_OUT).flat().map(tellingPart))].join('|'), 'iu');

/** The short forms of all legal forms that are written out in a name, as one text; undefined if there are none. */
export const shortFormsIn = (name: string): string | undefined => {
  if (!MAY_BE_WRITTEN_OUT.test(name)) return undefined;
  const words = foldWords(name);
  let found = '';
  for (let at = 0; at < words.length; at++) {
    const rule = ruleAt(words, at);
    if (rule !== undefined) found += ` ${rule.short.join(' ')}`;
  }
  return found === '' ? undefined : found.trimStart();
};

/** Each is looked up among all names, so only the usual ones are. */
const MAX_SPELLINGS = 4;

/** The same words with their first legal form written out in the usual ways. */
export const spellingsOf = (words: readonly string[]): string[] => {
  const at = words.findIndex((word) => Object.hasOwn(WRITTEN_OUT, word));
  const form = WRITTEN_OUT[words[at] ?? ''] ?? [];
  return form.slice(0, MAX_SPELLINGS).map((text) => words.with(at, fold(text)).join(' '));
};
