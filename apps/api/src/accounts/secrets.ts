import { createHash, randomBytes, randomInt } from 'node:crypto';

/**
 * Secrets that we make ourselves (session tokens, links, mailed passwords). They are random enough that a plain digest
 * keeps them: there is nothing to guess, so a slow hash would only cost time.
 */

const TOKEN_BYTES = 32;

export const createToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

export const TOKEN_FORMAT = /^[\w-]{43}$/;

export const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Without letters and digits that look alike, because people type it from a mail. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

/** A password to be mailed: 20 signs of 31, some 99 bits. */
export const createPassword = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  ).join('-');
