import { describe, expect, it } from 'vitest';
import { NO_OFFER, toPublic } from './offer.ts';
import { isCase, NOT_ENTERED, OFFER_MARK, OPERATOR_MARKS, offerText, PLAN_WAYS, PRICE_KINDS } from './offer-texts.ts';
import { SAMPLE_OFFER } from './sample-offer.ts';

const offer = toPublic({
  ...SAMPLE_OFFER,
  plans: SAMPLE_OFFER.plans.map((plan, level) => (level === 2 ? { ...plan, monthlyNetCents: 59_990 } : plan)),
});

describe('a text of the offer', () => {
  it.each([
    ['operator.name', 'Firmament Muster GmbH', 'Firmament Muster GmbH'],
    ['plan.1.name', 'Professional', 'Professional'],
    ['plan.1.requests', '10,000', '10.000'],
    ['plan.1.requestsPerDay', '476', '476'],
    ['plan.3.exports', '50', '50'],
    ['plan.1.starts', '5,000', '5.000'],
    ['price.1.gross', 'EUR 300', '300 EUR'],
    ['price.1.grossTerm', 'EUR 3,600', '3.600 EUR'],
    ['price.2.gross', 'EUR 719.88', '719,88 EUR'],
    ['price.3.gross', 'On request', 'Auf Anfrage'],
  ])('%s', (key, en, de) => {
    const textIn = (language: 'en' | 'de') => offerText(offer, key, language).replace('\u00a0', ' ');
    expect([textIn('en'), textIn('de')]).toEqual([en, de]);
  });

  it('says so if nobody entered it or the key means nothing', () => {
    const keys = ['operator.nonsense', 'operator.toString', 'plan.9.name', 'price.1.nonsense', 'nonsense'];
    for (const key of keys) expect(offerText(offer, key, 'en'), key).toBe(NOT_ENTERED);
    expect(offerText(toPublic(NO_OFFER), 'operator.name', 'en')).toBe(NOT_ENTERED);
  });

  it('has a mark for every field of an operator', () => {
    expect(Object.keys(OPERATOR_MARKS).sort()).toEqual(Object.keys(offer.operator ?? {}).sort());
    for (const [name, mark] of Object.entries(OPERATOR_MARKS)) {
      expect(mark.replace(OFFER_MARK, '$1')).toBe(`operator.${name}`);
    }
  });
});

const ALL_CASES = [
  'selling',
  'notSelling',
  ...[0, 1, 2, 3].flatMap((level) => [...PRICE_KINDS, ...PLAN_WAYS].map((kind) => `plan.${level}.${kind}`)),
];
const casesOf = (whose: typeof offer) => ALL_CASES.filter((name) => isCase(whose, name));

it('knows which case it is', () => {
  expect(casesOf(offer)).toEqual([
    'selling',
    'plan.0.free',
    'plan.0.register',
    'plan.1.monthly',
    'plan.1.order',
    'plan.2.monthly',
    'plan.2.order',
    'plan.3.onRequest',
    'plan.3.ask',
  ]);
});

it('has free plans but no others where nobody sells', () => {
  expect(casesOf(toPublic(NO_OFFER))).toEqual([
    'notSelling',
    'plan.0.free',
    'plan.0.register',
    'plan.1.monthly',
    'plan.1.closed',
    'plan.2.onRequest',
    'plan.2.closed',
    'plan.3.onRequest',
    'plan.3.closed',
  ]);
});
