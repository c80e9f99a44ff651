/** Names of persons as registers write them: degrees anywhere, maiden names, surname first, umlauts spelt out. */

/** Words that are a degree without any full stop; the first letter rules most names out. */
const BARE_DEGREE =
  '(?=[DIKLMP])(?:Prof(?:essor(?:in)?)?|D?[Dd]r|Do[ck]tor(?:in)?|Diplom\\w*|Mm?ag|Ing|Komm\\w*|Mba|Llm|M[Ss]c|Phd)';

/** Nearly all names: two to four words and none of those. Millions of them come by here, and need no cleaning. */
const PLAIN = new RegExp(`^(?:(?!${BARE_DEGREE}(?:[ -]|$))[A-ZÄÖÜ][a-zäöüß]+(?:[ -](?!$)|$)){2,4}$`);

const PLAIN_WORD = new RegExp(`^(?!${BARE_DEGREE}$)[A-ZÄÖÜ][a-zäöüß]+$`);

/** What a word of a name is apart from a name: a degree that stands before it, one that stands behind it. */
type Rank = 'before' | 'behind';

const SUBJECTS = 'ing|med|dent|vet|jur|iur|phil|theol|techn|rer|nat|pol|oec|agr|publ|hc|eh|habil|mont|mult|univ';
const SUBJECT = new RegExp(`^(?:${SUBJECTS})+$`);
const DOCTOR_OR_PROFESSOR = new RegExp(
  `^(?:univ|hon|ao)?(?:prof(?:essor(?:in)?)?|d?dr|do[ck]tor(?:in)?)(?:d?dr|${SUBJECTS})*$`,
);
const OTHER_BEFORE: ReadonlySet<string> = new Set(['mmag', 'mmmag', 'dkfm', 'kommr', 'kommrat', 'kommerzialrat']);
const BEHIND: ReadonlySet<string> = new Set(['mba', 'emba', 'llm', 'llb', 'msc', 'bsc', 'phd', 'bakk', 'mas']);
/** Also names or syllables of names: degrees only with a full stop (M.A.), a bracket or, at the start, as they are. */
const DOTTED_BEFORE: ReadonlySet<string> = new Set(['mag', 'magfh', 'ing', 'di', 'difh', 'dipl', 'univ']);
const DOTTED_BEHIND: ReadonlySet<string> = new Set(['ma', 'ba', 'fh', 'tu', 'hc', 'eh']);
/** Di Lauro is a surname, DI Lauro an engineer. */
const BARE_AT_START = /^(?:Mag|Ing|DI)$/;

const rankOf = (word: string, isAtStart: boolean, isAfterDegree: boolean): Rank | undefined => {
  if (PLAIN_WORD.test(word)) return undefined;
  const letters = word.toLowerCase().replace(/[^a-z]+/g, '');
  if (letters.length < 2) return undefined;
  const isMarked = /[.()]/.test(word);
  if (DOCTOR_OR_PROFESSOR.test(letters) || OTHER_BEFORE.has(letters)) return 'before';
  if (BEHIND.has(letters)) return 'behind';
  if (letters.startsWith('dipl') && (isMarked || word.includes('-') || letters.startsWith('diplom'))) return 'before';
  if (isAfterDegree && isMarked && SUBJECT.test(letters)) return 'before';
  if ((isMarked && DOTTED_BEFORE.has(letters)) || (isAtStart && BARE_AT_START.test(word))) return 'before';
  return isMarked && DOTTED_BEHIND.has(letters) ? 'behind' : undefined;
};

/** The spelling in front of a name; one source spells every "Dr." out. */
const shortDegree = (word: string): string =>
  word
    .replace(/,$/, '')
    .replace(/^do[ck]tor(?:in)?$|^dr$/i, 'Dr.')
    .replace(/^prof(?:essor(?:in)?)?$/i, 'Prof.');

/** Longer texts are no names. */
const LONGEST_NAME = 200;

export type PersonName = {
  /** "Prof. Dr."; empty if there are none. Those that stand behind a name (MBA) stay there. */
  degrees: string;
  name: string;
  /** As `foldPersonName` folds it. */
  folded: string;
};

const foldPlain = (name: string): string => spellOutUmlauts(name.toLowerCase()).replaceAll('-', ' ');

/** Takes degrees out of a name, wherever they were written: "Berta Doctor Beispiel" is Dr. Berta Beispiel. */
export const readPersonName = (text: string): PersonName => {
  if (PLAIN.test(text)) return { degrees: '', name: text, folded: foldPlain(text) };
  const words = text.trim().split(/\s+/);
  const degrees: string[] = [];
  const names: string[] = [];
  if (text.length <= LONGEST_NAME) {
    for (const word of words) {
      const isAfterDegree = degrees.length > 0 && names.length === 0;
      if (rankOf(word, names.length === 0, isAfterDegree) === 'before') degrees.push(shortDegree(word));
      else names.push(word);
    }
  }
  const isName = names.some((word) => /\p{L}/u.test(word));
  const name = (isName ? names : words)
    .join(' ')
    .replace(/ ,/g, ',')
    .replace(/(?<![,;\s])[,;\s]+$/, '');
  return { degrees: isName ? degrees.join(' ') : '', name, folded: foldPersonName(name) };
};

/** The name with its degrees in front. */
export const tidyPersonName = (text: string): string => {
  const { degrees, name } = readPersonName(text);
  return degrees === '' ? name : `${degrees} ${name}`;
};

const FORMER_SURNAME =
  /(?:(?<![,(\s])[,(\s]+)?(?<!\p{L})(?:geb(?:orene?[rn]?)?|née?|ép|épouse)(?![\p{L}])\.?\s*[^,()]*\)?/giu;

/** Whether a look for a former surname is worth its time. */
const MAY_HAVE_FORMER = /geb|né|ép/i;

/** The name at birth or before a marriage, where it stands beside the present one. */
export const formerSurnameOf = (name: string): string | undefined => {
  if (!MAY_HAVE_FORMER.test(name)) return undefined;
  const [clause] = name.slice(0, LONGEST_NAME).match(FORMER_SURNAME) ?? [];
  const former = foldLetters(clause?.replace(/^[,(\s]*\p{L}+/u, '') ?? '');
  return former === '' ? undefined : former;
};

/** In steps without a pattern: a callback for each letter takes several times as long. */
const spellOutUmlauts = (lower: string): string =>
  /[äöüß]/.test(lower)
    ? lower.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss')
    : lower;

/** Letters that are no letter with an accent. */
const OTHER_LETTERS: Record<string, string> = { æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

const foldLetters = (text: string): string => {
  const lower = spellOutUmlauts(text.toLowerCase().normalize('NFC'));
  if (/^[ -~]*$/.test(lower)) return lower.replace(/[^a-z0-9]+/g, ' ').trim();
  return lower
    .replace(/[æœøłđðþı]/g, (letter) => OTHER_LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
};

const withoutDegrees = (part: string): string => {
  let isAfterDegree = false;
  const names: string[] = [];
  for (const word of part.split(/\s+/)) {
    isAfterDegree = rankOf(word, names.length === 0, isAfterDegree) !== undefined;
    if (!isAfterDegree) names.push(word);
  }
  return names.join(' ');
};

/**
 * The form under which two spellings of a person's name are compared: lower case, without degrees and maiden name, first
 * name first, umlauts spelt out. Unlike the search, which finds too much rather than too little, it keeps Muller and
 * Müller apart.
 */
export const foldPersonName = (name: string): string => {
  if (PLAIN.test(name)) return foldPlain(name);
  const text = name.slice(0, LONGEST_NAME);
  const [surname = '', first = '', ...more] = (MAY_HAVE_FORMER.test(text) ? text.replace(FORMER_SURNAME, ' ') : text)
    .split(',')
    .map((part) => foldLetters(withoutDegrees(part.trim())))
    .filter((part) => part !== '');
  // A name that is nothing but such words ("Doctor") stays.
  return surname === '' ? foldLetters(text) : [first, surname, ...more].join(' ').trim();
};
