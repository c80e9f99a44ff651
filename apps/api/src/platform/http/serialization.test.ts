import { ENDPOINTS } from '@firmament/api-contract/endpoint-list';
import fc from 'fast-check';
import { serializerCompiler as zodSerializerCompiler } from 'fastify-type-provider-zod';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { exactnessOf, serializerCompiler } from './serialization.ts';

const answer = z.object({
  name: z.string(),
  day: z.iso.date().nullable(),
  count: z.number().int(),
  share: z.number().optional(),
  kinds: z
    .array(z.enum(['board', 'partner']))
    .max(2)
    .optional(),
  state: z.literal('current'),
  is_hub: z.boolean(),
  counts: z.record(z.string(), z.number()),
  who: z.union([z.object({ id: z.number() }), z.object({ id: z.number(), name: z.string() }), z.string()]),
  title: z.string().trim().min(1).max(7),
  level: z.number().int().min(0).max(3),
  limit: z.union([z.string().max(7), z.number(), z.null()]),
  event: z.guid(),
  sort: z.enum(['name', 'current']).default('name'),
  data: z.record(z.string(), z.unknown()),
  amounts: z.partialRecord(z.enum(['a', 'b']), z.number()),
  pair: z.tuple([z.string(), z.number()]),
  reason: z.looseObject({ bits: z.number() }).nullable(),
});

const GOOD = {
  name: 'A',
  day: '2024-02-29',
  count: 1,
  share: 0.5,
  kinds: ['board'],
  state: 'current',
  is_hub: true,
  counts: { b: 1, a: 2 },
  who: { id: 1 },
  title: 'A',
  level: 1,
  limit: 0.5,
  event: '0b4c4f52-6f0e-4a3e-9d0e-0a8f5f3c2b11',
  sort: 'name',
  data: { a: 1 },
  amounts: { b: 1 },
  pair: ['A', 1],
  reason: { bits: 1, kind: 'name' },
};

/** Values that fit some property, and some that fit none or write themselves differently. */
const anything = fc.constantFrom<unknown[]>(
  'A',
  '2024-02-29',
  '2023-02-29',
  1,
  0.5,
  Number.NaN,
  2 ** 60,
  null,
  undefined,
  true,
  'current',
  'board',
  ' A ',
  'much too long',
  '',
  '\u{1f600}\u{1f600}\u{1f600}\u{1f600}',
  '0b4c4f52-6f0e-4a3e-9d0e-0a8f5f3c2b11',
  -1,
  Number.POSITIVE_INFINITY,
  ['board'],
  ['board', 'board', 'board'],
  ['other'],
  [undefined],
  ['A', 0.5],
  ['A', 1, 1],
  new Date(0),
  { toJSON: () => 'other' },
  {},
  { id: 1, name: 'A' },
  { bits: 1, id: 'A' },
  { id: 'A' },
  { 2: 1, 1: 2 },
  JSON.parse('{"__proto__": 1, "a": 2}'),
  { a: undefined },
);

/** What a client reads, or the kind of refusal. */
const read = (serialize: (data: unknown) => string, data: unknown): unknown => {
  try {
    return JSON.parse(serialize(data));
  } catch (error) {
    return (error as Error).name;
  }
};

it('writes and refuses what zod would, but for the order of properties', () => {
  const route = { schema: answer, method: 'GET', url: '/' };
  const [ours, zods] = [serializerCompiler(route), zodSerializerCompiler(route)];
  const changes = fc.array(fc.tuple(fc.constantFrom(...Object.keys(GOOD), 'unknown'), anything), { maxLength: 3 });
  const order = fc.shuffledSubarray(Object.keys(GOOD), { minLength: 4 });
  const values = fc.tuple(fc.option(order, { nil: Object.keys(GOOD), freq: 2 }), changes).map(([keys, pairs]) => ({
    ...Object.fromEntries(keys.map((key) => [key, GOOD[key as keyof typeof GOOD]])),
    ...Object.fromEntries(pairs),
  }));
  fc.assert(
    fc.property(fc.oneof(values, anything), (value) => {
      expect(read(ours, value)).toEqual(read(zods, value));
    }),
    { numRuns: 2000 },
  );
});

it('takes the quick way for all answers that may be long', () => {
  expect(exactnessOf(answer)?.(GOOD)).toBe(true);
  const slow = ENDPOINTS.filter(({ response, produces }) => produces === undefined && !exactnessOf(response));
  expect(slow.map(({ id }) => id)).toEqual([]);
});
