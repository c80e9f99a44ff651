export const MAX_CODE_LENGTH = 20;
/** Codes of at most this length, which are nearly all, are looked up at once. */
export const QUICK_BITS = 11;

export type HuffmanTable = {
  /** By the next bits: the symbol times 32, plus the length of its code; 0 for longer codes. */
  readonly quick: Uint16Array;
  /** By length: codes of that length are below this. */
  readonly limits: Int32Array;
  /** By length: a code less this is the place of its symbol. */
  readonly offsets: Int32Array;
  /** Symbols in the order of their codes. */
  readonly symbols: Uint16Array;
};

/** Codes follow from their lengths: shorter ones come first, those of one length in the order of their symbols. */
export const huffmanTable = (lengths: Uint8Array): HuffmanTable => {
  const quick = new Uint16Array(1 << QUICK_BITS);
  const limits = new Int32Array(MAX_CODE_LENGTH + 1);
  const offsets = new Int32Array(MAX_CODE_LENGTH + 1);
  const symbols = new Uint16Array(lengths.length);
  let code = 0;
  let place = 0;
  for (let length = 1; length <= MAX_CODE_LENGTH; length++) {
    offsets[length] = code - place;
    for (let symbol = 0; symbol < lengths.length; symbol++) {
      if (lengths[symbol] !== length) continue;
      symbols[place++] = symbol;
      if (length <= QUICK_BITS) {
        const from = code << (QUICK_BITS - length);
        quick.fill((symbol << 5) | length, from, from + (1 << (QUICK_BITS - length)));
      }
      code++;
    }
    limits[length] = code;
    code <<= 1;
  }
  return { quick, limits, offsets, symbols };
};
