import fc from 'fast-check';
import { type Condition, type Document, defineSchema, type Indicator, type Query } from '../schema.ts';

/** A small world for property tests: few letters and few values, so that words, names and numbers coincide often. */
export const TEST_SCHEMA = defineSchema({
  address: 'text',
  skills: 'text',
  country: 'choice',
  industry: 'choice',
  region: 'choice',
  revenue: 'number',
  staff: 'number',
  isActive: 'flag',
  position: 'point',
  contact: 'key',
});

export type TestColumns = (typeof TEST_SCHEMA)['columns'];

const word = fc.oneof(
  { weight: 6, arbitrary: fc.string({ unit: fc.constantFrom(...'abe'), minLength: 1, maxLength: 5 }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('gmbh', 'ag', 'Bäcker', 'Baecker', 'ß', 'Ω', '株式', '😀', 'e.V.', '1', '12', '123'),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 4 }) },
);

const piece = fc.constantFrom('a', 'b', 'e', 'ab', 'be', 'a b', 'e a', 'gm', '1', 'bäck', 'a', 'b');

export const phrase = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '));

const label = fc.constantFrom('AT', 'DE', 'CH', 'Bau', 'Bau und Holz', 'holz bau', '', 'Ω 😀', '\uffff');

const key = fc.constantFrom('tel:4315', 'tel:43157', 'b.example', 'a.b.example', 'ä.example');

const position = fc.record({
  latitude: fc.oneof(fc.integer({ min: -90, max: 90 }), fc.double({ min: 47, max: 49, noNaN: true })),
  longitude: fc.oneof(fc.integer({ min: -180, max: 180 }), fc.double({ min: 9, max: 11, noNaN: true })),
});

const figure = fc.oneof(fc.constantFrom(-2, -1, -0, 0, 1, 2), fc.double({ noNaN: true, noDefaultInfinity: true }));

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 4 });

export const documentWithId = (id: fc.Arbitrary<number>): fc.Arbitrary<Document<TestColumns>> =>
  fc.record(
    {
      id,
      prominence: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.float({ noNaN: true, noDefaultInfinity: true })),
      name: phrase,
      aliases: fc.array(phrase, { maxLength: 2 }),
      codes: fc.array(phrase, { maxLength: 2 }),
      address: maybe(phrase),
      skills: maybe(fc.array(phrase, { maxLength: 3 })),
      country: maybe(label),
      industry: maybe(label),
      region: maybe(fc.constantFrom('x', 'y')),
      revenue: maybe(figure),
      staff: maybe(figure),
      isActive: maybe(fc.boolean()),
      position: maybe(position),
      contact: maybe(fc.oneof(key, fc.array(key, { maxLength: 3 }))),
    },
    { requiredKeys: ['id', 'prominence', 'name'] },
  );

const ids = fc.oneof(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 0xffffffff }));

export const documents = (maxLength: number): fc.Arbitrary<Document<TestColumns>[]> =>
  fc.uniqueArray(documentWithId(ids), { selector: ({ id }) => id, maxLength });

const condition: fc.Arbitrary<Condition<TestColumns>> = fc.oneof(
  fc.record({ keyword: fc.oneof(piece, phrase) }),
  fc.record({ named: fc.oneof(piece, phrase) }),
  fc.record({ text: fc.constantFrom('address', 'skills', 'industry'), contains: fc.oneof(piece, phrase) }),
  fc.record({ choice: fc.constantFrom('country', 'industry', 'region'), is: fc.oneof(label, fc.constant(null)) }),
  fc.record({ choice: fc.constantFrom('country', 'industry'), isOneOf: fc.array(label, { maxLength: 3 }) }),
  fc.record({ number: fc.constantFrom('revenue', 'staff'), min: maybe(figure), max: maybe(figure) }),
  fc.record({ flag: fc.constant('isActive'), is: fc.boolean() }),
  fc.record({ key: fc.constant('contact'), is: key }),
  fc.record({
    point: fc.constant('position'),
    within: fc
      .tuple(position, fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 21_000 })))
      .map(([centre, radiusKm]) => ({ ...centre, radiusKm })),
  }),
);

const indicator: fc.Arbitrary<Indicator<TestColumns>> = fc.record({
  operator: fc.constantFrom('must', 'atleast', 'exclusive'),
  conditions: fc.array(condition, { maxLength: 3 }),
});

export const query: fc.Arbitrary<Query<TestColumns>> = fc.record(
  {
    // Mostly short pieces and few indicators: a query without hits tells little.
    keyword: fc.oneof(
      { weight: 5, arbitrary: piece },
      { weight: 1, arbitrary: phrase },
      { weight: 1, arbitrary: word },
    ),
    spellings: fc.array(fc.oneof(piece, phrase), { maxLength: 2 }),
    where: fc.oneof(
      { weight: 2, arbitrary: fc.constant([]) },
      { weight: 3, arbitrary: fc.array(indicator, { maxLength: 2 }) },
    ),
    facets: fc.record(
      { country: fc.integer({ min: 0, max: 5 }), industry: fc.integer({ min: 0, max: 9 }), region: fc.constant(2) },
      { requiredKeys: [] },
    ),
    flags: fc.constant(['isActive'] as const),
    missing: fc.subarray(['revenue', 'staff'] as const),
    sort: maybe(
      fc.record({
        by: fc.constantFrom('name', 'revenue', 'staff'),
        direction: fc.constantFrom('asc', 'desc'),
      }),
    ),
    offset: fc.integer({ min: 0, max: 20 }),
    limit: fc.integer({ min: 0, max: 12 }),
  },
  { requiredKeys: [] },
);
