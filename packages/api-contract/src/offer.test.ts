import { describe, expect, it } from 'vitest';
import { STANDARD_PLANS } from './membership.ts';
import { isSelling, NO_OFFER, parseOffer, toPublic } from './offer.ts';
import { problemInFile } from './offer-rules.ts';
import { SAMPLE_OFFER } from './sample-offer.ts';

type Tree = { [name: string]: unknown };

/** The sample with one value replaced, or taken out if it is undefined. */
const sampleWith = (path: string, value: unknown): unknown => {
  const copy = structuredClone(SAMPLE_OFFER) as unknown as Tree;
  const names = path.split('.');
  const last = names.pop() ?? '';
  const owner = names.reduce((tree, name) => tree[name] as Tree, copy);
  if (value === undefined) delete owner[last];
  else owner[last] = value;
  return copy;
};

const problemsOf = (given: unknown): string[] => {
  const result = parseOffer(given);
  return 'problems' in result ? result.problems.map(problemInFile) : [];
};

describe('an offer', () => {
  it('passes as the sample has it', () => {
    expect(parseOffer(SAMPLE_OFFER)).toEqual({ offer: SAMPLE_OFFER });
  });

  it('has the plans of the specification unless it names others', () => {
    const { operator } = SAMPLE_OFFER;
    expect(parseOffer({ operator })).toEqual({ offer: { operator, plans: STANDARD_PLANS, priceIndex: {} } });
  });

  it('has the standard limit of the level for the network if it is from before there was one', () => {
    const { operator } = SAMPLE_OFFER;
    const plans = STANDARD_PLANS.map(({ networkStartsPerDay: _, ...plan }) => plan);
    expect(parseOffer({ operator, plans })).toEqual({ offer: SAMPLE_OFFER });
    expect(parseOffer(sampleWith('plans.1.networkStartsPerDay', 0))).toMatchObject({
      offer: { plans: [{}, { networkStartsPerDay: 0 }, { networkStartsPerDay: 25_000 }, {}] },
    });
  });

  it('keeps numbers in the spelling of invoices', () => {
    const given = sampleWith('operator.bank.iban', 'at939999900001234567');
    expect(parseOffer(given)).toEqual({ offer: SAMPLE_OFFER });
    expect(parseOffer(sampleWith('operator.registerNumber', '999001 W'))).toEqual({ offer: SAMPLE_OFFER });
    expect(parseOffer(sampleWith('operator.vatId', 'ATU 9990 0018'))).toEqual({ offer: SAMPLE_OFFER });
  });

  it('takes the register number of a company elsewhere as it is', () => {
    expect(problemsOf(sampleWith('operator.registerNumber', 'HRB 12345 B'))).toEqual([]);
  });

  const fields = Object.keys(SAMPLE_OFFER.operator ?? {}).filter((name) => name !== 'bank');
  const texts = [...fields, 'bank.name', 'bank.iban', 'bank.bic'];

  it.each(texts)('is refused without operator.%s, with an empty one, and with a placeholder', (name) => {
    for (const value of [undefined, '', '   ', '⟨fehlt noch⟩', 7]) {
      const problems = problemsOf(sampleWith(`operator.${name}`, value));
      expect(problems.length, String(value)).toBeGreaterThan(0);
      expect(problems.every((problem) => problem.startsWith(`operator.${name} `))).toBe(true);
    }
  });

  it.each([
    ['operator.bank.iban', 'AT93 9999 9000 0123 4568', 'is not an IBAN: its length or its check digits are wrong'],
    ['operator.bank.iban', 'AT93 9999 9000 0123 456', 'is not an IBAN: its length or its check digits are wrong'],
    ['operator.bank.bic', 'BEISAT', 'is not a BIC: it has 8 or 11 letters and digits'],
    ['operator.vatId', 'ATU99900019', 'is not a VAT number: its form or its check digit is wrong'],
    ['operator.registerNumber', 'FN 999001a', 'is not a Firmenbuchnummer: its check letter is wrong or missing'],
    ['operator.registerNumber', '999001', 'is not a Firmenbuchnummer: its check letter is wrong or missing'],
    ['operator.email', 'office', 'is not an e-mail address'],
    ['operator.privacyEmail', 'a@b', 'is not an e-mail address'],
    ['operator.postcode', 'Wien', 'is not a postcode of four or five digits'],
    ['operator.phone', '01 23', 'is not a phone number such as +43 1 2345678'],
    ['operator.name', 'Zwei\nZeilen', 'must stand on one line'],
    ['operator.name', 'x'.repeat(301), 'is longer than 300 characters'],
    ['operator.vatID', 'ATU99900018', 'is not a field'],
    ['operator.bank', undefined, 'is missing or is not an object'],
    ['operator', undefined, 'is missing or is not an object'],
    ['prices', [], 'is not a field'],
    ['plans', STANDARD_PLANS.slice(0, 3), 'needs exactly 4 plans, one for each level from 0 on'],
    ['plans', {}, 'is not a list'],
    ['plans.0.monthlyNetCents', 100, 'must be 0: the first plan is free'],
    ['plans.2.monthlyNetCents', 0, 'is 0, but only the first plan is free'],
    ['plans.1.monthlyNetCents', 99.5, 'is missing or is neither a whole number of cents nor null'],
    ['plans.1.monthlyNetCents', -1, 'is below 0'],
    ['plans.1.name', 'Basic', 'is the name of another plan too'],
    ['plans.1.name', '', 'is empty'],
    ['plans.3.companyRequestsPerMonth', '5', 'is missing or is not a whole number'],
    ['plans.3.dataExportsPerDay', -5, 'is below 0'],
    ['plans.2.networkStartsPerDay', 1.5, 'is missing or is not a whole number'],
    ['priceIndex.2027', 31, 'is above 20 per cent'],
    ['priceIndex.2027', -31, 'is below -20 per cent'],
    ['priceIndex.2027', '3.1', 'is not a number'],
    ['priceIndex.soon', 3, 'is not a year'],
  ])('is refused with %s = %j: it %s', (path, value, message) => {
    expect(problemsOf(sampleWith(path, value))).toEqual([`${path} ${message}`]);
  });

  it('is refused if it is nothing at all', () => {
    expect(problemsOf([])).toEqual(['the file is missing or is not an object']);
  });

  it('sells only if somebody is there to sell', () => {
    expect(isSelling(SAMPLE_OFFER)).toBe(true);
    expect(isSelling(NO_OFFER)).toBe(false);
    expect(parseOffer({ operator: null })).toEqual({ offer: NO_OFFER });
  });

  it('shows the public everything but the bank account', () => {
    expect(JSON.stringify(toPublic(SAMPLE_OFFER))).not.toContain('AT93');
    expect(Object.keys(toPublic(SAMPLE_OFFER).operator ?? {})).toEqual(fields);
  });
});
