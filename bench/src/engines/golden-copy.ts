import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  companyRow,
  EXCEPTION_COLUMNS,
  exceptionRow,
  LEI_COLUMNS,
  RELATIONSHIP_COLUMNS,
  type Row,
  relationshipRow,
  zippedCsv,
} from '../../../apps/api/test/imitations/gleif-files.ts';

/** Full files of the LEI register with as many fictional companies as wanted, and a server that publishes them. */

/** In the real one of 3.1 million some 280,000 have their seat in the three countries. */
const COUNTRIES = ['DE', 'FR', 'US', 'FR', 'US', 'FR', 'US', 'FR', 'US', 'FR', 'US', 'AT', 'US', 'FR', 'US', 'FR'];

const SYLLABLES = [
  'ad',
  'ber',
  'cor',
  'dan',
  'el',
  'fal',
  'gor',
  'hel',
  'in',
  'jur',
  'kal',
  'lum',
  'mar',
  'nor',
  'ost',
  'par',
];

/** Names that differ as real ones do: an index of two words in a million companies would measure nothing. */
const nameOf = (number: number): string => {
  let word = '';
  for (let rest = Math.imul(number, 0x9e3779b1) >>> 0, i = 0; i < 5; i++, rest >>>= 4) word += SYLLABLES[rest & 15];
  return `${word} ${SYLLABLES[number & 15]}${SYLLABLES[(number >> 4) & 15]} GmbH`;
};

function* companyRows(count: number): Generator<Row> {
  for (let number = 1; number <= count; number++) {
    const country = COUNTRIES[number % COUNTRIES.length] ?? 'US';
    yield companyRow(number, country, { 'Entity.LegalName': nameOf(number) });
  }
}

/** One in five has a parent. */
function* relationshipRows(count: number): Generator<Row> {
  for (let number = 6; number <= count; number += 5) yield relationshipRow(number, number - 5);
}

/** All others say why they name none, on both levels. */
function* exceptionRows(count: number): Generator<Row> {
  for (let number = 1; number <= count; number++) {
    if (number % 5 === 1 && number > 1) continue;
    yield exceptionRow(number, 'NATURAL_PERSONS');
    yield exceptionRow(number, 'NATURAL_PERSONS', 'ULTIMATE');
  }
}

export type GoldenCopy = { url: string; packedBytes: number; close(): void };

/** Writes the three archives into the folder and publishes them as of `publishedAt`. */
export const publishGoldenCopy = async (folder: string, count: number, publishedAt: string): Promise<GoldenCopy> => {
  const write = async (kind: string, columns: readonly string[], rows: Iterable<Row>): Promise<string> => {
    const path = join(folder, `${kind}-${count}.csv.zip`);
    await pipeline(zippedCsv(`${kind}.csv`, columns, rows), createWriteStream(path));
    return path;
  };
  const files: Record<string, string> = {
    lei2: await write('lei2', LEI_COLUMNS, companyRows(count)),
    rr: await write('rr', RELATIONSHIP_COLUMNS, relationshipRows(count)),
    repex: await write('repex', EXCEPTION_COLUMNS, exceptionRows(count)),
  };
  let origin = '';
  const server = createServer(async (request, response) => {
    const path = files[request.url?.slice(1) ?? ''];
    if (path !== undefined) {
      response.writeHead(200, { 'content-length': (await stat(path)).size, etag: `"${publishedAt}"` });
      return createReadStream(path).pipe(response);
    }
    const file = (kind: string) => ({ full_file: { csv: { url: `${origin}/${kind}` } } });
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({
        data: [{ publish_date: publishedAt, lei2: file('lei2'), rr: file('rr'), repex: file('repex') }],
      }),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const sizes = await Promise.all(Object.values(files).map(async (path) => (await stat(path)).size));
  return {
    url: origin,
    packedBytes: sizes.reduce((sum, size) => sum + size, 0),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
