import type { Language } from '@firmament/api-contract/language';
import type { Text } from '../../platform/http/app-error.ts';

/** What every format is made of: columns with a heading and a kind, and rows that arrive in batches. */

export type Cell = string | number | boolean | null;

/** How a value is written: a day is `yyyy-mm-dd`, an amount has no decimals worth showing, a ratio has two. */
export type Kind = 'text' | 'day' | 'number' | 'amount' | 'ratio' | 'yes_no';

export type Column<Row> = {
  /** The wire's name for it; the name of the field in JSON. */
  name: string;
  heading: Text;
  kind: Kind;
  /** How people read a value that is stored as a code. JSON keeps the code. */
  words?: Readonly<Record<string, Text>>;
  /** The same for words that come with the data. JSON keeps those as well. */
  say?(value: string, language: Language): string;
  read(row: Row): Cell;
};

export type TableColumn = { name: string; heading: string; kind: Kind };

export type Table = {
  title: string;
  columns: readonly TableColumn[];
  batches: AsyncIterable<readonly (readonly Cell[])[]>;
};

const YES_NO: Record<Language, [string, string]> = { en: ['No', 'Yes'], de: ['Nein', 'Ja'] };

/** The value in words of the reader's language; numbers and days stay as they are. */
const forPeople = <Row>({ words, say, kind }: Column<Row>, value: Cell, language: Language): Cell => {
  if (kind === 'yes_no' && typeof value === 'boolean') return YES_NO[language][Number(value)] ?? null;
  if (typeof value !== 'string') return value;
  return words?.[value]?.[language] ?? say?.(value, language) ?? value;
};

type Source<Row> = {
  title: Text;
  columns: readonly Column<Row>[];
  batches: AsyncIterable<readonly Row[]>;
  language: Language;
};

/** A table for people to read. */
export const tableOf = <Row>({ title, columns, batches, language }: Source<Row>): Table => ({
  title: title[language],
  columns: columns.map(({ name, heading, kind }) => ({ name, heading: heading[language], kind })),
  batches: mapBatches(batches, (row) => columns.map((column) => forPeople(column, column.read(row), language))),
});

export const mapBatches = async function* <In, Out>(
  batches: AsyncIterable<readonly In[]>,
  change: (row: In) => Out,
): AsyncGenerator<readonly Out[]> {
  for await (const batch of batches) yield batch.map(change);
};

/** For rows that are in memory already. */
export const oneBatch = async function* <Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
};
