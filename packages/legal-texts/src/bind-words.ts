const SPACE_THAT_HOLDS = '\u00a0';

const AFTER_SIGN = /(§|Art\.|Abs\.|lit\.) (?=[\da-z])/g;
const BEFORE_UNIT = /(?<=\d) (?=(?:Jahre|Monate|Werktage|Tage|Stunden|Euro)n?\b)/g;
const BEFORE_DAY = /(?<=\b\d{1,2}\.) (?=(?:Tag|Januar|Februar|März|November)\b)/g;

/** Keeps a number with its unit and a paragraph sign with its number: alone at the end of a line they mean nothing. */
export const bindWords = (text: string): string =>
  text
    .replace(AFTER_SIGN, `$1${SPACE_THAT_HOLDS}`)
    .replace(BEFORE_UNIT, SPACE_THAT_HOLDS)
    .replace(BEFORE_DAY, SPACE_THAT_HOLDS);
