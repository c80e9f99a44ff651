import { hash } from 'node:crypto';
import { codeAt, lengthOf } from '@firmament/search/text/letters';

/** One block of MD5 holds so many letters beside the mark of their end and their number. */
const LONGEST = 55;
const END_MARK = 0x80;
const FIRST_ACCENTED = 0x80;

const SINES = Int32Array.from({ length: 64 }, (_, i) => Math.floor(Math.abs(Math.sin(i + 1)) * 2 ** 32) | 0);

const block = new Int32Array(16);
const digest = new Int32Array(4);
const digestBytes = new Uint8Array(digest.buffer);

/**
 * MD5 of a text. Of short ones without accents, as nearly all keys are, it is computed here: to ask the library takes
 * twice as long. The bytes are overwritten by the next call.
 */
export const md5 = (text: string): Uint8Array => {
  if (!fill(text)) return hash('md5', text, 'buffer');
  transform();
  return digestBytes;
};

/** Writes the text into the block, unless it does not fit or has letters of several bytes. */
const fill = (text: string): boolean => {
  const length = lengthOf(text);
  if (length > LONGEST) return false;
  let codes = 0;
  let word = 0;
  block.fill(0);
  for (let i = 0; i < length; i++) {
    const code = codeAt(text, i);
    codes |= code;
    word |= code << ((i & 3) << 3);
    if ((i & 3) === 3) {
      block[i >> 2] = word;
      word = 0;
    }
  }
  block[length >> 2] = word | (END_MARK << ((length & 3) << 3));
  block[14] = length * 8;
  return codes < FIRST_ACCENTED;
};

const turned = (value: number, by: number): number => (value << by) | (value >>> (32 - by));

/** The 64 steps of RFC 1321, four at a time, so that the parts of the state need not change places. */
const transform = (): void => {
  let a = 0x67452301;
  let b = 0xefcdab89 | 0;
  let c = 0x98badcfe | 0;
  let d = 0x10325476;
  for (let i = 0; i < 16; i += 4) {
    a = (b + turned(a + (d ^ (b & (c ^ d))) + at(i) + sine(i), 7)) | 0;
    d = (a + turned(d + (c ^ (a & (b ^ c))) + at(i + 1) + sine(i + 1), 12)) | 0;
    c = (d + turned(c + (b ^ (d & (a ^ b))) + at(i + 2) + sine(i + 2), 17)) | 0;
    b = (c + turned(b + (a ^ (c & (d ^ a))) + at(i + 3) + sine(i + 3), 22)) | 0;
  }
  for (let i = 16; i < 32; i += 4) {
    a = (b + turned(a + (c ^ (d & (b ^ c))) + at(5 * i + 1) + sine(i), 5)) | 0;
    d = (a + turned(d + (b ^ (c & (a ^ b))) + at(5 * i + 6) + sine(i + 1), 9)) | 0;
    c = (d + turned(c + (a ^ (b & (d ^ a))) + at(5 * i + 11) + sine(i + 2), 14)) | 0;
    b = (c + turned(b + (d ^ (a & (c ^ d))) + at(5 * i + 16) + sine(i + 3), 20)) | 0;
  }
  for (let i = 32; i < 48; i += 4) {
    a = (b + turned(a + (b ^ c ^ d) + at(3 * i + 5) + sine(i), 4)) | 0;
    d = (a + turned(d + (a ^ b ^ c) + at(3 * i + 8) + sine(i + 1), 11)) | 0;
    c = (d + turned(c + (d ^ a ^ b) + at(3 * i + 11) + sine(i + 2), 16)) | 0;
    b = (c + turned(b + (c ^ d ^ a) + at(3 * i + 14) + sine(i + 3), 23)) | 0;
  }
  for (let i = 48; i < 64; i += 4) {
    a = (b + turned(a + (c ^ (b | ~d)) + at(7 * i) + sine(i), 6)) | 0;
    d = (a + turned(d + (b ^ (a | ~c)) + at(7 * i + 7) + sine(i + 1), 10)) | 0;
    c = (d + turned(c + (a ^ (d | ~b)) + at(7 * i + 14) + sine(i + 2), 15)) | 0;
    b = (c + turned(b + (d ^ (c | ~a)) + at(7 * i + 21) + sine(i + 3), 21)) | 0;
  }
  digest[0] = 0x67452301 + a;
  digest[1] = 0xefcdab89 + b;
  digest[2] = 0x98badcfe + c;
  digest[3] = 0x10325476 + d;
};

const at = (index: number): number => block[index & 15] ?? 0;
const sine = (index: number): number => SINES[index] ?? 0;
