import { once } from 'node:events';
import { from as copyFrom } from 'pg-copy-streams';
import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/test-database.ts';
import { type BinaryCell, BinaryRows, COPY_END, COPY_START } from './binary-rows.ts';

/** What PostgreSQL reads, as it writes it itself. */
const readBack = async (type: string, cells: BinaryCell[]): Promise<unknown[]> => {
  const { pool } = await useTestDatabase();
  const rows = new BinaryRows([type]);
  for (const cell of cells) rows.add([cell]);
  const client = await pool.connect();
  await client.query(`create temporary table written (place serial, cell ${type})`);
  const stream = client.query(copyFrom('copy written (cell) from stdin (format binary)'));
  for (const piece of [COPY_START, rows.take()]) stream.write(piece);
  stream.end(COPY_END);
  await once(stream, 'finish');
  const read = await client.query('select cell::text from written order by place');
  client.release();
  return read.rows.map(({ cell }) => cell);
};

/** Of one, two and three bytes per letter, and of all lengths around that from which the library writes them. */
const TEXTS = ['Straße Łódź ', 'Zürich €'].flatMap((words) =>
  Array.from({ length: 40 }, (_, length) => words.repeat(5).slice(0, length)),
);

describe('binary rows', () => {
  it.each<[string, BinaryCell[], (string | null)[]]>([
    ['text', ['Öl & Söhne – „so“', '𝄞', '', undefined], ['Öl & Söhne – „so“', '𝄞', '', null]],
    ['text', TEXTS, TEXTS],
    ['numeric', [0, -12.5, 0.8283, 1_234_567_890_123, 99.99], ['0', '-12.5', '0.8283', '1234567890123', '99.99']],
    ['date', ['1899-12-31', '2000-01-01', '2024-02-29'], ['1899-12-31', '2000-01-01', '2024-02-29']],
    [
      'timestamptz',
      [Date.UTC(1999, 11, 31), Date.UTC(2026, 10, 16)],
      ['1999-12-31 00:00:00+00', '2026-11-16 00:00:00+00'],
    ],
    ['int8', [7_000_000_000, 0], ['7000000000', '0']],
    ['int2', [-3, null], ['-3', null]],
    ['float8', [48.137], ['48.137']],
    ['bool', [true, false], ['true', 'false']],
    ['uuid', [Buffer.from('00112233445566778899aabbccddeeff', 'hex')], ['00112233-4455-6677-8899-aabbccddeeff']],
    ['bytea', [new Uint8Array(), Uint8Array.of(0, 255)], ['\\x', '\\x00ff']],
    ['_text', [[], ['a', 'ä,"']], ['{}', '{a,"ä,\\""}']],
  ])('say in %s what a text would', async (type, cells, read) => {
    expect(await readBack(type, cells)).toEqual(read);
  });

  it('hold more than fits into their first memory', async () => {
    const texts = Array.from({ length: 40 }, (_, i) => String(i).repeat(10_000));
    expect(await readBack('text', texts)).toEqual(texts);
  });

  it('refuse rows that have not a cell for each column', () => {
    const rows = new BinaryRows(['int4', 'text']);
    expect(() => rows.add([1])).toThrow(RangeError);
    expect(() => rows.add([1], ['a', 'b'])).toThrow(RangeError);
  });

  it('refuse columns that nobody can write', () => {
    expect(() => new BinaryRows(['xml'])).toThrow(TypeError);
  });

  it.each([1.23456, 0.99999, 1e17])('refuse %d rather than change it', (value) => {
    expect(() => new BinaryRows(['numeric']).add([value])).toThrow(RangeError);
  });
});
