import { expect, it } from 'vitest';
import { LANGUAGES } from '../language.ts';
import { SAMPLE_OFFER } from '../sample-offer.ts';
import { settingsFieldName, settingsFieldNames } from './settings-field.ts';

const pathsOf = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]) => pathsOf(part, path === '' ? name : `${path}.${name}`))
    : [path];

it.each(LANGUAGES)('names every field of an offer in words (%s)', (language) => {
  const paths = pathsOf({ ...SAMPLE_OFFER, priceIndex: { 2027: 3.1 } });
  expect(paths).toContain('operator.bank.iban');
  expect(paths.filter((path) => settingsFieldName(language, path) === path)).toEqual([]);
});

it('names the first few of many', () => {
  expect(settingsFieldNames('de', 'plans.1.monthlyNetCents, priceIndex.2027')).toBe(
    'Preis von Stufe 1, Preisindex 2027',
  );
  const many = ['name', 'street', 'city', 'phone', 'email', 'vatId', 'trade'].map((name) => `operator.${name}`);
  expect(settingsFieldNames('en', many.join(', '))).toBe('Name, Street, City, Phone, Email and 2 more');
});
