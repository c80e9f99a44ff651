import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ERROR_TEXTS } from './error-texts.ts';
import { ERROR_STATUS } from './errors.ts';
import { languageFromHeader } from './language.ts';

it('documents every error code with its status, and no other', () => {
  const page = readFileSync(new URL('../../../docs/errors.md', import.meta.url), 'utf8');
  const documented = [...page.matchAll(/^\| `(\w+)` \| (\d+) \|/gm)].map(([, code, status]) => [code, Number(status)]);
  expect(Object.fromEntries(documented)).toEqual(ERROR_STATUS);
});

it('has a sentence for every code in both languages', () => {
  for (const texts of Object.values(ERROR_TEXTS)) {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(ERROR_STATUS).sort());
    for (const text of Object.values(texts)) expect(text).toMatch(/^[A-ZÄÖÜ].*\.$/);
  }
  expect(Object.values(ERROR_TEXTS.en).filter((text) => Object.values(ERROR_TEXTS.de).includes(text))).toEqual([]);
});

it.each([
  [undefined, 'en'],
  ['de', 'de'],
  ['fr-CH, de;q=0.8, en;q=0.5', 'de'],
  ['*', 'en'],
  ['DE-at', 'de'],
])('reads the header %s as language %s', (header, language) => {
  expect(languageFromHeader(header)).toBe(language);
});

it('reads no more languages of a header than a browser sends: each one takes time from everybody else', () => {
  expect(languageFromHeader(`${'fr,'.repeat(19)}de`)).toBe('de');
  expect(languageFromHeader(`${'fr,'.repeat(20)}de`)).toBe('en');
});
