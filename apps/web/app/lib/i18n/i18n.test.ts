import { expect, it } from 'vitest';
import { addMessages, hasText, translateIn } from './i18n.ts';
import { memberTexts } from './member-messages.de.ts';

const EN = { plain: 'Text', named: '{{ who }} and {{other}}', rows_one: '{{count}} row', rows_other: '{{count}} rows' };
const DE = {
  plain: 'Wort',
  named: '{{other}} und {{who}}',
  rows_one: '{{count}} Zeile',
  rows_other: '{{count}} Zeilen',
};

addMessages('member', memberTexts);
addMessages('test', { en: { part: EN }, de: { part: DE } });

/** Without the types, which know the namespaces of the product only. */
const translate = translateIn as (
  language: 'en' | 'de',
  namespace: string,
  prefix?: string,
) => (key: string, values?: Record<string, string | number>) => string;

it.each([
  ['en', 'Text', 'Eva and Ada', '1 row', '0 rows', '1 year'],
  ['de', 'Wort', 'Ada und Eva', '1 Zeile', '0 Zeilen', '1 Jahr'],
] as const)('says texts in %s, with values and plurals', (language, plain, named, one, none, year) => {
  const t = translate(language, 'test', 'part');
  expect(t('plain')).toBe(plain);
  expect(t('named', { who: 'Eva', other: 'Ada' })).toBe(named);
  expect([t('rows', { count: 1 }), t('rows', { count: 0 })]).toEqual([one, none]);
  expect(translate(language, 'test')('part.plain')).toBe(plain);
  expect(t('member:years', { count: 1 })).toBe(year);
});

it('does not read a value as a placeholder or a pattern', () => {
  expect(translate('en', 'test', 'part')('named', { who: '{{other}}', other: '$&' })).toBe('{{other}} and $&');
});

it('knows which texts there are', () => {
  const has = hasText as (namespace: string, key: string) => boolean;
  expect([has('test', 'part.plain'), has('test', 'part'), has('test', 'part.constructor'), has('none', 'a')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it('gives the same function each time', () => {
  expect(translate('en', 'test', 'part')).toBe(translate('en', 'test', 'part'));
});
