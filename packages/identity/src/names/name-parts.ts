import { foldPersonName, formerSurnameOf, readPersonName } from '@firmament/text/person-name';
import { fullGivenName, type Sex, sexOf } from './given-names.ts';
import { withoutUmlauts } from './misspelling.ts';
import { soundOf } from './sound.ts';

export type Generation = 'senior' | 'junior';

/** A person's name taken apart; every word is folded. */
export type NameParts = {
  /** In the order of the source; Hans-Peter is one name, an initial a single letter. */
  given: readonly string[];
  /** The first given name, nicknames written out. */
  called: string;
  /** Without particles; the parts of a double name with a hyphen between them. */
  surname: string;
  particles: string;
  former: string | undefined;
  generation: Generation | undefined;
  /** As far as the first given name tells it. */
  sex: Sex | undefined;
  sound: string;
  /** What two spellings of one name have in common: the called name and the surname. */
  core: string;
  /** How the name is counted: without umlauts, because a Muller is less often rare than a Müller misspelt. */
  counted: CountedName;
};

export type CountedName = { given: string; surname: string; core: string };

/** There are hundreds of thousands of names: most have no umlaut, and share their texts. */
const countedName = (called: string, surname: string, core = `${called} ${surname}`): CountedName => {
  const [given, family] = [withoutUmlauts(called), withoutUmlauts(surname)];
  const isSame = given === called && family === surname;
  return isSame ? { given: called, surname, core } : { given, surname: family, core: `${given} ${family}` };
};

const PARTICLES: ReadonlySet<string> = new Set(
  'von vom van zu zum zur de den der del della di da dos du la le ten ter am auf und freiherr freifrau graf graefin baron'.split(
    ' ',
  ),
);

const GENERATIONS: readonly [Generation, RegExp][] = [
  ['senior', /(?<=[\s,(])(?:sen(?:ior)?|sr|d\.\s?ä|der ältere)(?=[\s.,)]|$)\.?/iu],
  ['junior', /(?<=[\s,(])(?:jun(?:ior)?|jr|d\.\s?j|der jüngere)(?=[\s.,)]|$)\.?/iu],
];

/** Whether searching for one is worth the time. */
const MAY_TELL_GENERATION = /\b(?:sen|sr|jun|jr|d\.|der\b)/i;

const generationOf = (name: string): Generation | undefined =>
  MAY_TELL_GENERATION.test(name) ? GENERATIONS.find(([, pattern]) => pattern.test(name))?.[0] : undefined;

const withoutGeneration = (name: string): string =>
  GENERATIONS.reduce((text, [, pattern]) => text.replace(pattern, ' '), name)
    .replace(/\(\s*\)/g, ' ')
    .replace(/(?<![\s,])[\s,]+$/, '');

const SURNAME_IN_CAPITALS = /^(\p{Lu}[\p{Lu}-]{2,})\s+(\p{Lu}\p{Ll}.*)$/u;

/** "MUSTER Eva" becomes "MUSTER, Eva": foldPersonName knows the comma. */
const withComma = (name: string): string => name.replace(SURNAME_IN_CAPITALS, '$1, $2');

/** One word for foldPersonName's several, so that a hyphen is not lost. */
const HYPHEN = 'xhyphenx';

const wordsOf = (name: string): string[] =>
  foldPersonName(name.replace(/(?<=\p{L}\.?)-(?=\p{L})/gu, HYPHEN))
    .replaceAll(HYPHEN, '-')
    .split(' ')
    .map((word) => word.replace(/^-|-$/g, ''))
    .filter((word) => word !== '');

/** The last word is the surname, and the particles before it belong to it. */
const splitAtSurname = (words: readonly string[]): { given: string[]; particles: string[]; surname: string } => {
  const surname = words.at(-1) ?? '';
  let start = words.length - 1;
  while (start > 1 && PARTICLES.has(words[start - 1] ?? '')) start--;
  return { given: words.slice(0, start), particles: words.slice(start, -1), surname };
};

export const readNameParts = (written: string): NameParts => {
  const { name, folded } = readPersonName(written);
  const generation = generationOf(name);
  const plain = withComma(generation === undefined ? name : withoutGeneration(name));
  const isFolded = plain === name && !name.includes('-');
  const { given, particles, surname } = splitAtSurname(isFolded ? folded.split(' ') : wordsOf(plain));
  const called = fullGivenName(given[0] ?? '');
  const core = `${called} ${surname}`;
  return {
    given,
    called,
    surname,
    particles: particles.join(' '),
    former: formerSurnameOf(name),
    generation,
    sex: sexOf(given[0] ?? ''),
    sound: soundOf(surname),
    core,
    counted: countedName(called, surname, core),
  };
};

/** Reads each spelling once: millions of mentions share some hundred thousand, and equal ones become the same object. */
export const nameReader = (): ((written: string) => NameParts) => {
  const known = new Map<string, NameParts>();
  return (written) => {
    let parts = known.get(written);
    if (parts === undefined) {
      parts = readNameParts(written);
      known.set(written, parts);
    }
    return parts;
  };
};

/** All given names somebody can be found under: clerks drop the first of two names, and lose hyphens. */
export const calledNamesOf = ({ given, called }: NameParts): string[] => {
  const [first, second] = given;
  return second === undefined || second.length === 1 ? [called] : [called, fullGivenName(second), `${first}-${second}`];
};

/** All surnames somebody can be found under: the whole one, the parts of a double name, the former one. */
export const surnamesOf = ({ surname, former }: NameParts): string[] => {
  const parts = surname.includes('-') ? surname.split('-').filter((part) => part.length > 2) : [];
  return [...new Set([surname, ...parts, ...(former === undefined ? [] : [former.replaceAll(' ', '-')])])];
};

/** Somebody's name as it is counted under the surname that is shared with somebody else. */
export const sharedName = ({ called, surname, counted }: NameParts, shared: string): CountedName =>
  shared === surname ? counted : countedName(called, shared);
