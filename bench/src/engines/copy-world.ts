import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { RANGE_INDICATORS } from '@firmament/api-contract/calls/search';
import type { Columns, Document } from '@firmament/search/schema';
import { fold } from '@firmament/text/fold';
import { decodeText, type Utf8 } from '@firmament/text/utf8';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { copyRows } from '../../../apps/api/src/platform/database/copy-rows.ts';
import { readDocuments } from '../../../apps/api/src/search/engine/documents.query.ts';
import type { CompanyColumns, Entity, PersonColumns } from '../../../apps/api/src/search/engine/schemas.ts';
import { FIGURE_OF_INDICATOR } from '../../../apps/api/src/search/indicators.ts';
import { cellOf } from './circle-cells.ts';

/**
 * The world as another engine would store it for searching, made from the documents that our index is built from: text
 * already folded, labels as small numbers, and the position in the order of results as key.
 */

export const FIGURE_COLUMNS = RANGE_INDICATORS;

/** Puts a space before every word, the first one too, so that the start of a word is searched like any other text. */
const searchable = (texts: readonly (string | undefined)[]): string =>
  texts.map((text) => (text ? ` ${fold(text)}` : '')).join('');

type Cell = string | number | undefined;

const escapeCell = (cell: Cell): string =>
  cell === undefined ? '\\N' : String(cell).replace(/[\\\t\n\r]/g, (char) => (char === '\\' ? '\\\\' : ' '));

const LINES_PER_CHUNK = 2_000;

/** Writes rows into a table by COPY. */
export const writeRows = async (client: pg.ClientBase, table: string, rows: AsyncIterable<Cell[]>): Promise<void> => {
  const chunks = async function* (): AsyncGenerator<string> {
    let lines: string[] = [];
    for await (const row of rows) {
      lines.push(`${row.map(escapeCell).join('\t')}\n`);
      if (lines.length < LINES_PER_CHUNK) continue;
      yield lines.join('');
      lines = [];
    }
    yield lines.join('');
  };
  await pipeline(Readable.from(chunks()), client.query(copyFrom(`copy ${table} from stdin`)));
};

/** The position of each document in the order of results: prominence, then id. */
export const readOrdinals = async (client: pg.ClientBase, entity: Entity): Promise<Uint32Array> => {
  const { rows } = await client.query(`select max(id) as last from ${entity}`);
  const ordinals = new Uint32Array(Number(rows[0].last) + 1);
  let ordinal = 1;
  for await (const rows of copyRows(client, `select id from ${entity} order by prominence desc, id`)) {
    for (const row of rows) ordinals[Number(row.text(0))] = ordinal++;
  }
  return ordinals;
};

const isUtf8 = (value: unknown): value is Utf8 => typeof value === 'object' && value !== null && 'bytes' in value;

const decoded = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(decoded);
  return isUtf8(value) ? decodeText(value) : value;
};

async function* eachDocument<C extends Columns>(client: pg.ClientBase, entity: Entity): AsyncGenerator<Document<C>> {
  for await (const documents of readDocuments(client, entity, 'all')) {
    for (const document of documents) {
      yield Object.fromEntries(Object.entries(document).map(([name, value]) => [name, decoded(value)])) as Document<C>;
    }
  }
}

/** Gives each label a number, from 1, in the order of appearance. */
export class Labels {
  readonly numbers = new Map<string, number>();
  readonly counts: number[] = [0];

  numberOf(label: string | null | undefined): number | undefined {
    if (label === null || label === undefined) return undefined;
    const number = this.numbers.get(label) ?? this.numbers.size + 1;
    this.numbers.set(label, number);
    this.counts[number] = (this.counts[number] ?? 0) + 1;
    return number;
  }
}

export type CompanyLabels = { industries: Labels; countries: Labels; places: Labels };

/** ordinal, id, is_active, industry, country, place, cell, lat, lng, name, names, codes, then the figures. */
export async function* companyRows(
  client: pg.ClientBase,
  ordinals: Uint32Array,
  { industries, countries, places }: CompanyLabels,
): AsyncGenerator<Cell[]> {
  for await (const company of eachDocument<CompanyColumns>(client, 'company')) {
    const { id, name, aliases = [], codes = [], position } = company;
    const figures = FIGURE_COLUMNS.map((figure) => company[FIGURE_OF_INDICATOR[figure] as 'revenue'] ?? undefined);
    yield [
      ordinals[id],
      id,
      company.isActive ? 't' : 'f',
      industries.numberOf(company.industry),
      countries.numberOf(company.country),
      places.numberOf(company.cell),
      ...(position
        ? [cellOf(position.latitude, position.longitude), position.latitude, position.longitude]
        : [undefined, undefined, undefined]),
      fold(name),
      searchable([name, ...aliases]),
      searchable(codes),
      ...figures,
    ];
  }
}

const listOf = (value: string | readonly string[] | null | undefined): readonly string[] =>
  typeof value === 'string' ? [value] : (value ?? []);

/** ordinal, profile_id, position, skills, locality. */
export async function* personRows(client: pg.ClientBase, ordinals: Uint32Array): AsyncGenerator<Cell[]> {
  for await (const person of eachDocument<PersonColumns>(client, 'person')) {
    yield [
      ordinals[person.id],
      person.codes?.[0],
      searchable(listOf(person.position)),
      searchable(listOf(person.skills)),
      searchable([person.locality ?? undefined]),
    ];
  }
}
