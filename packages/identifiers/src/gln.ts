/** Global Location Number of GS1: 13 digits, the last one the check digit. */

import { type Finding, invalid, judged } from './check.ts';
import { gs1CheckDigit } from './check-digits.ts';
import { compact, tidy } from './spelling.ts';

export const glnCheckDigit = (body12: string): string => {
  if (body12.length !== 12) throw new RangeError(`not the first twelve digits of a GLN: ${body12}`);
  return gs1CheckDigit(body12);
};

export const checkGln = (text: string): Finding => {
  const code = compact(text);
  if (!/^[0-9]+$/.test(code)) return invalid(tidy(text), 'format');
  if (code.length !== 13) return invalid(code, 'length');
  const body = code.slice(0, 12);
  return judged(code, body + glnCheckDigit(body));
};
