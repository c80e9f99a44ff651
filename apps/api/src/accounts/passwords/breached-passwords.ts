import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { normalisePassword } from '@firmament/api-contract/rules/password-rules';
import type { Logger } from '../../platform/logger.ts';
import { OperatorError } from '../../platform/operator-error.ts';

/**
 * Passwords known from breaches, looked up in a file on our own disk: nothing about a password leaves the machine. The
 * published file has a line "HASH:COUNT" per password, sorted by its SHA-1. It has tens of gigabytes, so it is never
 * read whole: a binary search reads some forty places.
 */
export type BreachedPasswords = {
  includes(password: string): Promise<boolean>;
  close(): Promise<void>;
};

/** Used if no file is configured. */
export const NO_BREACHED_PASSWORDS: BreachedPasswords = { includes: async () => false, close: async () => {} };

const HASH_LENGTH = 40;
/** More than two lines, however large the counts: a read from any place contains a whole line. */
const VIEW_BYTES = 256;
const LINE = /^([0-9A-Fa-f]{40})(:\d+)?\r?$/;
/** Places read when the file is opened, to detect one that is sorted by count or is something else. */
const SAMPLES = 100;

/** Opens the list. An unusable file fails here, at the start, and not at the first sign-up. */
export const openBreachedPasswords = async (path: string, logger: Logger): Promise<BreachedPasswords> => {
  const file = await open(path, 'r').catch((cause: NodeJS.ErrnoException) => {
    throw unusable(`cannot be opened (${cause.code})`, cause);
  });
  try {
    const { size } = await file.stat();
    await assertSorted(file, size);
    return {
      includes: (password) => isListed(file, size, password, logger),
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error instanceof OperatorError ? error : unusable('cannot be read', error);
  }
};

/** Looks the password up as typed and as we normalise it, because the list has passwords as they leaked. */
const isListed = async (file: FileHandle, size: number, password: string, logger: Logger): Promise<boolean> => {
  try {
    for (const spelling of new Set([password, normalisePassword(password)])) {
      if (await hasHash(file, size, sha1Of(spelling))) return true;
    }
  } catch (error) {
    // A failed disk must not keep people from signing up; the other rules still hold.
    logger.warn({ err: error }, 'the list of breached passwords could not be read');
  }
  return false;
};

const sha1Of = (text: string): string => createHash('sha1').update(text).digest('hex').toUpperCase();

/** Finds the first place whose next whole line is not before the hash: that line has the hash, or no line has. */
const hasHash = async (file: FileHandle, size: number, hash: string): Promise<boolean> => {
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const found = await hashFrom(file, middle);
    if (found !== undefined && found < hash) low = middle + 1;
    else high = middle;
  }
  return (await hashFrom(file, low)) === hash;
};

/** The hash of the first line that begins at the place or after it; undefined past the last line. */
const hashFrom = async (file: FileHandle, place: number): Promise<string | undefined> => {
  // One byte earlier, to see whether a line ends just before the place.
  const start = Math.max(0, place - 1);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(VIEW_BYTES), 0, VIEW_BYTES, start);
  const view = buffer.toString('latin1', 0, bytesRead);
  const lineStart = place === 0 ? 0 : view.indexOf('\n') + 1;
  if (place > 0 && lineStart === 0) {
    if (bytesRead === VIEW_BYTES) throw malformed();
    return undefined;
  }
  const lineEnd = view.indexOf('\n', lineStart);
  const line = view.slice(lineStart, lineEnd === -1 ? undefined : lineEnd);
  if (line === '' && lineEnd === -1) return undefined;
  if (!LINE.test(line)) throw malformed();
  return line.slice(0, HASH_LENGTH).toUpperCase();
};

const assertSorted = async (file: FileHandle, size: number): Promise<void> => {
  let previous = '';
  for (let sample = 0; sample < SAMPLES; sample++) {
    const hash = await hashFrom(file, Math.floor((size / SAMPLES) * sample));
    if (sample === 0 && hash === undefined) throw unusable('is empty');
    if (hash === undefined) return;
    if (hash < previous) throw unusable('is not sorted by hash');
    previous = hash;
  }
};

const malformed = (): OperatorError => unusable('has other lines than "HASH:COUNT"');

const unusable = (what: string, cause?: unknown): OperatorError =>
  new OperatorError(
    `the file of BREACHED_PASSWORDS_FILE ${what}`,
    'Point it to a list of SHA-1 hashes, a line "HASH:COUNT" each, sorted by hash, that this user may read; or remove the variable.',
    { cause },
  );
