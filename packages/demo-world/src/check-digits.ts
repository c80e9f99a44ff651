/** Builds numbers that pass the check rules but lie far outside the ranges issued so far. */
import { gisaCheckDigit } from '@firmament/identifiers/austrian-registers';
import { lettersToNumbers, luhnCheckDigit } from '@firmament/identifiers/check-digits';
import { firmenbuchCheckLetter } from '@firmament/identifiers/firmenbuch';
import { glnCheckDigit } from '@firmament/identifiers/gln';
import { leiCheckDigits } from '@firmament/identifiers/lei';
import { cheCheckDigit, chIdCheckDigit } from '@firmament/identifiers/swiss';
import { austrianVatCheckDigit, germanVatCheckDigit } from '@firmament/identifiers/vat';

const padded = (value: number, length: number): string => String(value).padStart(length, '0');

export const firmenbuchNumber = (digits: number): string => `${digits}${firmenbuchCheckLetter(digits)}`;

export const austrianEuid = (firmenbuch: string): string => `ATBRA.${firmenbuch.slice(0, -1).padStart(6, '0')}-000`;

/** Bodies start at 900 0000; licences in circulation are far below. */
export const gisaNumber = (rank: number): string => {
  const body = String(9_000_000 + rank);
  return body + gisaCheckDigit(body);
};

/** Numbers that start with 9 are not issued. */
export const austrianVat = (rank: number): string => {
  const body = padded(9_000_000 + rank, 7);
  return `ATU${body}${austrianVatCheckDigit(body)}`;
};

export const germanVat = (rank: number): string => {
  const body = padded(90_000_000 + rank, 8);
  return `DE${body}${germanVatCheckDigit(body)}`;
};

/**
 * Ranks are ten bodies apart: a body whose check digit would be 10 is invalid, so the next one is taken. That happens
 * at most once in ten.
 */
export const cheUid = (rank: number): string => {
  for (let step = 0; step < 2; step++) {
    const body = padded(90_000_000 + rank * 10 + step, 8);
    const digit = cheCheckDigit(body);
    if (digit !== undefined) return `CHE${body}${digit}`;
  }
  throw new RangeError(`No UID for rank ${rank}.`);
};

export const chId = (office: string, form: string, rank: number): string => {
  const body = `${office}${form}${padded(rank % 1_000_000, 6)}`;
  return `CH${body}${chIdCheckDigit(body)}`;
};

const LEI_LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The prefix 999900 belongs to no issuer. */
export const lei = (index: number, hash: number): string => {
  let tail = '';
  let rest = hash;
  for (let i = 0; i < 5; i++) {
    tail += LEI_LETTERS.charAt(rest % 36);
    rest = Math.floor(rest / 36);
  }
  const body = `999900${tail}${index.toString(36).toUpperCase().padStart(7, '0')}`;
  return body + leiCheckDigits(body);
};

/** GLNs of Austrian firms start with 9110; 911099 has not been reached yet. */
export const gln = (rank: number): string => {
  const body = `911099${padded(rank, 6)}`;
  return body + glnCheckDigit(body);
};

/** The national part starts with DEM, which marks the ISIN as a specimen. */
export const isin = (country: string, index: number): string => {
  const body = `${country}DEM${index.toString(36).toUpperCase().padStart(6, '0')}`;
  return body + luhnCheckDigit(lettersToNumbers(body));
};

/** The same number with a wrong last digit. */
export const spoilt = (number: string): string => number.slice(0, -1) + String((Number(number.slice(-1)) + 3) % 10);
