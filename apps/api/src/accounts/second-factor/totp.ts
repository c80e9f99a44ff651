import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { toBase32 } from './base32.ts';

/** Time-based codes (RFC 6238) in the form that every authenticator app knows: SHA-1, six digits, 30 seconds. */

const ISSUER = 'Firmament';
const SECRET_BYTES = 20;
const STEP_SECONDS = 30;
const DIGITS = 6;
/** A code that was sent in its last moment may arrive this much later. It is good for 35 seconds in all. */
const GRACE_SECONDS = 5;

export const createSecret = (): Buffer => randomBytes(SECRET_BYTES);

const stepAt = (moment: Date): number => Math.floor(moment.getTime() / 1000 / STEP_SECONDS);

const codeOf = (secret: Buffer, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  // RFC 4226: the last four bits say which 31 bits make the number.
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
};

/** For tests, which have no app. */
export const codeAt = (secret: Buffer, moment: Date): string => codeOf(secret, stepAt(moment));

/** Apps show a gap in the middle, and people type or paste it. */
const digitsIn = (given: string): string => given.replace(/\s/g, '');

export const isAppCode = (given: string): boolean => /^\d{6}$/.test(digitsIn(given));

/** The step that a code belongs to; undefined if the code is wrong, too old or used. */
export const stepOfCode = (secret: Buffer, given: string, moment: Date, lastStep: number): number | undefined => {
  const code = Buffer.from(digitsIn(given));
  const justNow = new Date(moment.getTime() - GRACE_SECONDS * 1000);
  // Compares both, so that timing tells nothing.
  const fitting = [stepAt(justNow), stepAt(moment)].filter((step) => {
    const expected = Buffer.from(codeOf(secret, step));
    return expected.length === code.length && timingSafeEqual(expected, code);
  });
  return fitting.find((step) => step > lastStep);
};

/** The content of the QR code. */
export const otpauthUrl = (secret: Buffer, email: string): string => {
  const label = `${ISSUER}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${toBase32(secret)}&issuer=${ISSUER}&algorithm=SHA1&digits=${DIGITS}&period=${STEP_SECONDS}`;
};
