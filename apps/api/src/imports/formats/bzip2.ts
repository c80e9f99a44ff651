import { BitReader, damaged } from './bzip2-bits.ts';
import { type Block, readBlock } from './bzip2-block.ts';

/**
 * Unpacks bzip2, in pieces. The packages made with WebAssembly want a file of gigabytes in memory at once, and the one
 * that streams takes half as long again.
 */

const LEVEL_BYTES = 100_000;
/** A block of the largest size with codes of the largest length takes 2.3 MB. */
const WINDOW_BYTES = 4 * 1024 * 1024;
const CHUNK_BYTES = 1024 * 1024;
const CRC_POLYNOMIAL = 0x04c11db7;

/** `fill` writes the next bytes of the file and returns their number, 0 at its end. */
export function* unpackBzip2(fill: (target: Uint8Array) => number): Generator<Uint8Array> {
  const bits = new BitReader(WINDOW_BYTES, fill);
  let chunk = new Uint8Array(CHUNK_BYTES);
  let length = 0;
  bits.advance();
  do {
    for (const text of blocksOf(bits)) {
      while (!text.isOver()) {
        length = text.write(chunk, length);
        if (length < chunk.length) continue;
        yield chunk;
        chunk = new Uint8Array(CHUNK_BYTES);
        length = 0;
      }
    }
  } while (!bits.isAtEnd());
  if (length > 0) yield chunk.subarray(0, length);
}

/** The blocks of one stream. */
function* blocksOf(bits: BitReader): Generator<BlockText> {
  if (bits.take(24) !== 0x425a68) throw damaged('a stream does not begin');
  const level = bits.take(8) - 0x30;
  if (level < 1 || level > 9) throw damaged('a stream has no level');
  const links = new Uint32Array(level * LEVEL_BYTES);
  let checksum = 0;
  for (;;) {
    bits.advance();
    const signature = [bits.take(24), bits.take(24)].join();
    if (signature === END_OF_STREAM) break;
    if (signature !== START_OF_BLOCK) throw damaged('a block does not begin');
    const block = readBlock(bits, links);
    const text = new BlockText(block);
    yield text;
    if (text.checksum() !== block.checksum) throw damaged('the crc of a block is wrong');
    checksum = ((checksum << 1) | (checksum >>> 31)) ^ block.checksum;
  }
  if (bits.take32() !== checksum >>> 0) throw damaged('the crc of a stream is wrong');
  bits.toNextByte();
  bits.advance();
}

const START_OF_BLOCK = [0x314159, 0x265359].join();
const END_OF_STREAM = [0x177245, 0x385090].join();

const CRC_TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte << 24;
  for (let bit = 0; bit < 8; bit++) crc = crc < 0 ? (crc << 1) ^ CRC_POLYNOMIAL : crc << 1;
  return crc;
});

/** After this many equal bytes a further one says how often the byte comes again. */
const RUN_LENGTH = 4;

/** The text of a block, written piece by piece, because a block of runs may become fifty times as long. */
class BlockText {
  readonly #links: Uint32Array;
  #link: number;
  #linksLeft: number;
  #byte = -1;
  #equal = 0;
  #repeats = 0;
  #crc = -1;

  constructor({ links, length, origin }: Block) {
    this.#links = links;
    this.#link = (links[origin] as number) >>> 8;
    this.#linksLeft = length;
  }

  isOver(): boolean {
    return this.#linksLeft === 0 && this.#repeats === 0;
  }

  checksum(): number {
    return ~this.#crc >>> 0;
  }

  /** Writes as much as fits from `at` on; returns where it ended. */
  write(target: Uint8Array, at: number): number {
    const links = this.#links;
    const table = CRC_TABLE;
    const end = target.length;
    let link = this.#link;
    let linksLeft = this.#linksLeft;
    let byte = this.#byte;
    let equal = this.#equal;
    let repeats = this.#repeats;
    let crc = this.#crc;
    let to = at;
    while (to < end) {
      if (repeats > 0) {
        repeats--;
      } else {
        if (linksLeft === 0) break;
        const entry = links[link] as number;
        link = entry >>> 8;
        linksLeft--;
        const next = entry & 0xff;
        if (equal === RUN_LENGTH) {
          repeats = next;
          equal = 0;
          continue;
        }
        equal = next === byte ? equal + 1 : 1;
        byte = next;
      }
      target[to++] = byte;
      crc = (crc << 8) ^ (table[((crc >>> 24) ^ byte) & 0xff] as number);
    }
    this.#link = link;
    this.#linksLeft = linksLeft;
    this.#byte = byte;
    this.#equal = equal;
    this.#repeats = repeats;
    this.#crc = crc;
    return to;
  }
}
