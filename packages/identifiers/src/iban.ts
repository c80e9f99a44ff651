/**
 * International Bank Account Number, ISO 13616: country, two check digits by ISO 7064 MOD 97-10, and an account whose
 * length the country sets.
 */
import { type Finding, invalid, verified } from './check.ts';
import { lettersToNumbers, mod97 } from './check-digits.ts';
import { compact, tidy } from './spelling.ts';

/** Of the countries that take part in SEPA, which are all that can be paid to by an ordinary transfer. */
const LENGTHS: Readonly<Record<string, number>> = {
  AD: 24,
  AL: 28,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  RS: 22,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  VA: 22,
};

export const checkIban = (text: string): Finding => {
  const code = compact(text);
  if (!/^[A-Z]{2}[0-9]{2}[A-Z0-9]+$/.test(code)) return invalid(tidy(text), 'format');
  const length = LENGTHS[code.slice(0, 2)];
  if (length === undefined) return invalid(code, 'country');
  if (code.length !== length) return invalid(code, 'length');
  const isRight = mod97(lettersToNumbers(code.slice(4) + code.slice(0, 4))) === 1;
  return isRight ? verified(code) : invalid(code, 'check-character');
};

/** In groups of four, as people read it out. */
export const formatIban = (value: string): string => compact(value).replace(/(.{4})(?=.)/g, '$1 ');
