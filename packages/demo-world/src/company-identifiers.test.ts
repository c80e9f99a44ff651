import { checkIdentifier, type IdentifierKind, REGISTER_NUMBER_KIND } from '@firmament/identifiers/identifier';
import { describe, expect, it } from 'vitest';
import { companies } from './companies.ts';

const records = [...companies({ seed: 5, companies: 4_000, reports: 0, representatives: 0, people: 0 })].map(
  ({ record }) => record,
);

const verdicts = (kind: IdentifierKind, values: readonly string[]) =>
  values.map((value) => checkIdentifier(kind, value));

describe('identifiers', () => {
  it.each(['AT', 'DE', 'CH'] as const)('of the register are valid in %s, in the stored spelling', (country) => {
    const kind = REGISTER_NUMBER_KIND[country];
    const numbers = records
      .filter(({ address }) => address.country === country)
      .flatMap(({ identifiers }) => identifiers.registerNumber ?? []);
    expect(numbers.length).toBeGreaterThan(400);
    for (const check of verdicts(kind, numbers)) expect(check.verdict, check.value).not.toBe('invalid');
    expect(verdicts(kind, numbers).map(({ value }) => value)).toEqual(numbers);
  });

  it.each([
    ['lei', 'lei'],
    ['euid', 'euid'],
    ['che', 'cheUid'],
    ['gisa', 'gisaNumber'],
    ['zvr', 'zvrNumber'],
    ['eori', 'eori'],
    ['court', 'courtCode'],
    ['isin', 'stockSymbol'],
  ] as const)('of kind %s are always valid', (kind, field) => {
    const values = records.flatMap(({ identifiers }) => identifiers[field] ?? []);
    expect(values.length).toBeGreaterThan(5);
    for (const check of verdicts(kind, values)) expect(check.verdict, check.value).not.toBe('invalid');
    expect(verdicts(kind, values).map(({ value }) => value)).toEqual(values);
  });

  it.each([
    ['vat', 'vatId', 0.02],
    ['gln', 'gln', 0.06],
  ] as const)('of kind %s are valid except for a few that show the warning', (kind, field, most) => {
    const values = records.flatMap(({ identifiers }) => identifiers[field] ?? []);
    const wrong = verdicts(kind, values).filter(({ verdict }) => verdict === 'invalid');
    expect(wrong.length).toBeGreaterThan(0);
    expect(wrong.length / values.length).toBeLessThan(most);
    expect(wrong.every(({ reason }) => reason === 'check-character')).toBe(true);
  });

  it('stay outside the ranges that are issued', () => {
    for (const { identifiers, address } of records) {
      if (address.country === 'AT' && identifiers.registerNumber !== undefined) {
        expect(Number.parseInt(identifiers.registerNumber, 10)).toBeGreaterThan(890_000);
      }
      if (address.country === 'CH') expect(identifiers.cheUid).toMatch(/^CHE9/);
    }
  });
});
