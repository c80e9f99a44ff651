import { decodeText } from '@firmament/text/utf8';
import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/servers/test-database.ts';
import { type CopiedRow, copyRows } from './copy-rows.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.PoolClient;

beforeAll(async () => {
  database = await createTestDatabase();
  client = await database.pool.connect();
  await client.query('create temp table cell (a text, b text, n numeric)');
});

afterAll(async () => {
  client.release();
  await database.drop();
});

const readAll = async (query: string): Promise<CopiedRow[]> => {
  const rows: CopiedRow[] = [];
  for await (const some of copyRows(client, query)) rows.push(...some);
  return rows;
};

/** PostgreSQL accepts neither NUL nor half a surrogate pair. */
const text = fc.oneof(
  fc.constantFrom('', '\\', '\\N', '\t', 'a\tb\nc', '\r\n', '\\t', 'Müller & Söhne', '\u001f'),
  fc.string({ unit: 'grapheme', maxLength: 12 }).map((value) => value.replaceAll('\0', '')),
);

const figure = fc.oneof(
  fc.integer(),
  fc.integer().map((value) => value / 100),
  fc.constantFrom(0, -0.5, 1e-7, 123456789012345, 12345678901234.5, 9007199254740991),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }),
);

it('reads every cell as it is in the database, whatever it holds', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(text, fc.option(text), fc.option(figure)), { minLength: 1, maxLength: 20 }),
      async (rows) => {
        await client.query('truncate cell');
        for (const row of rows) await client.query('insert into cell values ($1, $2, $3)', row);
        const copied = await readAll('select * from cell');
        expect(copied.map((row) => [row.text(0), row.text(1), row.number(2)])).toEqual(
          rows.map(([a, b, n]) => [a, b ?? '', n === null ? undefined : n + 0]),
        );
        for (const [i, row] of copied.entries()) {
          expect(row.length).toBe(3);
          expect(decodeText(row.utf8(0))).toBe(row.text(0));
          expect(decodeText(row.utf8Through(0, 1))).toBe(`${row.text(0)}\t${row.text(1)}`);
          expect(row.optional(1) === undefined).toBe(row.isEmpty(1));
          expect(row.is(0, Buffer.from(rows[i]?.[0] ?? ''))).toBe(true);
          expect(row.is(0, Buffer.from(`${row.text(0)}x`))).toBe(false);
        }
      },
    ),
    { numRuns: 40 },
  );
});

it('puts together rows that arrive in many pieces', async () => {
  const rows = await readAll("select n, repeat('Straße ', n % 400), n / 8.0 from generate_series(1, 20000) n");
  expect(rows).toHaveLength(20_000);
  for (const [i, row] of rows.entries()) {
    expect(row.number(0)).toBe(i + 1);
    expect(row.utf8(1).to - row.utf8(1).from).toBe(8 * ((i + 1) % 400));
    expect(row.number(2)).toBe((i + 1) / 8);
  }
});

const SERIES = "select n, repeat('x', 100) from generate_series(1, 100000) n";

it('leaves the connection as it was, whether it is read to the end, left early or fails', async () => {
  for await (const rows of copyRows(client, SERIES)) {
    expect(rows.length).toBeGreaterThan(0);
    break;
  }
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await expect(readAll('select nothing')).rejects.toThrow('column "nothing" does not exist');
  // It fails when rows are already on their way.
  await expect(readAll('select 1 / (50000 - n), n from generate_series(1, 100000) n')).rejects.toThrow(
    'division by zero',
  );
  expect(await readAll(SERIES)).toHaveLength(100_000);
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

it('waits for who reads slowly, and takes rows larger than any piece', async () => {
  let count = 0;
  for await (const rows of copyRows(client, SERIES)) {
    await new Promise((resolve) => setImmediate(resolve));
    count += rows.length;
  }
  expect(count).toBe(100_000);
  const [large] = await readAll("select repeat('Straße', 500000), 7");
  expect(large?.text(0)).toBe('Straße'.repeat(500_000));
  expect(large?.number(1)).toBe(7);
});

it('says so if the connection is lost meanwhile', async () => {
  const other = await database.pool.connect();
  other.on('error', () => {});
  const { rows } = await other.query<{ pid: number }>('select pg_backend_pid() as pid');
  const reading = (async () => {
    for await (const _ of copyRows(other, 'select pg_sleep(0.001), n from generate_series(1, 100000) n')) {
      await client.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    }
  })();
  await expect(reading).rejects.toThrow(/terminat/);
  other.release(true);
});
