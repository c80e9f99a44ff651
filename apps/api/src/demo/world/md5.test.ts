import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { md5 } from './md5.ts';

const hexOf = (text: string): string => Buffer.from(md5(text)).toString('hex');

describe('MD5', () => {
  it('is that of RFC 1321', () => {
    expect(hexOf('')).toBe('d41d8cd98f00b204e9800998ecf8427e');
    expect(hexOf('abc')).toBe('900150983cd24fb0d6963f7d28e17f72');
  });

  it.each(['name:DE:muller bau:gmbh:80331 ', 'Straße der Ärzte ', '€ '])(
    'is that of the library at any length of %s',
    (words) => {
      for (let length = 0; length < 130; length++) {
        const text = words.repeat(130).slice(0, length);
        expect(hexOf(text)).toBe(hash('md5', text));
      }
    },
  );
});
