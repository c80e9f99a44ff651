import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { crc32, deflateRawSync, gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { useTemporaryDir } from '../../../test/tools/use-temporary-dir.ts';
import { openInput } from './open-input.ts';

const TEXT = '{"a":1}\n{"b":"ü"}\n';
/** The same text, packed with bzip2. */
const BZIP2 = 'QlpoOTFBWSZTWQACkvUAAAbZjAAQEAAgEDAAAAoABAgAIAAxADASkwZIjdQ2IEefT8XckU4UJAAApL1A';

/** A million times the letter a, packed with bzip2. */
const MEGABYTE = 'QlpoOTFBWSZTWZe+3DgAB6iBQKAAAAIACCAAMMwJqmmVJDapSQ8XckU4UJCXvtw4';

const useFile = (content: Buffer | string): string => {
  const path = join(useTemporaryDir('input'), 'file.bin');
  writeFileSync(path, content);
  return path;
};

/** An archive with one file, byte by byte as the format says. */
const zip = (name: string, content: Buffer): Buffer => {
  const packed = deflateRawSync(content);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(8, 4);
  common.writeUInt32LE(crc32(content), 10);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(content.length, 18);
  common.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), packed]);
  const central = Buffer.concat([
    Buffer.from('PK\x01\x02\x14\x00', 'latin1'),
    common,
    Buffer.alloc(14),
    Buffer.from(name),
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
};

const readAll = async (path: string): Promise<string> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of (await openInput(path)).read()) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

describe('a file to import', () => {
  it.each([
    ['plain', Buffer.from(TEXT)],
    ['gzip', gzipSync(TEXT)],
    ['bzip2', Buffer.from(BZIP2, 'base64')],
    ['zip', zip('data.jsonl', Buffer.from(TEXT))],
  ])('is unpacked by its contents, whatever its name: %s', async (_, content) => {
    expect(await readAll(useFile(content))).toBe(TEXT);
  });

  const long = Buffer.from(
    Array.from({ length: 5_000 }, (_, line) => createHash('md5').update(String(line)).digest('hex')).join('\n'),
  );

  it.each([
    ['gzip', gzipSync(long)],
    ['zip', zip('data.jsonl', long)],
    ['bzip2', Buffer.from(BZIP2, 'base64')],
  ])('is reported as damaged if it is cut off: %s', async (_, content) => {
    const path = useFile(content.subarray(0, content.length - 20));
    await expect(readAll(path)).rejects.toMatchObject({
      message: expect.stringContaining('truncated or damaged'),
      suggestion: expect.stringContaining('Download it again'),
    });
  });

  it('is unpacked only a little further than it is read, and no more once its reader has stopped', async () => {
    const emitted = vi.spyOn(Worker.prototype, 'emit');
    const vast = Buffer.concat(Array.from({ length: 2_500 }, () => Buffer.from(MEGABYTE, 'base64')));
    for await (const _ of (await openInput(useFile(vast))).read()) {
      // Long enough to unpack a few hundred megabytes.
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      break;
    }
    const threadsWith = (event: string) =>
      emitted.mock.contexts.filter((_, call) => emitted.mock.calls[call]?.[0] === event);
    expect(threadsWith('message').length).toBeLessThan(10);
    expect(threadsWith('exit')).toContain(threadsWith('message').at(-1));
    emitted.mockRestore();
  });

  it('is named in the error if it is missing or a folder', async () => {
    await expect(openInput('/nowhere/file')).rejects.toThrow('the file /nowhere/file cannot be read (ENOENT)');
    await expect(openInput(useTemporaryDir('input'))).rejects.toThrow('is not a file');
  });

  it('can be read again, and says how far it has been read', async () => {
    const input = await openInput(useFile(gzipSync(long)));
    for (let time = 0; time < 2; time++) for await (const _ of input.read());
    expect(input.bytesRead()).toBe(input.size);
  });
});
