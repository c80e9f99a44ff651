/** Austrian numbers other than the Firmenbuchnummer: trade licences (GISA) and associations (ZVR). */

import { confirmed, type Finding, invalid, wellFormed } from './check.ts';
import { gs1CheckDigit } from './check-digits.ts';
import { compact, tidy } from './spelling.ts';

/** A number has up to eight digits and this one; licences in circulation have seven and this one. */
export const gisaCheckDigit = (body: string): string => {
  if (body.length < 1 || body.length > 8) throw new RangeError(`not the digits of a GISA number: ${body}`);
  return gs1CheckDigit(body);
};

/** The rule fits every published number we saw but is not published itself: it can verify a number, not reject one. */
export const checkGisa = (text: string): Finding => {
  const code = compact(text);
  if (!/^[0-9]+$/.test(code)) return invalid(tidy(text), 'format');
  if (code.length < 2 || code.length > 9) return invalid(code, 'length');
  const body = code.slice(0, -1);
  return confirmed(code, body + gisaCheckDigit(body));
};

/** Nine digits with leading zeros; newer numbers have ten, because the nine-digit ones run short. */
export const checkZvr = (text: string): Finding => {
  const code = compact(text);
  if (!/^[0-9]+$/.test(code)) return invalid(tidy(text), 'format');
  if (code.length > 10 || (code.length === 10 && code.startsWith('0'))) return invalid(code, 'length');
  // Spreadsheets drop leading zeros; without them the register does not find the number.
  return code.length < 9 ? invalid(code, 'leading-zeros-missing', code.padStart(9, '0')) : wellFormed(code);
};
