import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeRing, NAMED_PLACES } from '../app/ui/map/outline-data.ts';
import { drawCountryOutlines, simplified } from './country-outlines.ts';

const MAX_GZIP_BYTES = 60_000;

describe('the outlines', () => {
  const outlines = drawCountryOutlines();

  test('are light enough to load', () => {
    expect(gzipSync(JSON.stringify(outlines)).length).toBeLessThan(MAX_GZIP_BYTES);
  });

  test('lie where the countries are', () => {
    const points = outlines.home.flatMap(decodeRing);
    const [south, north] = [Math.min(...points.map(([y]) => y)), Math.max(...points.map(([y]) => y))];
    expect([Math.floor(south), Math.ceil(north)]).toEqual([45, 56]);
  });

  test('name places in their own language, largest first', () => {
    expect(NAMED_PLACES.slice(0, 4).map(({ name }) => name)).toEqual(['Berlin', 'Hamburg', 'Wien', 'München']);
  });
});

test('simplifying keeps both ends and adds no points', () => {
  const position = fc.tuple(fc.double({ min: 0, max: 10, noNaN: true }), fc.double({ min: 0, max: 10, noNaN: true }));
  fc.assert(
    fc.property(fc.array(position, { minLength: 2, maxLength: 40 }), (line) => {
      const simple = simplified(line, () => 0.5);
      expect([simple[0], simple.at(-1)]).toEqual([line[0], line.at(-1)]);
      expect(simple.every((at) => line.includes(at))).toBe(true);
    }),
  );
});
