/** GeoNames extracts as tab-separated text with a header: postcodes, places (several per postcode) and cities. */

import type { ListedPlace, Parsed } from '@firmament/record/record';
import { germanRegionName, regionName } from '@firmament/record/region-name';
import { readPosition } from '../company/position.ts';
import { readCsv } from '../reading/csv-table.ts';
import { accepted, rejected, withoutGaps } from '../reading/parsed.ts';
import { SourceFormatError } from '../reading/source-format-error.ts';

const REQUIRED = ['country', 'lat', 'lng'] as const;

/** The columns of the files of postcodes on GeoNames' own server, which have no header. */
const OFFICIAL = [
  'country',
  'postcode',
  'place',
  'state',
  'state_code',
  'county',
  'county_code',
  'community',
  'community_code',
  'lat',
  'lng',
  'accuracy',
];

async function* withHeader(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let isFirst = true;
  for await (const chunk of source) {
    if (isFirst && /^[A-Z]{2}\t$/.test(Buffer.from(chunk.subarray(0, 3)).toString('latin1'))) {
      yield Buffer.from(`${OFFICIAL.join('\t')}\n`);
    }
    isFirst = false;
    yield chunk;
  }
}

/** The header tells which of the three files it is; cities have no postcode, the others no population. */
export async function* parseGeoNames(source: AsyncIterable<Uint8Array>): AsyncGenerator<Parsed<ListedPlace>> {
  const expected = { kind: 'GeoNames', columns: REQUIRED };
  const { columns, rows } = await readCsv(withHeader(source), {
    encoding: 'utf-8',
    delimiter: '\t',
    hasQuotes: false,
    expected,
  });
  if (!columns.has('place') && !columns.has('name')) {
    throw new SourceFormatError(
      'missing-column',
      'This is not a GeoNames file: the header has no column "place" or "name".',
    );
  }
  const list = columns.has('population') ? 'cities' : columns.has('community') ? 'places' : 'postcodes';
  for await (const row of rows) {
    if ('problem' in row) {
      yield rejected(row.at, row.problem, row.text);
      continue;
    }
    const cell = (column: string): string | undefined => {
      const text = row.cells[columns.get(column) ?? -1]?.trim();
      return text === '' ? undefined : text;
    };
    const excerpt = row.cells.join(' ');
    const country = cell('country');
    const name = cell('place') ?? cell('name');
    const position = readPosition(cell('lat'), cell('lng'));
    if (country === undefined || name === undefined) yield rejected(row.at, 'country or name is missing', excerpt);
    else if (!position) yield rejected(row.at, 'the position is missing or not on the earth', excerpt);
    else {
      const population = Number(cell('population') ?? Number.NaN);
      const alternates = cell('alternates')
        ?.split('|')
        .filter((text) => text !== '' && text !== name);
      const record = withoutGaps<ListedPlace>({
        list,
        country,
        postcode: cell('postcode'),
        name,
        // Codes are mixed (BY, 02), and so are the languages of names; a known code wins.
        region: regionName(country, cell('state_code') ?? cell('admin1')) ?? germanRegionName(cell('state')),
        position,
        population: Number.isFinite(population) ? population : undefined,
        alternateNames: alternates?.length ? alternates : undefined,
      });
      yield accepted(record, row.at);
    }
  }
}
