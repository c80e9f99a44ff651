import { describe, expect, it } from 'vitest';
import { legalFormWords } from './legal-form-words.ts';
import { sizeClassOf } from './size-class.ts';

describe('the words of a legal form', () => {
  it.each([
    ['GmbH', ['gmbh']],
    ['GmbH & Co. KG', ['gmbh', 'co', 'kg']],
    ['UG (haftungsbeschränkt)', ['ug']],
    ['PartG mbB', ['partg', 'mbb']],
    ['e.V.', ['ev']],
    ['Privatstiftung', []],
  ])('%s: %j', (legalForm, words) => {
    expect(legalFormWords(legalForm)).toEqual(words);
  });
});

describe('a size class', () => {
  const of = (totalAssets?: number, revenue?: number, staff?: number, country = 'DE') =>
    sizeClassOf({ totalAssets, revenue, staff }, country);

  it('is decided by two of three limits, bounds included', () => {
    expect(of(450_000, 900_000, 10)).toBe('micro');
    expect(of(450_001, 900_000, 10)).toBe('micro');
    expect(of(450_001, 900_001, 10)).toBe('small');
    expect(of(7_500_000, 15_000_000, 60)).toBe('small');
    expect(of(25_000_001, 50_000_000, 250)).toBe('medium');
    expect(of(25_000_001, 50_000_001, 9)).toBe('large');
  });

  it('has its own limits in Austria', () => {
    expect([of(7_000_000, 13_000_000, 20, 'AT'), of(7_000_000, 13_000_000, 20)]).toEqual(['medium', 'small']);
  });

  it('takes unknown figures as small, and is undefined without any figure', () => {
    expect(of(undefined, 60_000_000)).toBe('micro');
    expect(of()).toBeUndefined();
  });
});
