import { type BitReader, damaged } from './bzip2-bits.ts';
import { type HuffmanTable, huffmanTable, MAX_CODE_LENGTH, QUICK_BITS } from './bzip2-huffman.ts';

/** Symbols are coded in groups of this many; each group chooses one of the block's tables. */
const GROUP_SIZE = 50;
const RUN_A = 0;
const RUN_B = 1;

/** A block before the two last steps: undoing the sort and the runs of equal bytes. */
export type Block = {
  /** The place that follows each place in the text, times 256, plus its byte. */
  readonly links: Uint32Array;
  readonly length: number;
  readonly origin: number;
  readonly checksum: number;
};

/** Reads the block that begins after its signature into `links`. */
export const readBlock = (bits: BitReader, links: Uint32Array): Block => {
  const checksum = bits.take32();
  if (bits.take(1) === 1) throw damaged('blocks of versions before 0.9.5 are not read');
  const origin = bits.take(24);
  const bytes = readBytesInUse(bits);
  const tableCount = bits.take(3);
  if (tableCount < 2 || tableCount > 6) throw damaged('a block has no code tables');
  const selectors = readSelectors(bits, tableCount);
  const tables = Array.from({ length: tableCount }, () => readTable(bits, bytes.length + 2));
  const length = readSymbols(bits, { selectors, tables, bytes, links });
  if (origin >= length) throw damaged('a block begins nowhere');
  linkPlaces(links, length);
  return { links, length, origin, checksum };
};

const readBytesInUse = (bits: BitReader): Uint8Array => {
  const ranges = bits.take(16);
  const found: number[] = [];
  for (let range = 0; range < 16; range++) {
    if ((ranges & (0x8000 >>> range)) === 0) continue;
    const inRange = bits.take(16);
    for (let i = 0; i < 16; i++) if ((inRange & (0x8000 >>> i)) !== 0) found.push(range * 16 + i);
  }
  if (found.length === 0) throw damaged('a block has no bytes');
  return Uint8Array.from(found);
};

/** Which table each group uses, as places in a list from which the latest is moved to the front. */
const readSelectors = (bits: BitReader, tableCount: number): Uint8Array => {
  const selectors = new Uint8Array(bits.take(15));
  const recent = Array.from({ length: tableCount }, (_, table) => table);
  for (let i = 0; i < selectors.length; i++) {
    let place = 0;
    while (bits.take(1) === 1) if (++place >= tableCount) throw damaged('a group has no code table');
    const [table = 0] = recent.splice(place, 1);
    recent.unshift(table);
    selectors[i] = table;
  }
  return selectors;
};

/** Lengths of codes are written as steps up and down from the one before. */
const readTable = (bits: BitReader, symbolCount: number): HuffmanTable => {
  const lengths = new Uint8Array(symbolCount);
  let length = bits.take(5);
  for (let symbol = 0; symbol < symbolCount; symbol++) {
    for (;;) {
      if (length < 1 || length > MAX_CODE_LENGTH) throw damaged('a code has no length');
      if (bits.take(1) === 0) break;
      length += bits.take(1) === 0 ? 1 : -1;
    }
    lengths[symbol] = length;
  }
  return huffmanTable(lengths);
};

type Coded = {
  selectors: Uint8Array;
  tables: readonly HuffmanTable[];
  bytes: Uint8Array;
  links: Uint32Array;
};

/**
 * Writes the bytes of the block to `links` and returns their number. One long function over local variables: it runs
 * once for nearly every byte of the file.
 */
const readSymbols = (bits: BitReader, { selectors, tables, bytes, links }: Coded): number => {
  const { input } = bits;
  let { position, held, count } = bits;
  const recent = bytes.slice();
  const endOfBlock = bytes.length + 1;
  const quickMask = (1 << QUICK_BITS) - 1;
  let length = 0;
  let run = 0;
  let runBit = 1;
  for (const selector of selectors) {
    const { quick, limits, offsets, symbols } = tables[selector] as HuffmanTable;
    if (position > input.length) throw damaged('unexpected end');
    for (let i = 0; i < GROUP_SIZE; i++) {
      while (count < MAX_CODE_LENGTH) {
        held = (held << 8) | (input[position++] as number);
        count += 8;
      }
      const entry = quick[(held >>> (count - QUICK_BITS)) & quickMask] as number;
      let symbol = entry >>> 5;
      if (entry !== 0) count -= entry & 31;
      else {
        let codeLength = QUICK_BITS + 1;
        let code = (held >>> (count - codeLength)) & ((1 << codeLength) - 1);
        while (code >= (limits[codeLength] as number)) {
          if (++codeLength > MAX_CODE_LENGTH) throw damaged('an unknown code');
          code = (held >>> (count - codeLength)) & ((1 << codeLength) - 1);
        }
        symbol = symbols[code - (offsets[codeLength] as number)] as number;
        count -= codeLength;
      }
      if (symbol <= RUN_B) {
        // Lengths of runs are numbers whose digits are 1 and 2, the lowest first.
        run += symbol === RUN_A ? runBit : runBit << 1;
        runBit <<= 1;
        if (run > links.length) throw damaged('a block is too long');
        continue;
      }
      if (run > 0) {
        if (length + run > links.length) throw damaged('a block is too long');
        links.fill(recent[0] as number, length, length + run);
        length += run;
        run = 0;
        runBit = 1;
      }
      if (symbol === endOfBlock) {
        Object.assign(bits, { position, held, count });
        return length;
      }
      if (length === links.length) throw damaged('a block is too long');
      let place = symbol - 1;
      const byte = recent[place] as number;
      for (; place > 0; place--) recent[place] = recent[place - 1] as number;
      recent[0] = byte;
      links[length++] = byte;
    }
  }
  throw damaged('a block does not end');
};

/** Undoes the sort: equal bytes come in the same order in the sorted text and in the given one. */
const linkPlaces = (links: Uint32Array, length: number): void => {
  const next = new Uint32Array(256);
  for (let i = 0; i < length; i++) {
    const byte = (links[i] as number) & 0xff;
    next[byte] = (next[byte] as number) + 1;
  }
  let sum = 0;
  for (let byte = 0; byte < 256; byte++) {
    const found = next[byte] as number;
    next[byte] = sum;
    sum += found;
  }
  for (let i = 0; i < length; i++) {
    const byte = (links[i] as number) & 0xff;
    const place = next[byte] as number;
    next[byte] = place + 1;
    links[place] = (links[place] as number) | (i << 8);
  }
};
