import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvFile, neutralised } from './csv.ts';
import { type Cell, type Kind, oneBatch, type Table } from './table.ts';

const tableFrom = (kinds: Kind[], rows: Cell[][]): Table => ({
  title: 'T',
  columns: kinds.map((kind, index) => ({ name: `c${index}`, heading: `Heading ${index}`, kind })),
  batches: oneBatch(rows),
});

const fileFrom = (kinds: Kind[], rows: Cell[][], language: 'en' | 'de' = 'en'): Promise<string> =>
  text(Readable.from(csvFile(tableFrom(kinds, rows), language)));

/** Reads RFC 4180 to the letter. */
const parse = (text: string, separator: string): string[][] => {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at++;
      } else isQuoted = false;
    } else if (sign === '"') isQuoted = true;
    else if (sign === separator || (sign === '\r' && text[at + 1] === '\n')) {
      rows.at(-1)?.push(cell);
      cell = '';
      if (sign === '\r') {
        rows.push([]);
        at++;
      }
    } else cell += sign;
  }
  return rows.slice(0, -1);
};

describe('a CSV file', () => {
  it('begins with a byte order mark, and ends every line with CRLF', async () => {
    expect(await fileFrom(['text', 'amount'], [['Müller & Söhne', 12.5]])).toBe(
      '\ufeffHeading 0,Heading 1\r\nMüller & Söhne,12.5\r\n',
    );
  });

  it('in German has semicolons and decimal commas, as German spreadsheets expect', async () => {
    expect(await fileFrom(['text', 'ratio', 'amount'], [['A, B; C', -12.5, 1_234_567]], 'de')).toBe(
      '\ufeffHeading 0;Heading 1;Heading 2\r\n"A, B; C";"-12,5";1234567\r\n',
    );
  });

  it('leaves a phone number in groups as it is: its spaces keep it a text', async () => {
    expect(neutralised('+43 1 234 56')).toBe('+43 1 234 56');
  });

  it.each([
    '=1+1',
    '+43',
    '+43 1 234=1',
    '+43 1-234',
    '+43 1 2\n=1',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\tplain',
    '\r=1',
    '\n=1',
    '＝1+1',
    '＋43',
    '－2',
    '＠SUM(A1)',
    '﹦1',
    ' =1',
    '\u200b=1',
    '\u202e＝1',
  ])('makes no formula of %j', async (text) => {
    expect(neutralised(text)).toBe(`'${text}`);
    const [, row] = parse(await fileFrom(['text'], [[text]]), ',');
    expect(row).toEqual([`'${text}`]);
  });

  it('gives back every text, and lets none begin like a formula', async () => {
    const invisible = fc.constantFrom('', ' ', '\t', '\r', '\n', '\u00a0', '\u200b', '\ufeff', '\u2028');
    const sign = fc.constantFrom(...'=+-@＝＋－＠﹦﹢﹣﹫');
    const formula = fc.tuple(invisible, invisible, sign, fc.string({ unit: 'binary' })).map((parts) => parts.join(''));
    const cell = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), formula);
    const rows = fc.array(fc.tuple(cell, cell), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(rows, fc.constantFrom('en' as const, 'de' as const), async (texts, language) => {
        const file = await fileFrom(['text', 'text'], texts, language);
        const [, ...read] = parse(file.slice(1), language === 'de' ? ';' : ',');
        expect(read).toEqual(texts.map((row) => row.map(neutralised)));
        const begins = read.flat().map((text) => text.replace(/^[\s\u200b\ufeff]+/, '').normalize('NFKC'));
        const formulas = begins.filter((text) => /^[=+\-@]/.test(text) && !/^\+\d+(?: \d+)+$/.test(text));
        expect(formulas).toEqual([]);
        expect(read.flat().filter((text) => /^[\t\r\n]/.test(text))).toEqual([]);
      }),
    );
  });
});
