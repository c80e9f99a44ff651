import { kindsOf } from '@firmament/network/relation';
import { expect, it } from 'vitest';
import { kindsOfOffice } from './kinds-of-office.ts';

it.each([
  ['Geschäftsführerin', 'management'],
  ['Liquidator', 'management'],
  ['Einzelprokurist', 'prokura'],
  ['Vorstand', 'board'],
  ['Präsident des Verwaltungsrates', 'board'],
  ['Mitglied des Aufsichtsrats', 'board'],
  ['Persönlich haftender Gesellschafter', 'partner'],
  ['Komplementär', 'partner'],
  ['Kommanditistin', 'partner shareholder'],
  ['Gesellschafter', 'shareholder'],
  ['Gesellschafter und Geschäftsführer', 'management shareholder'],
  ['Inhaberin', 'management shareholder'],
  ['Revisionsstelle', 'other'],
  ['', 'other'],
])('%s: %s', (title, kinds) => {
  expect(kindsOf(kindsOfOffice(title)).join(' ')).toBe(kinds);
});
