import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeAt, createSecret, isAppCode, otpauthUrl, stepOfCode } from './totp.ts';

const SECRET = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1000);

describe('a code', () => {
  // RFC 6238, appendix B, the rows of SHA-1; six digits are the last six of the eight given there.
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('matches RFC 6238 at %i seconds', (seconds, code) => {
    expect(codeAt(SECRET, at(seconds))).toBe(code.slice(-6));
  });

  it('is valid in its 30 seconds and five more, and no longer', () => {
    const code = codeAt(SECRET, at(300));
    const isGood = (seconds: number) => stepOfCode(SECRET, code, at(seconds), 0) !== undefined;
    expect([270, 299, 300, 329, 334, 335, 360].map(isGood)).toEqual([false, false, true, true, true, false, false]);
  });

  it('is valid only after the last used step, at any time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 4_000_000_000 }), fc.integer({ min: 0, max: 5 }), (seconds, late) => {
        const secret = createSecret();
        const code = codeAt(secret, at(seconds - late));
        const step = stepOfCode(secret, code, at(seconds), 0);
        expect(step).toBeDefined();
        expect(stepOfCode(secret, code, at(seconds), Math.floor(seconds / 30) + 1)).toBeUndefined();
      }),
    );
  });

  it('may be typed with a gap, and nothing but six digits is one', () => {
    expect(stepOfCode(SECRET, ' 287 082 ', at(59), 0)).toBe(1);
    expect(isAppCode('287 082')).toBe(true);
    for (const given of ['28708', '2870822', '', 'abcdef', '２８７０８２', '-28708', '28708.']) {
      expect([given, isAppCode(given), stepOfCode(SECRET, given, at(59), 0)]).toEqual([given, false, undefined]);
    }
  });
});

it('the otpauth URL names the account and how codes are made', () => {
  expect(otpauthUrl(SECRET, 'eva+a&b@kunde.example')).toBe(
    'otpauth://totp/Firmament:eva%2Ba%26b%40kunde.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Firmament&algorithm=SHA1&digits=6&period=30',
  );
});
