import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBase32 } from './base32.ts';

/** Reads it the slow way, as a string of bits. */
const fromBase32 = (text: string): Buffer => {
  const bits = [...text].map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
};

describe('base32', () => {
  // RFC 4648, section 10.
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('writes %j as %j', (text, written) => {
    expect(toBase32(Buffer.from(text))).toBe(written);
  });

  it('can be read back, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
        const text = toBase32(bytes);
        expect(text).toMatch(/^[A-Z2-7]*$/);
        expect(fromBase32(text)).toEqual(Buffer.from(bytes));
      }),
    );
  });
});
