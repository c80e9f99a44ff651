/** VAT numbers: check digits for Austria, Germany and Switzerland; only the shape for other countries. */

import { type Finding, invalid, judged, wellFormed } from './check.ts';
import { luhnCheckDigit, mod1110CheckDigit } from './check-digits.ts';
import { VAT_COUNTRIES } from './countries.ts';
import { compact, tidy } from './spelling.ts';
import { checkChe, formatChe } from './swiss.ts';

const requireDigits = (body: string, count: number): void => {
  if (body.length !== count) throw new RangeError(`not ${count} digits: ${body}`);
};

/** Luhn's rule on the body moved one place to the left, with a sum that starts at 4. */
export const austrianVatCheckDigit = (body7: string): string => {
  requireDigits(body7, 7);
  return luhnCheckDigit(`${body7}0`, 4);
};

export const germanVatCheckDigit = (body8: string): string => {
  requireDigits(body8, 8);
  return mod1110CheckDigit(body8);
};

const AUSTRIAN = /^(?:AT)?U([0-9]{7})([0-9])$/;
const GERMAN = /^DE([0-9]{8})([0-9])$/;
const SWISS = /^(CHE[0-9]{9})(?:HR|RC)?(MWST|TVA|IVA|VAT)?$/;
const ANY_COUNTRY = /^([A-Z]{2})(?=[A-Z0-9+*]*[0-9])[A-Z0-9+*]{2,13}$/;

const checkSwissVat = (uid: string, suffix: string | undefined): Finding => {
  // "VAT" is no official ending; the three official ones mean the same and stay as written.
  const ending = suffix === undefined || suffix === 'VAT' ? 'MWST' : suffix;
  const finding = checkChe(uid);
  const suggestion = finding.suggestion && finding.suggestion + ending;
  if (finding.reason !== undefined) return invalid(uid + (suffix ? ending : ''), finding.reason, suggestion);
  // Holding a UID does not make a company liable to VAT; only the ending says so.
  return suffix === undefined ? wellFormed(uid, 'suffix-missing', uid + ending) : { ...finding, value: uid + ending };
};

export const checkVat = (text: string): Finding => {
  const code = compact(text);
  const [, austrianBody, austrianDigit] = AUSTRIAN.exec(code) ?? [];
  if (austrianBody !== undefined)
    return judged(`ATU${austrianBody}${austrianDigit}`, `ATU${austrianBody}${austrianVatCheckDigit(austrianBody)}`);
  const germanBody = GERMAN.exec(code)?.[1];
  if (germanBody !== undefined) return judged(code, `DE${germanBody}${germanVatCheckDigit(germanBody)}`);
  const [, uid, suffix] = SWISS.exec(code) ?? [];
  if (uid !== undefined) return checkSwissVat(uid, suffix);
  if (/^(?:ATU|DE|CHE)[0-9]+$/.test(code)) return invalid(code, 'length');
  const country = ANY_COUNTRY.exec(code)?.[1];
  if (country === undefined || /^(?:AT|DE|CHE)/.test(code)) return invalid(tidy(text), 'format');
  return VAT_COUNTRIES.has(country) ? wellFormed(code) : invalid(code, 'country');
};

export const formatVat = (value: string): string => {
  const [, uid, suffix] = /^(CHE[0-9]{9})([A-Z]*)$/.exec(value) ?? [];
  return uid === undefined ? value : `${formatChe(uid)} ${suffix}`.trim();
};
