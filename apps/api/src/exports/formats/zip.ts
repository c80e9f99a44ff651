import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/**
 * A ZIP archive that is sent while it is made: sizes and check sums follow each entry instead of preceding it, so that
 * nothing has to be kept. Entries stay far below the 4 GiB that this form allows.
 */

export type ZipEntry = { name: string; content: AsyncIterable<string> | Iterable<string> };

type Packed = { name: Buffer; crc: number; size: number; packedSize: number; offset: number };

const VERSION = 20;
/** Sizes follow the content; names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATE = 8;
/** 1 January 1980, the oldest day there is: the same content makes the same file. */
const DAY = 0x0021;

const localHeader = (name: Buffer): Buffer => {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(FLAGS, 6);
  header.writeUInt16LE(DEFLATE, 8);
  header.writeUInt16LE(DAY, 12);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
};

const dataDescriptor = ({ crc, size, packedSize }: Packed): Buffer => {
  const descriptor = Buffer.alloc(16);
  descriptor.writeUInt32LE(0x08074b50, 0);
  descriptor.writeUInt32LE(crc, 4);
  descriptor.writeUInt32LE(packedSize, 8);
  descriptor.writeUInt32LE(size, 12);
  return descriptor;
};

const directoryEntry = ({ name, crc, size, packedSize, offset }: Packed): Buffer => {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(VERSION, 4);
  entry.writeUInt16LE(VERSION, 6);
  entry.writeUInt16LE(FLAGS, 8);
  entry.writeUInt16LE(DEFLATE, 10);
  entry.writeUInt16LE(DAY, 14);
  entry.writeUInt32LE(crc, 16);
  entry.writeUInt32LE(packedSize, 20);
  entry.writeUInt32LE(size, 24);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt32LE(offset, 42);
  return Buffer.concat([entry, name]);
};

const directoryEnd = (count: number, size: number, offset: number): Buffer => {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
};

const packEntry = async function* ({ name, content }: ZipEntry, packed: Packed): AsyncGenerator<Buffer> {
  const measured = async function* () {
    for await (const text of content) {
      const bytes = Buffer.from(text);
      packed.crc = crc32(bytes, packed.crc);
      packed.size += bytes.length;
      yield bytes;
    }
  };
  yield localHeader(Buffer.from(name));
  const deflate = createDeflateRaw();
  // A failure of the content reaches the loop below by way of the stream.
  pipeline(Readable.from(measured()), deflate, () => {});
  for await (const piece of deflate) {
    packed.packedSize += piece.length;
    yield piece;
  }
  yield dataDescriptor(packed);
};

export const zipFile = async function* (entries: Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const all: Packed[] = [];
  let offset = 0;
  for (const entry of entries) {
    const packed: Packed = { name: Buffer.from(entry.name), crc: 0, size: 0, packedSize: 0, offset };
    all.push(packed);
    for await (const piece of packEntry(entry, packed)) {
      offset += piece.length;
      yield piece;
    }
  }
  const directory = Buffer.concat(all.map(directoryEntry));
  yield directory;
  yield directoryEnd(all.length, directory.length, offset);
};
