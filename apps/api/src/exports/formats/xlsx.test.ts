import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zipParts } from '../../../test/tools/zip-parts.ts';
import { type Cell, type Kind, oneBatch, type Table } from './table.ts';
import { columnName, dayNumber, xlsxFile } from './xlsx.ts';

const tableFrom = (title: string, kinds: Kind[], rows: Cell[][]): Table => ({
  title,
  columns: kinds.map((kind, index) => ({ name: `c${index}`, heading: `Heading ${index}`, kind })),
  batches: oneBatch(rows),
});

const packed = (tables: Table[]): Promise<Buffer> => buffer(Readable.from(xlsxFile(tables)));

const partsOf = async (file: Buffer): Promise<Map<string, string>> =>
  new Map([...(await zipParts(file))].map(([name, content]) => [name, content.toString()]));

const sheetOf = async (kinds: Kind[], rows: Cell[][]): Promise<string> =>
  (await partsOf(await packed([tableFrom('T', kinds, rows)]))).get('xl/worksheets/sheet1.xml') ?? '';

describe('a workbook', () => {
  it('has a sheet for every table and no undeclared part', async () => {
    const parts = await partsOf(
      await packed([tableFrom('Firmen', ['text'], []), tableFrom('A/B: [x]?', ['text'], [])]),
    );
    expect([...parts.keys()]).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/worksheets/sheet1.xml',
      'xl/worksheets/sheet2.xml',
    ]);
    expect(parts.get('xl/workbook.xml')).toMatch(/name="Firmen".*name="A B {3}x {2}"/);
  });

  it('keeps numbers numbers, days days and texts texts', async () => {
    const sheet = await sheetOf(
      ['text', 'amount', 'ratio', 'number', 'day', 'day'],
      [['=1+1', -1234.5, 12.25, 7, '2024-12-31', '1887-05-01']],
    );
    expect(sheet).toContain('<c r="A2" t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c>');
    expect(sheet).toContain('<c r="B2" s="3"><v>-1234.5</v></c><c r="C2" s="4"><v>12.25</v></c><c r="D2"><v>7</v></c>');
    expect(sheet).toContain('<c r="E2" s="2"><v>45657</v></c>');
    expect(sheet).toContain('<c r="F2" t="inlineStr"><is><t xml:space="preserve">1887-05-01</t></is></c>');
    expect(sheet).toMatch(/<autoFilter ref="A1:F2"\/>/);
  });

  it('is valid whatever its texts contain', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (content) => {
        const sheet = await sheetOf(['text'], [[`x${content}`]]);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot carry them.
        expect(sheet).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
        expect(sheet.match(/<row /g)).toHaveLength(2);
        expect(sheet).not.toContain('<f>');
      }),
      { numRuns: 50 },
    );
    expect(await sheetOf(['text'], [['_x0041_ <b>&']])).toContain('_x005F_x0041_ &lt;b&gt;&amp;');
    expect((await sheetOf(['text'], [['a'.repeat(40_000)]])).match(/a+<\/t>/)?.[0]).toHaveLength(32_767 + 4);
  });

  it('of ten thousand rows arrives in pieces while the rows are read', async () => {
    let read = 0;
    const batches = async function* () {
      for (let page = 0; page < 40; page++) {
        read += 250;
        yield Array.from({ length: 250 }, (_, row) => [`Firma ${page}-${row}-${Math.random()}`, row]);
      }
    };
    const { columns } = tableFrom('T', ['text', 'amount'], []);
    const seen: number[] = [];
    for await (const _ of xlsxFile([{ title: 'T', columns, batches: batches() }])) seen.push(read);
    expect(seen.filter((rows) => rows > 0 && rows < 10_000).length).toBeGreaterThan(3);
    expect(seen.at(-1)).toBe(10_000);
  });

  it('passes on a failure of its rows, and stops reading them when its own reader stops', async () => {
    let isEnded = false;
    const batches = async function* (isBroken: boolean): AsyncGenerator<Cell[][]> {
      try {
        for (;;) {
          yield Array.from({ length: 250 }, () => [String(Math.random())]);
          if (isBroken) throw new Error('gone');
        }
      } finally {
        isEnded = true;
      }
    };
    const { columns } = tableFrom('T', ['text'], []);
    await expect(packed([{ title: 'T', columns, batches: batches(true) }])).rejects.toThrow('gone');
    isEnded = false;
    let pieces = 0;
    for await (const _ of xlsxFile([{ title: 'T', columns, batches: batches(false) }])) if (++pieces > 30) break;
    await expect.poll(() => isEnded).toBe(true);
  });
});

describe('columns and days', () => {
  it.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [51, 'AZ'],
    [52, 'BA'],
    [701, 'ZZ'],
    [702, 'AAA'],
  ])('column %i is %s', (index, name) => {
    expect(columnName(index)).toBe(name);
  });

  it('days are counted as in Excel, from March 1900 on', () => {
    expect([dayNumber('1900-03-01'), dayNumber('2000-01-01')]).toEqual([61, 36_526]);
    expect([dayNumber('1900-02-28'), dayNumber('soon'), dayNumber('2024-13-01')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
