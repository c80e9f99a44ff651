const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BITS = 5;

/** RFC 4648, without padding: the form in which authenticator apps take a key. */
export const toBase32 = (bytes: Uint8Array): string => {
  let text = '';
  let value = 0;
  let bits = 0;
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= BITS) {
      bits -= BITS;
      text += ALPHABET.charAt(value >> bits);
      value &= (1 << bits) - 1;
    }
  }
  return bits === 0 ? text : text + ALPHABET.charAt(value << (BITS - bits));
};
