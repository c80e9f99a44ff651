import { detectIdentifiers } from '@firmament/identifiers/identifier';

/**
 * A pasted identifier as it is stored: without the label in front and the spaces between ("FN 122119 m" → "122119m",
 * "CHE-100.155.212" → "CHE100155212"). Any other text, and a list of several, stays as it is.
 */
export const asStored = (keyword: string): string => {
  // A court does not identify a company.
  const [best, ...others] = detectIdentifiers(keyword).filter(({ kind }) => kind !== 'court');
  if (!best) return keyword;
  const isOne = others.every(({ value }) => value.startsWith(best.value) || best.value.startsWith(value));
  if (!isOne) return keyword;
  // A Swiss VAT number is the company's number with a suffix: the shorter one finds both.
  return others.reduce((shortest, { value }) => (value.length < shortest.length ? value : shortest), best.value);
};
