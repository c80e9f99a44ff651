const SPACE_THAT_HOLDS = '\u00a0';

const AFTER_SIGN = /(§|Art\.|Abs\.|lit\.) (?=[\da-z])/g;
const BEFORE_UNIT = /(?<=\d) (?=(?:Jahre|Monate|Werktage|Tage|Stunden|Euro)n?\b)/g;
const BEFORE_DAY = /(?<=\b\d{1,2}\.) (?=(?:Tag|Januar|Februar|März|November)\b)/g;

/** Keeps a number with what it counts and a paragraph sign with its number: neither means anything alone at a line's end. */
export const bindWords = (text: string): string =>
  text
    .replace(AFTER_SIGN, `$1${SPACE_THAT_HOLDS}`)
    .replace(BEFORE_UNIT, SPACE_THAT_HOLDS)
    .replace(BEFORE_DAY, SPACE_THAT_HOLDS);
