import { SourceFormatError } from '@firmament/registers/reading/source-format-error';

/** Single answers are read whole; anything this large is another kind of file. */
const MAX_DOCUMENT_BYTES = 64 * 1024 * 1024;

export const readText = async (bytes: AsyncIterable<Uint8Array>): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > MAX_DOCUMENT_BYTES)
      throw new SourceFormatError('too-large', 'The file is too large for a single answer.');
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch (cause) {
    throw new SourceFormatError('wrong-encoding', 'The file is not valid UTF-8.', { cause });
  }
};

export const readJson = async (bytes: AsyncIterable<Uint8Array>): Promise<unknown> => {
  const text = await readText(bytes);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new SourceFormatError('not-json', `The file is not complete JSON: ${(cause as Error).message}.`, { cause });
  }
};

export type Sniffed = { start: string; all: AsyncIterable<Uint8Array> };

/** The first piece of a file as text, and the whole file from its beginning. */
export const sniff = async (bytes: AsyncIterable<Uint8Array>): Promise<Sniffed> => {
  const iterator = bytes[Symbol.asyncIterator]();
  const first = await iterator.next();
  const head: Uint8Array = first.done ? new Uint8Array() : first.value;
  return {
    start: new TextDecoder().decode(head.subarray(0, 64 * 1024)).trimStart(),
    all: (async function* () {
      yield head;
      yield* { [Symbol.asyncIterator]: () => iterator };
    })(),
  };
};
