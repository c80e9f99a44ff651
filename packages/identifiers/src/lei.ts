/** Legal Entity Identifier, ISO 17442: 18 letters and digits and two check digits by ISO 7064 MOD 97-10. */

import { type Finding, invalid, verified } from './check.ts';
import { lettersToNumbers, mod97 } from './check-digits.ts';
import { compact, tidy } from './spelling.ts';

export const leiCheckDigits = (body18: string): string => {
  if (!/^[A-Z0-9]{18}$/.test(body18)) throw new RangeError(`not the first 18 characters of an LEI: ${body18}`);
  return String(98 - mod97(`${lettersToNumbers(body18)}00`)).padStart(2, '0');
};

export const checkLei = (text: string): Finding => {
  const code = compact(text);
  if (!/^[A-Z0-9]+$/.test(code)) return invalid(tidy(text), 'format');
  if (code.length !== 20) return invalid(tidy(text), 'length');
  if (!/[0-9]{2}$/.test(code)) return invalid(code, 'format');
  if (mod97(lettersToNumbers(code)) === 1) return verified(code);
  const body = code.slice(0, 18);
  return invalid(code, 'check-character', body + leiCheckDigits(body));
};
