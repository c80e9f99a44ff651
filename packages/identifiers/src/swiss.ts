/** Swiss numbers: the UID (`CHE-100.155.212`, stored as `CHE100155212`) and the older register number, the CH-ID. */

import { confirmed, type Finding, invalid, judged } from './check.ts';
import { recursiveMod10CheckDigit } from './check-digits.ts';
import { compact, tidy } from './spelling.ts';

const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4] as const;

/** Undefined if the rule gives 10: such numbers are never issued. */
export const cheCheckDigit = (body8: string): string | undefined => {
  if (!/^[0-9]{8}$/.test(body8)) throw new RangeError(`not the first eight digits of a UID: ${body8}`);
  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * Number(body8[i]), 0);
  const digit = (11 - (sum % 11)) % 11;
  return digit === 10 ? undefined : String(digit);
};

/** Registers and invoices append what the UID is registered for; the suffix is not part of it. */
const UID = /^(?:CHE)?([0-9]{8})([0-9])(?:HR|RC)?(?:MWST|TVA|IVA|VAT)?$/;

export const checkChe = (text: string): Finding => {
  const code = compact(text);
  const [, body, digit] = UID.exec(code) ?? [];
  if (body === undefined || digit === undefined) return invalid(tidy(text), misshape(code));
  const value = `CHE${body}${digit}`;
  const expected = cheCheckDigit(body);
  return expected === undefined ? invalid(value, 'never-issued') : judged(value, `CHE${body}${expected}`);
};

const misshape = (code: string): 'length' | 'format' => (/^CHE[0-9]+$/.test(code) ? 'length' : 'format');

export const formatChe = (value: string): string =>
  value.replace(/^CHE([0-9]{3})([0-9]{3})([0-9]{3})$/, 'CHE-$1.$2.$3');

export const chIdCheckDigit = (body10: string): string => {
  if (!/^[0-9]{10}$/.test(body10)) throw new RangeError(`not the first ten digits of a CH-ID: ${body10}`);
  return recursiveMod10CheckDigit(body10);
};

/** The rule fits every number seen in the register but is not published: it can verify a number, never reject one. */
export const checkChId = (text: string): Finding => {
  const body = /^CH([0-9]{10})[0-9]$/.exec(compact(text))?.[1];
  if (body === undefined) return invalid(tidy(text), 'format');
  return confirmed(compact(text), `CH${body}${chIdCheckDigit(body)}`);
};

export const formatChId = (value: string): string =>
  value.replace(/^CH([0-9]{3})([0-9])([0-9]{3})([0-9]{3})([0-9])$/, 'CH-$1.$2.$3.$4-$5');
