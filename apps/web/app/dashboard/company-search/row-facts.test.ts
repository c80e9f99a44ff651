import { describe, expect, it } from 'vitest';
import { countryCode, oldYear, statusBesideMarks } from './row-facts.ts';

describe('a result row', () => {
  it.each([
    ['2018-06-18', '2018'],
    ['2024-11-17', '2024'],
    ['2024-11-18', undefined],
    ['2026-11-01', undefined],
    [null, undefined],
  ])('stated on %s is shown as of %s', (stated_on, year) => {
    expect(oldYear({ stated_on }, '2026-11-17')).toBe(year);
  });

  it('has the code of its country, if it is one of ours', () => {
    expect(countryCode({ address_country: 'Austria' })).toBe('AT');
    expect(countryCode({ address_country: 'Liechtenstein' })).toBeUndefined();
    expect(countryCode({ address_country: null })).toBeUndefined();
  });

  it('does not say twice that a company is in liquidation', () => {
    expect(statusBesideMarks({ status: 'in_liquidation', marks: ['liquidation'] })).toBeUndefined();
    expect(statusBesideMarks({ status: 'in_liquidation', marks: [] })).toBe('in_liquidation');
    expect(statusBesideMarks({ status: 'active', marks: ['insolvency'] })).toBe('active');
  });
});
