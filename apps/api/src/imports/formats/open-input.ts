import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { type Duplex, PassThrough, pipeline, type Readable } from 'node:stream';
import { promisify } from 'node:util';
import { createGunzip } from 'node:zlib';
import { open as openZip, type ZipFile } from 'yauzl';
import { OperatorError } from '../../platform/operator-error.ts';
import { readBzip2 } from './read-bzip2.ts';

/** A file to import: its bytes, unpacked, and how much of it has been read so far. */
export type Input = {
  path: string;
  size: number;
  fingerprint: string;
  /** Reads from the beginning; may be called again. */
  read: () => AsyncIterable<Uint8Array>;
  /** Bytes of the packed file that were read in the latest `read`. */
  bytesRead: () => number;
};

const SAMPLE_BYTES = 1024 * 1024;

export const openInput = async (path: string): Promise<Input> => {
  const facts = await stat(path).catch((cause) => {
    throw new OperatorError(`the file ${path} cannot be read (${cause.code})`, 'Check the name and the permissions.', {
      cause,
    });
  });
  if (!facts.isFile()) throw new OperatorError(`${path} is not a file`, 'Name the file to import.');
  const { head, tail } = await readEnds(path, facts.size);
  let bytesRead = 0;
  return {
    path,
    size: facts.size,
    fingerprint: createHash('sha256').update(`${facts.size}`).update(head).update(tail).digest('hex'),
    bytesRead: () => bytesRead,
    async *read() {
      bytesRead = 0;
      const file = await unpacked(path, head, (count) => {
        bytesRead += count;
      });
      try {
        yield* file;
      } catch (cause) {
        throw explain(path, cause);
      }
    },
  };
};

const readEnds = async (path: string, size: number): Promise<{ head: Buffer; tail: Buffer }> => {
  const file = await open(path);
  try {
    const length = Math.min(size, SAMPLE_BYTES);
    const [head, tail] = [Buffer.alloc(length), Buffer.alloc(length)];
    await file.read(head, 0, length, 0);
    await file.read(tail, 0, length, size - length);
    return { head, tail };
  } finally {
    await file.close();
  }
};

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const GZIP = [0x1f, 0x8b];
const BZIP2 = [0x42, 0x5a, 0x68];

const startsWith = (head: Buffer, ...bytes: number[]): boolean => bytes.every((byte, index) => head[index] === byte);

/** Detects the packing by the first bytes, because names lie. */
const unpacked = async (
  path: string,
  head: Buffer,
  onBytes: (count: number) => void,
): Promise<AsyncIterable<Uint8Array>> => {
  if (startsWith(head, ...ZIP)) return firstZipEntry(path, onBytes);
  if (startsWith(head, ...BZIP2)) return readBzip2(path, onBytes);
  const file = createReadStream(path, { highWaterMark: 64 * 1024 });
  file.on('data', (chunk) => onBytes(chunk.length));
  file.pause();
  if (startsWith(head, ...GZIP)) return connect(file, createGunzip());
  return connect(file, new PassThrough());
};

/** Passes errors of the first stream on to the second, where they are read. */
const connect = (from: Readable, into: Duplex): Readable => {
  pipeline(from, into, () => {});
  return into;
};

/** Folders, and words about the file. */
const BESIDE = /\/$|(?:^|\/)readme\.txt$/i;

const firstZipEntry = async (path: string, onBytes: (count: number) => void): Promise<Readable> => {
  const archive = await promisify<string, object, ZipFile>(openZip)(path, { lazyEntries: true, autoClose: true }).catch(
    (cause) => {
      throw explain(path, cause);
    },
  );
  return new Promise((resolve, reject) => {
    archive.on('error', (cause) => reject(explain(path, cause)));
    archive.on('end', () => reject(new OperatorError(`the archive ${path} is empty`, 'Download it again.')));
    archive.on('entry', (entry) => {
      if (BESIDE.test(entry.fileName)) return archive.readEntry();
      archive.openReadStream(entry, (cause, stream) => {
        if (cause) return reject(explain(path, cause));
        // Progress counts packed bytes; inside an archive they can only be estimated from the unpacked ones.
        const ratio = entry.compressedSize / Math.max(1, entry.uncompressedSize);
        stream.on('data', (chunk: Buffer) => onBytes(chunk.length * ratio));
        stream.pause();
        resolve(stream);
      });
    });
    archive.readEntry();
  });
};

const explain = (path: string, cause: unknown): unknown => {
  const { code, message } = cause as NodeJS.ErrnoException;
  const isBroken = code?.startsWith('Z_') || /bzip|crc|zip|central directory|unexpected end|magic/i.test(message);
  if (!isBroken) return cause;
  return new OperatorError(
    `the archive ${path} is truncated or damaged (${message})`,
    'Download it again and start once more. Of files with one record a line, what came before the damage is imported.',
    { cause },
  );
};
