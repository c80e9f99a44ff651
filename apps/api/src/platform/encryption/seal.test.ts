import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyIdOf, seal, secretKeysOf, unseal } from './seal.ts';

const [old, next] = [randomBytes(32), randomBytes(32)];
const EVA = { accountId: 7, purpose: 'authenticator app' };

describe('a sealed secret', () => {
  it('opens for its owner, shows nothing of the secret, and never looks the same twice', () => {
    const keys = secretKeysOf([old]);
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 8, maxLength: 64 }), (bytes) => {
        const secret = Buffer.from(bytes);
        const sealed = seal(keys, EVA, secret);
        expect(unseal(keys, EVA, sealed)).toEqual(secret);
        expect(sealed.includes(secret)).toBe(false);
        expect(seal(keys, EVA, secret)).not.toEqual(sealed);
      }),
    );
  });

  it('does not open in another row, for another purpose, changed, or with another key', () => {
    const keys = secretKeysOf([old]);
    const sealed = seal(keys, EVA, Buffer.from('secret'));
    expect(() => unseal(keys, { ...EVA, accountId: 8 }, sealed)).toThrow();
    expect(() => unseal(keys, { ...EVA, purpose: 'recovery code' }, sealed)).toThrow();
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => unseal(keys, EVA, changed)).toThrow();
    }
    expect(() => unseal(secretKeysOf([next]), EVA, sealed)).toThrow(`the key ${keyIdOf(sealed)} is missing`);
  });

  it('opens with an older key; the newest seals', () => {
    const sealed = seal(secretKeysOf([old]), EVA, Buffer.from('secret'));
    const both = secretKeysOf([next, old]);
    expect(unseal(both, EVA, sealed).toString()).toBe('secret');
    expect(keyIdOf(seal(both, EVA, Buffer.from('secret')))).toBe(secretKeysOf([next]).newest.id);
  });
});
