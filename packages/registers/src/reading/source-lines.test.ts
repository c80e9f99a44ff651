import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collect, cuts, streamOf, utf8 } from '../fixtures/streams.ts';
import { sourceLines } from './source-lines.ts';

const decoder = new TextDecoder();
const textsOf = async (content: string | Uint8Array, at: readonly number[] = []): Promise<string[]> =>
  (await collect(sourceLines(streamOf(content, at)))).map(({ bytes }) => decoder.decode(bytes));

describe('sourceLines', () => {
  it('takes LF and CRLF, keeps empty lines and needs no line ending at the end', async () => {
    expect(await textsOf('a\r\n\nü\nlast')).toEqual(['a', '', 'ü', 'last']);
    expect(await textsOf('a\n')).toEqual(['a']);
    expect(await textsOf('')).toEqual([]);
  });

  it('numbers lines from 1', async () => {
    const lines = await collect(sourceLines(streamOf('a\nb\n\nc')));
    expect(lines.map((line) => line.number)).toEqual([1, 2, 3, 4]);
  });

  it('gives the same lines wherever the bytes are cut', async () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'ß', '€', '😀', '\n', '\r\n', ' ') });
    await fc.assert(
      fc.asyncProperty(text, cuts, async (content, at) => {
        expect(await textsOf(content, at)).toEqual(await textsOf(content));
      }),
    );
  });

  it('drops a line beyond the limit and goes on after it', async () => {
    const lines = await collect(
      sourceLines(streamOf(`${'x'.repeat(50)}\nshort\n${'y'.repeat(50)}`, [10, 20, 30, 60]), 20),
    );
    expect(lines.map(({ isTooLong, bytes }) => [isTooLong, bytes.length])).toEqual([
      [true, 0],
      [false, 5],
      [true, 0],
    ]);
  });

  it('works when the sender reuses its buffer', async () => {
    async function* reusing(): AsyncGenerator<Uint8Array> {
      const buffer = utf8('ab');
      yield buffer;
      buffer.set(utf8('c\n'));
      yield buffer;
    }
    const [line] = await collect(sourceLines(reusing()));
    expect(decoder.decode(line?.bytes)).toBe('abc');
  });
});
