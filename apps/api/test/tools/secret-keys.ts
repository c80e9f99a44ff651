import { secretKeysOf } from '../../src/platform/encryption/seal.ts';

/** The key of applications under test. */
export const TEST_SECRET_KEYS = secretKeysOf([Buffer.alloc(32, 7)]);

/** And of their hashes of birth dates. */
export const TEST_BIRTH_KEY = Buffer.alloc(32, 8);
