/** Splits bytes into lines without decoding them, so that one damaged line is one reject and not a damaged file. */

export type SourceLine = {
  /** Without the line ending. Empty when the line was too long to keep. */
  bytes: Uint8Array;
  /** 1-based. */
  number: number;
  isTooLong: boolean;
};

const LF = 10;
const CR = 13;

/** Guards memory against a file without line endings; the longest line of the real bulk files is below 1 MiB. */
const MAX_LINE_BYTES = 16 * 1024 * 1024;

const withoutCarriageReturn = (bytes: Uint8Array): Uint8Array =>
  bytes.length > 0 && bytes[bytes.length - 1] === CR ? bytes.subarray(0, bytes.length - 1) : bytes;

const joined = (parts: Uint8Array[], length: number): Uint8Array => {
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
};

/** Yields lines one by one. */
export async function* sourceLines(
  source: AsyncIterable<Uint8Array>,
  maxLineBytes = MAX_LINE_BYTES,
): AsyncGenerator<SourceLine> {
  for await (const piece of sourceLinesInPieces(source, maxLineBytes)) yield* piece;
}

/**
 * Yields all lines that a chunk of the source completes; read them before asking for the next, because they may share
 * the chunk's buffer. For files of millions of lines, where awaiting each takes as long as finding it.
 */
export async function* sourceLinesInPieces(
  source: AsyncIterable<Uint8Array>,
  maxLineBytes = MAX_LINE_BYTES,
): AsyncGenerator<SourceLine[]> {
  let number = 0;
  let parts: Uint8Array[] = [];
  let length = 0;

  const finish = (rest: Uint8Array): SourceLine => {
    number++;
    const isTooLong = length + rest.length > maxLineBytes;
    const whole = isTooLong || parts.length === 0 ? rest : joined([...parts, rest], length + rest.length);
    const bytes = isTooLong ? new Uint8Array(0) : withoutCarriageReturn(whole);
    parts = [];
    length = 0;
    return { bytes, number, isTooLong };
  };

  for await (const chunk of source) {
    const lines: SourceLine[] = [];
    let start = 0;
    for (let end = chunk.indexOf(LF); end !== -1; end = chunk.indexOf(LF, start)) {
      lines.push(finish(chunk.subarray(start, end)));
      start = end + 1;
    }
    if (lines.length > 0) yield lines;
    if (start < chunk.length) {
      length += chunk.length - start;
      // Copied, because the sender may reuse its buffer; dropped once the line is beyond saving.
      if (length <= maxLineBytes) parts.push(chunk.slice(start));
      else parts = [];
    }
  }
  if (length > 0) yield [finish(new Uint8Array(0))];
}
