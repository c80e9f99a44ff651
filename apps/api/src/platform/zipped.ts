import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

type Content = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;

export type Entry = { name: string; content: Content };

/** The oldest day in the ZIP format; always the same, so that the same content makes the same file. */
const OLDEST = new Date(1980, 0, 1);

/** Sends an archive while it is made. A reader that stops also stops the content. */
export const zipped = async function* (entries: readonly Entry[]): AsyncGenerator<Buffer> {
  const archive = new ZipFile();
  const output = archive.outputStream.pipe(new PassThrough());
  let source: Readable | undefined;
  for (const { name, content } of entries) {
    archive.addReadStreamLazy(name, { mtime: OLDEST, forceDosTimestamp: true }, (use) => {
      source = Readable.from(content).on('error', (error) => output.destroy(error));
      use(null, source);
    });
  }
  archive.end();
  try {
    yield* output;
  } finally {
    source?.destroy();
  }
};
