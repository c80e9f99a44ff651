import { NO_OFFER } from '@firmament/api-contract/offer';
import { SAMPLE_OFFER } from '@firmament/api-contract/sample-offer';
import { describe, expect, it } from 'vitest';
import { ON_REQUEST, toDraft, toOffer, yearsOf } from './draft.ts';

const TODAY = '2026-11-17';
const OFFER = { ...SAMPLE_OFFER, priceIndex: { 2026: 2.9 } };
const draft = toDraft(OFFER, TODAY, 'de');

describe('the draft of the settings', () => {
  it.each(['en', 'de'] as const)('leads back to the same offer (%s)', (language) => {
    expect(toOffer(toDraft(OFFER, TODAY, language))).toEqual(OFFER);
  });

  it('has a field for the next year that can still be announced', () => {
    expect(yearsOf(draft)).toEqual(['2026', '2027']);
    expect(yearsOf(toDraft(OFFER, '2026-12-02', 'de'))).toEqual(['2026', '2028']);
  });

  it('without any particulars sells nothing', () => {
    expect(toOffer(toDraft(NO_OFFER, TODAY, 'en')).operator).toBeNull();
  });

  it.each([
    ['250', 25_000],
    ['250,5', 25_050],
    ['1.15', 115],
    ['1.250,00', 125_000],
    ['1,250', 125_000],
    [ON_REQUEST, null],
    ['2,505', 250_500],
    ['1.2.3', '1.2.3'],
    ['-5', '-5'],
    ['', ''],
  ])('reads the price %j as %j cents', (text, monthlyNetCents) => {
    const { plans } = toOffer({ ...draft, 'plans.1.monthlyNetCents': text }) as { plans: object[] };
    expect(plans[1]).toMatchObject({ monthlyNetCents });
  });

  it.each([
    ['3,1', 3.1],
    ['−0.5', -0.5],
    ['about 3', 'about 3'],
  ])('reads the change %j as %j per cent', (text, percent) => {
    expect(toOffer({ ...draft, 'priceIndex.2027': text }).priceIndex).toEqual({ 2026: 2.9, 2027: percent });
  });
});
