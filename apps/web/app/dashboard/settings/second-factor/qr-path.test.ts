import fc from 'fast-check';
import { expect, it } from 'vitest';
import { qrPath } from './qr-path.ts';

/** Fills the squares that the path covers. */
const fill = (path: string, size: number): boolean[][] => {
  const picture = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    picture[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  }
  return picture;
};

it('draws every dark square and no other, inside a rim of four', () => {
  const square = fc
    .integer({ min: 1, max: 12 })
    .chain((size) =>
      fc.array(fc.array(fc.boolean(), { minLength: size, maxLength: size }), { minLength: size, maxLength: size }),
    );
  fc.assert(
    fc.property(square, (modules) => {
      const { path, size } = qrPath(modules);
      const picture = fill(path, size);
      expect(size).toBe(modules.length + 8);
      expect(picture.slice(4, -4).map((row) => row.slice(4, -4))).toEqual(modules);
      expect(picture.flat().filter(Boolean)).toHaveLength(modules.flat().filter(Boolean).length);
    }),
  );
});
