/** Firmenbuchnummer: up to six digits and a check letter. Stored as `30435h`; shown as `FN 30435h`. */
import { type Finding, invalid, judged } from './check.ts';
import { compact, tidy } from './spelling.ts';

const WEIGHTS = [6, 4, 14, 15, 10, 1] as const;
const CHECK_LETTERS = 'abdfghikmpstvwxyz';

/** Weights and differences of neighbouring weights are coprime to 17, so every wrong digit and every swap shows. */
export const firmenbuchCheckLetter = (digits: number | string): string => {
  const padded = String(digits).padStart(6, '0');
  if (!/^[0-9]{6}$/.test(padded)) throw new RangeError(`not the digits of a Firmenbuchnummer: ${digits}`);
  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * Number(padded[i]), 0);
  return CHECK_LETTERS.charAt(sum % CHECK_LETTERS.length);
};

/** The stored spelling of a number whose digits are known. */
export const firmenbuchNumber = (digits: number | string): string => {
  const significant = String(digits).replace(/^0+(?=[0-9])/, '');
  return significant + firmenbuchCheckLetter(significant);
};

const SHAPE = /^(?:FN)?0*([1-9][0-9]{0,5})([A-Z])?$/;

export const checkFirmenbuch = (text: string): Finding => {
  const match = SHAPE.exec(compact(text));
  const digits = match?.[1];
  if (digits === undefined) return invalid(tidy(text), 'format');
  const expected = firmenbuchNumber(digits);
  const letter = match?.[2];
  if (letter === undefined) return invalid(digits, 'check-character-missing', expected);
  return judged(digits + letter.toLowerCase(), expected);
};

export const formatFirmenbuch = (value: string): string => value.replace(/^([1-9][0-9]{0,5})([a-z])$/, 'FN $1$2');
