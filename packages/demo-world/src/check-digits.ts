/** The one place where the world meets the check rules: everything here is valid by rule and far from issued numbers. */
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

/** Bodies from 900 0000 upwards: licences in circulation are far below. */
export const gisaNumber = (rank: number): string => {
  const body = String(9_000_000 + rank);
  return body + gisaCheckDigit(body);
};

/** Numbers that start with 9 are not given out. */
export const austrianVat = (rank: number): string => {
  const body = padded(9_000_000 + rank, 7);
  return `ATU${body}${austrianVatCheckDigit(body)}`;
};

export const germanVat = (rank: number): string => {
  const body = padded(90_000_000 + rank, 8);
  return `DE${body}${germanVatCheckDigit(body)}`;
};

/**
 * The UID of a rank. Every tenth body stands for one rank, because where the rule gives 10 the next body has to be taken;
 * that happens at most once in ten.
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

/** The prefix belongs to no issuer. */
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

/** 9110 is the range in which Austrian firms get theirs; 99 behind it has not been reached. */
export const gln = (rank: number): string => {
  const body = `911099${padded(rank, 6)}`;
  return body + glnCheckDigit(body);
};

/** An ISIN whose national part says that it is a specimen. */
export const isin = (country: string, index: number): string => {
  const body = `${country}DEM${index.toString(36).toUpperCase().padStart(6, '0')}`;
  return body + luhnCheckDigit(lettersToNumbers(body));
};

/** The same number with a last digit that cannot be right. */
export const spoilt = (number: string): string => number.slice(0, -1) + String((Number(number.slice(-1)) + 3) % 10);
