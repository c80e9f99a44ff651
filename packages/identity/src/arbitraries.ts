import fc from 'fast-check';
import type { CompanyFacts, Decision, Mention } from './mention.ts';

/** A small world in which everything collides: few names, towns, days, doors and companies. */
const NAMES = [
  'Eva Beispiel',
  'Beispiel, Eva',
  'Dr. Eva Maria Beispiel',
  'Eva Beispiel geb. Muster',
  'Eva Muster',
  'Eva Beispiel-Muster',
  'Otto Muster',
  'Otto Muster jun.',
  'Otto Muster sen.',
  'Otto Karl Muster',
  'Hans Huber',
  'Johann Huber',
  'Hans-Peter Huber',
  'Hans Hubr',
];
const PLACES = [
  { place: 'Linz', position: { latitude: 48.3, longitude: 14.3 } },
  { place: 'Leonding', position: { latitude: 48.26, longitude: 14.24 } },
  { place: 'Bregenz', position: { latitude: 47.5, longitude: 9.7 } },
  {},
];
const BIRTHS = [{}, {}, { birthYear: 1960, birthHash: 'a' }, { birthYear: 1960, birthHash: 'b' }, { birthYear: 1985 }];
const KEYS = [undefined, undefined, undefined, 'key 1', 'key 2'];

export const COMPANY_COUNT = 12;
const MENTION_COUNT = 40;

const companyIds = fc.integer({ min: 1, max: COMPANY_COUNT });

export const arbitraryMention: fc.Arbitrary<Mention> = fc
  .record({
    id: fc.integer({ min: 1, max: MENTION_COUNT }),
    companyId: companyIds,
    sourceId: fc.integer({ min: 1, max: 2 }),
    personKey: fc.constantFrom(...KEYS),
    name: fc.constantFrom(...NAMES),
    home: fc.constantFrom(...PLACES),
    birth: fc.constantFrom(...BIRTHS),
    from: fc.constantFrom(undefined, '2001-01-01', '2010-01-01'),
    until: fc.constantFrom(undefined, undefined, '2009-12-31'),
    role: fc.constantFrom('Geschäftsführer', 'Prokurist'),
  })
  .map(({ home, birth, ...mention }) => ({ ...mention, ...home, ...birth }));

export const arbitraryCompany: fc.Arbitrary<CompanyFacts> = fc.record({
  id: companyIds,
  addressKey: fc.constantFrom(undefined, 'Hauptplatz 1', 'Am Graben 2'),
  position: fc.constantFrom(undefined, { latitude: 48.3, longitude: 14.3 }),
  tiedTo: fc.constant([]),
});

export const arbitraryDecision: fc.Arbitrary<Decision> = fc.record({
  mentions: fc
    .tuple(fc.integer({ min: 1, max: MENTION_COUNT }), fc.integer({ min: 1, max: MENTION_COUNT }))
    .filter(([one, other]) => one !== other),
  verdict: fc.constantFrom('one', 'two'),
});

export const arbitraryTie: fc.Arbitrary<[number, number]> = fc
  .tuple(companyIds, companyIds)
  .filter(([one, other]) => one !== other);
