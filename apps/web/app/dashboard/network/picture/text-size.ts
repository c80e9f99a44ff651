/** How names are broken into lines, and about how wide they get. */

const WIDE = /[MWmw@%&]/;
const NARROW = /[fijlrtI.,:;'’!|()\- ]/;

/** In parts of the font size, for Inter: close enough for a layout that must be the same on every machine. */
const widthOf = (letter: string): number => {
  if (WIDE.test(letter)) return 0.87;
  if (NARROW.test(letter)) return 0.34;
  return letter === letter.toUpperCase() && letter !== letter.toLowerCase() ? 0.7 : 0.58;
};

export type Measure = (text: string) => number;

export const estimateAt =
  (fontSize: number): Measure =>
  (text) =>
    [...text].reduce((sum, letter) => sum + widthOf(letter), 0) * fontSize;

const MAX_LINES = 3;

/** Words as they fit; what is longer than three lines ends in an ellipsis, and the full name is said elsewhere. */
export const breakName = (name: string, maxWidth: number, measure: Measure): string[] => {
  const lines: string[] = [];
  for (const word of name.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= maxWidth) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const goesOnAfter = (line: number): boolean => line === MAX_LINES - 1 && lines.length > MAX_LINES;
  return lines.slice(0, MAX_LINES).map((line, at) => shorten(line, maxWidth * 1.25, measure, goesOnAfter(at)));
};

/** A single word can be wider than any label. */
const shorten = (line: string, maxWidth: number, measure: Measure, goesOn: boolean): string => {
  if (measure(line) <= maxWidth) return goesOn ? `${line}…` : line;
  let letters = line.length;
  while (letters > 1 && measure(`${line.slice(0, letters)}…`) > maxWidth) letters--;
  return `${line.slice(0, letters)}…`;
};
