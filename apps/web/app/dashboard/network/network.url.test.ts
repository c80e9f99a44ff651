import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chosenEnds,
  chosenPoint,
  type NetworkState,
  networkParameters,
  networkPath,
  readNetworkState,
  startsOf,
} from './network.url.ts';

const read = (text: string): NetworkState => readNetworkState(new URLSearchParams(text));

const point = fc.oneof(
  fc.integer({ min: 1, max: 999_999 }).map(String),
  fc.integer({ min: 1, max: 9_999 }).map((id) => `reg.${id}`),
  fc.integer({ min: 1, max: 9_999 }).map((id) => `named.${id}`),
);
const points = fc.uniqueArray(point, { maxLength: 5 });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const state: fc.Arbitrary<NetworkState> = fc.record({
  start: points,
  depth: fc.integer({ min: 1, max: 3 }),
  kinds: maybe(fc.subarray(['management', 'board', 'parent', 'shareholder'] as const, { minLength: 1 })),
  minShare: maybe(fc.integer({ min: 1, max: 100 })),
  on: maybe(fc.constantFrom('2016-05-01', '2024-02-29')),
  isLikelyShown: fc.boolean(),
  isPastShown: fc.boolean(),
  hidden: fc.subarray(['active', 'in_liquidation', 'terminated'] as const),
  open: points,
  isWide: fc.boolean(),
  isList: maybe(fc.boolean()),
  choice: maybe(fc.oneof(fc.record({ point }), fc.record({ from: point, to: point }), fc.constant('nothing' as const))),
  from: maybe(point),
  to: maybe(point),
  pathPlace: fc.integer({ min: 0, max: 4 }),
  isPastWalked: fc.boolean(),
  areHubsWalked: fc.boolean(),
});

describe('the address of the network', () => {
  it('holds everything', () => {
    fc.assert(
      fc.property(state, (value) => {
        expect(read(networkParameters(value))).toEqual(value);
      }),
    );
  });

  it('leaves out what goes without saying', () => {
    expect(networkParameters(read(''))).toBe('');
    expect(networkPath({ start: ['2', 'reg.7'] })).toBe('/dashboard/network?start=2&start=reg.7');
  });

  it('ignores what it does not understand', () => {
    const odd = 'start=2&start=x&start=2&depth=9&kind=nonsense&share=-4&on=2016-13-77&sel=1-2-3&path=0&from=reg.0';
    expect(read(odd)).toEqual({ ...read(''), start: ['2'] });
  });

  it('says whether it shows the graph or the list only where that was chosen', () => {
    expect(['', 'view=list', 'view=graph', 'view=x'].map((text) => read(text).isList)).toEqual([
      undefined,
      true,
      false,
      undefined,
    ]);
  });

  it('tells a chosen point from a chosen line', () => {
    const chosen = ['sel=5', 'sel=5-reg.7', 'sel=none', ''].map((text) => read(text).choice);
    expect(chosen.map(chosenPoint)).toEqual(['5', undefined, undefined, undefined]);
    expect(chosen.map(chosenEnds)).toEqual([undefined, { from: '5', to: 'reg.7' }, undefined, undefined]);
  });

  it('begins at the ends of a path if there is no start', () => {
    expect(startsOf(read('from=reg.1&to=2'))).toEqual(['reg.1', '2']);
    expect(startsOf(read('start=5&from=reg.1&to=2'))).toEqual(['5']);
  });
});
