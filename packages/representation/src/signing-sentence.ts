import type { Signing } from '@firmament/api-contract/calls/company-facts';
import type { Part } from './rule.ts';

type Way = Signing['ways'][number];
type Language = 'en' | 'de';

/** More are counted: nobody reads a sentence with fifty names. */
const MOST_NAMES = 12;

const EN = {
  and: 'and',
  or: 'or',
  more: (count: number) => (count === 1 ? '1 other' : `${count} others`),
  alone: 'alone',
  eachAlone: 'each alone',
  with: 'with',
  eachWith: 'each with',
  together: 'together',
  anyOf: (count: string) => `Any ${count} of`,
  nobody: 'nobody listed',
  prokura: 'by Prokura',
  branch_only: 'for a branch only',
  no_land: 'not for dealings in land',
};

const DE: typeof EN = {
  and: 'und',
  or: 'oder',
  more: (count) => (count === 1 ? '1 weitere Person' : `${count} weitere`),
  alone: 'allein',
  eachAlone: 'jeweils allein',
  with: 'gemeinsam mit',
  eachWith: 'jeweils gemeinsam mit',
  together: 'gemeinsam',
  anyOf: (count) => `Je ${count} von`,
  nobody: 'niemand eingetragen',
  prokura: 'mit Prokura',
  branch_only: 'nur für eine Zweigniederlassung',
  no_land: 'nicht für Grundstücksgeschäfte',
};

const COUNTS: Record<Language, readonly string[]> = {
  en: ['', 'one', 'two', 'three', 'four'],
  de: ['', 'ein', 'zwei', 'drei', 'vier'],
};

/**
 * Who signs, with whom, and where that does not hold: "Jakob Pointner with a managing director (Lena Hartwig or Thomas
 * Brandstätter)". What a power allows beyond the usual is left to `limits`.
 */
export const signingSentence = (way: Way, language: Language): string => {
  const words = language === 'en' ? EN : DE;
  return [whoSigns(way, language, words), ...restrictionsOf(way).map((limit) => words[limit])].join(', ');
};

const whoSigns = (way: Way, language: Language, words: typeof EN): string => {
  const names = way.signers.map(({ name }) => name);
  const isOne = names.length === 1;
  const signers = listed(names, words.or, words, way.more_signers);
  if (way.beside_count === 0) return isOne ? `${signers} ${words.alone}` : `${signers}, ${words.eachAlone}`;
  if (isAmongThemselves(way)) return amongThemselves(way, names, language, words);
  const beside = `${language === 'en' ? englishBeside(way) : germanBeside(way)}`;
  return isOne ? `${signers} ${words.with} ${beside}` : `${signers}, ${words.eachWith} ${beside}`;
};

/** By Prokura beside a director, the director's power counts. */
const restrictionsOf = ({ limits, beside_count, beside }: Way): ('prokura' | 'branch_only' | 'no_land')[] => {
  const isByProkura =
    beside_count === 0 || beside.length === 0 || beside.includes('prokurist') || beside.includes('signatory');
  const all = (['prokura', 'branch_only', 'no_land'] as const).filter((limit) => limits.includes(limit));
  return all.filter((limit) => limit !== 'prokura' || isByProkura);
};

const isAmongThemselves = ({ signers, more_signers, beside_count, beside_names, more_beside }: Way): boolean => {
  const names = new Set(signers.map(({ name }) => name));
  if (more_signers !== more_beside) return false;
  if (beside_count === null || names.size <= beside_count || beside_names.length !== names.size) return false;
  return beside_names.every((name) => names.has(name));
};

const amongThemselves = (way: Way, names: readonly string[], language: Language, words: typeof EN): string => {
  const needed = (way.beside_count ?? 0) + 1;
  const list = listed(names, words.and, words, way.more_signers);
  return names.length === needed
    ? `${list} ${words.together}`
    : `${words.anyOf(COUNTS[language][needed] ?? String(needed))} ${list} ${words.together}`;
};

/** `further`: how many there are beyond these names. */
const listed = (names: readonly string[], word: string, { more }: typeof EN, further = 0): string => {
  const count = names.length + further;
  const shown = count <= MOST_NAMES ? names : [...names.slice(0, MOST_NAMES), more(count - MOST_NAMES)];
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} ${word} ${shown.at(-1)}`;
};

/** "(A or B)", "(A and B)" where all are needed, "(nobody listed)". Who is required by name stands without brackets. */
const inBrackets = ({ beside_names, more_beside, beside_count }: Way, words: typeof EN): string =>
  beside_names.length === 0
    ? `(${words.nobody})`
    : `(${listed(beside_names, beside_count === null ? words.and : words.or, words, more_beside)})`;

/** Words of a title by which its holder is known to hold a part. */
const TITLES: Partial<Record<Part, RegExp>> = {
  director: /geschäftsführer/i,
  board_member: /vorst[aä]nd|verwaltungsr|stiftungsr|obmann|obfrau/i,
  partner: /gesellschafter|komplementär/i,
  liquidator: /liquidator|abwickler/i,
  prokurist: /prokurist/i,
  chair: /präsident|vorsitzend|obmann|obfrau/i,
};

const holdersOf = (part: Part, titles: readonly string[]): string[] =>
  titles.filter((title) => TITLES[part]?.test(title));

/** Whether it takes *another* one: the signer is one as well. */
const isAnother = (part: Part, { signers, limits }: Pick<Way, 'signers' | 'limits'>): boolean => {
  if (part === 'signatory') return true;
  if (part === 'representative') return !limits.includes('prokura');
  return (
    holdersOf(
      part,
      signers.map(({ title }) => title),
    ).length > 0
  );
};

const ENGLISH: Record<Part, readonly [one: string, several: string]> = {
  director: ['managing director', 'managing directors'],
  board_member: ['member of the board', 'members of the board'],
  partner: ['general partner', 'general partners'],
  liquidator: ['liquidator', 'liquidators'],
  prokurist: ['holder of Prokura', 'holders of Prokura'],
  chair: ['chair', 'chairs'],
  representative: ['authorised representative', 'authorised representatives'],
  signatory: ['authorised signatory', 'authorised signatories'],
};

const englishBeside = (way: Way): string =>
  way.beside.length === 0
    ? listed(way.beside_names, EN.or, EN, way.more_beside)
    : `${englishParts(way)} ${inBrackets(way, EN)}`;

/** Whom it takes beside, by their parts: "another managing director or a holder of Prokura". */
export const englishParts = (way: Pick<Way, 'beside' | 'beside_count' | 'signers' | 'limits'>): string => {
  const { beside, beside_count } = way;
  const parts = beside.map((part) => {
    const [one, several] = ENGLISH[part];
    if (beside_count === null) return `all other ${several}`;
    if (beside_count > 1) return `${COUNTS.en[beside_count]} ${isAnother(part, way) ? 'other ' : ''}${several}`;
    if (part === 'chair') return `the ${one}`;
    return isAnother(part, way) ? `another ${one}` : `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`;
  });
  return parts.join(` ${EN.or} `);
};

type Noun = { he: string; she?: string; they: string };

/** In the dative, as they stand behind "mit einem", "mit einer", "mit zwei". */
const GERMAN: Record<Exclude<Part, 'board_member' | 'chair'>, Noun> = {
  director: { he: 'Geschäftsführer', she: 'Geschäftsführerin', they: 'Geschäftsführern' },
  partner: {
    he: 'persönlich haftenden Gesellschafter',
    she: 'persönlich haftenden Gesellschafterin',
    they: 'persönlich haftenden Gesellschaftern',
  },
  liquidator: { he: 'Liquidator', she: 'Liquidatorin', they: 'Liquidatoren' },
  prokurist: { he: 'Prokuristen', she: 'Prokuristin', they: 'Prokuristen' },
  representative: { he: 'Vertretungsberechtigten', they: 'Vertretungsberechtigten' },
  signatory: { he: 'Zeichnungsberechtigten', they: 'Zeichnungsberechtigten' },
};

const BOARDS: readonly (readonly [RegExp, string])[] = [
  [/verwaltungsr|administra|amministra/i, 'des Verwaltungsrates'],
  [/stiftungsr/i, 'des Stiftungsrates'],
  [/der verwaltung\b/i, 'der Verwaltung'],
];

const boardNoun = (texts: readonly string[]): Noun => {
  const body = BOARDS.find(([pattern]) => texts.some((text) => pattern.test(text)))?.[1];
  return body === undefined
    ? { he: 'Vorstandsmitglied', they: 'Vorstandsmitgliedern' }
    : { he: `Mitglied ${body}`, they: `Mitgliedern ${body}` };
};

const CHAIRS: readonly (readonly [RegExp, Noun])[] = [
  [/obmann|obfrau/i, { he: 'Obmann', she: 'Obfrau', they: 'Obleuten' }],
  [/pr[äé]sident|presidente/i, { he: 'Präsidenten', she: 'Präsidentin', they: 'Präsidenten' }],
];
const CHAIR: Noun = { he: 'Vorsitzenden', she: 'Vorsitzenden', they: 'Vorsitzenden' };

/** The title of the board or its chair differs from company to company; the people and the rule name it. */
const nounOf = (part: Part, { beside_titles, evidence }: Way): Noun => {
  const texts = [...holdersOf(part, beside_titles), evidence.text];
  if (part === 'board_member') return boardNoun(texts);
  if (part === 'chair') return CHAIRS.find(([pattern]) => texts.some((text) => pattern.test(text)))?.[1] ?? CHAIR;
  return GERMAN[part];
};

/** "Prokuristin" and "Obfrau" are women; "Prokurist/in" and "Obmann/Obfrau" may be either. */
const isWoman = (title: string): boolean =>
  /(?:erin|istin|orin|entin|ärin|frau)(?!\p{L})/iu.test(title) && !title.includes('/');

const germanBeside = (way: Way): string => {
  const { beside, beside_count, beside_names, beside_titles, more_beside } = way;
  if (beside.length === 0) return listed(beside_names, DE.or, DE, more_beside);
  const parts = beside.map((part) => {
    const { he, she, they } = nounOf(part, way);
    if (beside_count === null) return `allen anderen ${they}`;
    const another = isAnother(part, way) ? 'weiteren ' : '';
    if (beside_count > 1) return `${COUNTS.de[beside_count]} ${another}${they}`;
    const holders = holdersOf(part, beside_titles);
    const woman = !more_beside && holders.length > 0 && holders.every(isWoman) ? she : undefined;
    if (part === 'chair') return woman ? `der ${woman}` : `dem ${he}`;
    return woman ? `einer ${another}${woman}` : `einem ${another}${he}`;
  });
  return `${parts.join(` ${DE.or} `)} ${inBrackets(way, DE)}`;
};
