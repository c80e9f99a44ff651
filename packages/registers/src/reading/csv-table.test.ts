import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collect, cuts, latin1, streamOf } from '../fixtures/streams.ts';
import { type CsvOptions, type CsvRow, type Delimiter, readCsv, splitCells } from './csv-table.ts';

const rowsOf = async (content: string | Uint8Array, options?: CsvOptions, at?: readonly number[]): Promise<CsvRow[]> =>
  collect((await readCsv(streamOf(content, at), options)).rows);
const cellsOf = async (content: string | Uint8Array, options?: CsvOptions): Promise<string[][]> =>
  (await rowsOf(content, options)).flatMap((row) => ('cells' in row ? [row.cells] : []));

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

describe('readCsv', () => {
  it.each<[string, string]>([
    [',', 'name,ort\nAdler,"Nest, Horst"'],
    [';', 'name;ort\nAdler;"Nest, Horst"'],
    ['\t', 'name\tort\nAdler\tNest, Horst'],
  ])('detects the delimiter "%s"', async (_delimiter, content) => {
    expect(await cellsOf(content)).toEqual([['Adler', 'Nest, Horst']]);
  });

  it('reads a byte order mark, CRLF, empty lines and quoted line breaks', async () => {
    const table = await readCsv(streamOf('\uFEFF"name";ort\r\n"Adler ""Süd""";"Nest\r\nHorst"\r\n\r\nSpatz;\r\n'));
    expect(table.header).toEqual(['name', 'ort']);
    expect(await collect(table.rows)).toEqual([
      { at: 2, cells: ['Adler "Süd"', 'Nest\nHorst'] },
      { at: 5, cells: ['Spatz', ''] },
    ]);
  });

  it('reads Windows-1252', async () => {
    expect(await cellsOf(latin1('name;ort\nGröße;Köln'))).toEqual([['Größe', 'Köln']]);
  });

  it('reads a quote inside a cell as a letter', async () => {
    expect(await cellsOf('a;b\nRohr 5" lang;x\nRohr "5" lang;y')).toEqual([
      ['Rohr 5" lang', 'x'],
      ['Rohr "5" lang', 'y'],
    ]);
  });

  it('gives up only the line whose quote is never closed', async () => {
    const good = Array.from({ length: 500 }, (_, index) => `${index};ok`);
    const rows = await rowsOf(['a;b', 'Adler;"oops', ...good, 'Spatz;"oops', 'last;ok'].join('\n'));
    expect(rows.flatMap((row) => ('problem' in row ? [row.at] : []))).toEqual([2, 503]);
    expect(rows.flatMap((row) => ('cells' in row ? [row.at] : []))).toHaveLength(501);
  });

  it('notices a line that is not UTF-8', async () => {
    const bytes = new Uint8Array([
      ...new TextEncoder().encode('a;b\nGröße;1\n'),
      ...latin1('Köln;2\n'),
      ...latin1('Wien;3'),
    ]);
    expect(await rowsOf(bytes)).toEqual([
      { at: 2, cells: ['Größe', '1'] },
      { at: 3, problem: 'the line is not valid UTF-8', text: '' },
      { at: 4, cells: ['Wien', '3'] },
    ]);
  });

  it('finds the delimiter by the columns it expects', async () => {
    const expected = { kind: 'CSV', columns: ['Firma, kurz', 'Ort'] };
    const { header } = await readCsv(streamOf('Firma, kurz;Ort'), { expected });
    expect(header).toEqual(['Firma, kurz', 'Ort']);
  });

  it('names the columns that are missing and closes the source', async () => {
    let isClosed = false;
    async function* source(): AsyncGenerator<Uint8Array> {
      try {
        yield* streamOf('a,x\n1,2\n3,4', [6]);
      } finally {
        isClosed = true;
      }
    }
    const reading = readCsv(source(), { expected: { kind: 'GLEIF', columns: ['a', 'b', 'c'] } });
    await expect(reading).rejects.toThrow('This is not a GLEIF file: the header has no column "b", "c".');
    expect(isClosed).toBe(true);
  });

  it('refuses an empty file', async () => {
    await expect(readCsv(streamOf(''))).rejects.toMatchObject({ code: 'empty-source' });
  });

  it('gives the same rows wherever the bytes are cut', async () => {
    const content = 'name;ort\r\n"Größe\r\n; ""😀""";Köln\r\nAdler;"open\r\nSpatz;1\r\n';
    const whole = await rowsOf(content);
    await fc.assert(
      fc.asyncProperty(cuts, async (at) => {
        expect(await rowsOf(content, {}, at)).toEqual(whole);
      }),
    );
  });
});

describe('splitCells', () => {
  it('reads back what was written', () => {
    const delimiter = fc.constantFrom<Delimiter>(',', ';', '\t');
    const cell = fc.string({ unit: fc.constantFrom('a', 'ß', ',', ';', '\t', '"', '\n', ' ') });
    fc.assert(
      fc.property(delimiter, fc.array(cell, { minLength: 1, maxLength: 6 }), (between, cells) => {
        expect(splitCells(cells.map(quoted).join(between), between)).toEqual(cells);
      }),
    );
  });
});
