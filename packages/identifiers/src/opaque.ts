/**
 * Fields whose content the source does not define (`ID_Sirul`, `ID_Stockp`, `ID_Ut`). What looks like a SIREN or an ISIN
 * and passes its check is verified; everything else is taken as it is.
 */

import { confirmed, type Finding, wellFormed } from './check.ts';
import { lettersToNumbers, luhnCheckDigit } from './check-digits.ts';
import { compact, tidy } from './spelling.ts';

export const sirenCheckDigit = (body8: string): string => luhnCheckDigit(body8);

export const isinCheckDigit = (body11: string): string => luhnCheckDigit(lettersToNumbers(body11));

export const checkSiren = (text: string): Finding => {
  const body = /^([0-9]{8})[0-9]$/.exec(compact(text))?.[1];
  return body === undefined ? wellFormed(tidy(text)) : confirmed(compact(text), body + sirenCheckDigit(body));
};

/** ISIN or ticker. */
export const checkIsin = (text: string): Finding => {
  const body = /^([A-Z]{2}[A-Z0-9]{9})[0-9]$/.exec(compact(text))?.[1];
  return body === undefined ? wellFormed(tidy(text)) : confirmed(compact(text), body + isinCheckDigit(body));
};

export const checkUt = (text: string): Finding => wellFormed(tidy(text));
