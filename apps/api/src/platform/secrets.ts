import { createHash, randomBytes, randomInt } from 'node:crypto';

/**
 * Secrets that we make ourselves (session tokens, links, mailed passwords, recovery codes). They are random enough for
 * a plain digest: nobody can guess them, so a slow hash would only cost time.
 */

const TOKEN_BYTES = 32;

export const createToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

export const TOKEN_FORMAT = /^[\w-]{43}$/;

export const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Without letters and digits that look alike, because people type it from a mail or from paper. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

const inGroups = (groups: number, groupLength: number): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  ).join('-');

/** Sent by mail: 20 characters out of 31, about 99 bits. */
export const createPassword = (): string => inGroups(4, 5);

/** Typed from paper: 25 characters out of 31, about 123 bits. */
export const createRecoveryCode = (): string => inGroups(5, 5);
