import type { Circle, Position } from '@firmament/geo/position';
import type { Text } from '@firmament/text/utf8';

/**
 * A schema names the columns of a collection and their kinds; documents, queries and results take their
 * types from it, so that a misspelt column or a range over a text does not compile.
 */

/**
 * - text: words to filter by; one or more strings
 * - choice: one label of a limited set; filters, counts as a facet, gives suggestions
 * - number: any finite number or none; filters by range, sorts
 * - flag: yes, no or unknown; filters, counts
 * - point: a position on the sphere or none; filters by circle
 * - key: one or more strings that are only ever asked for as a whole, such as a telephone number
 */
export type ColumnKind = 'text' | 'choice' | 'number' | 'flag' | 'point' | 'key';

export type Columns = Readonly<Record<string, ColumnKind>>;

export type Schema<C extends Columns = Columns> = { readonly columns: C };

type ValueOf<T extends Text> = {
  text: T | readonly T[];
  choice: T;
  number: number;
  flag: boolean;
  point: Position;
  key: T | readonly T[];
};

/** The fields that documents of every collection have. */
type DocumentBase<T extends Text> = {
  /** A whole number from 0 to 4,294,967,295, unique in the collection. */
  readonly id: number;
  /** The higher, the earlier among equally good hits. Compared as a 32-bit float. */
  readonly prominence: number;
  /** The text that a keyword search ranks by. */
  readonly name: T;
  /** Further names (former names, trade names): found by keyword like the name, but never ranked as the same name. */
  readonly aliases?: readonly T[];
  /** Identifiers: found by keyword from the start of their words only. */
  readonly codes?: readonly T[];
};

/** Texts are strings by default; builders also take documents with texts in UTF-8. */
export type Document<C extends Columns = Columns, T extends Text = string> = DocumentBase<T> & {
  readonly [K in keyof C]?: ValueOf<T>[C[K]] | null | undefined;
};

export type ColumnsOfKind<C extends Columns, Kind extends ColumnKind> = {
  [K in keyof C]: [C[K] & Kind] extends [never] ? never : K;
}[keyof C] &
  string;

/** One statement about a document. A text without any letter or digit is true of every document. */
export type Condition<C extends Columns = Columns> =
  /** Every word occurs in the name, an alias or (at the start of a word) a code. */
  | { readonly keyword: string }
  /** Every word occurs in the name or an alias. */
  | { readonly named: string }
  /** Every word occurs in the text, or in the label of the choice. */
  | { readonly text: ColumnsOfKind<C, 'text' | 'choice'>; readonly contains: string }
  /** The label is exactly this one; null asks for documents without a label. */
  | { readonly choice: ColumnsOfKind<C, 'choice'>; readonly is: string | null }
  /** The label is one of these. */
  | { readonly choice: ColumnsOfKind<C, 'choice'>; readonly isOneOf: readonly string[] }
  /** Bounds included; without bounds: has any value. */
  | {
      readonly number: ColumnsOfKind<C, 'number'>;
      readonly min?: number | undefined;
      readonly max?: number | undefined;
    }
  | { readonly flag: ColumnsOfKind<C, 'flag'>; readonly is: boolean }
  | { readonly point: ColumnsOfKind<C, 'point'>; readonly within: Circle }
  /** One of the keys is exactly this one. */
  | { readonly key: ColumnsOfKind<C, 'key'>; readonly is: string };

/** How many of an indicator's conditions must be true: all, at least one, exactly one. */
export type Operator = 'must' | 'atleast' | 'exclusive';

export type Indicator<C extends Columns = Columns> = {
  readonly operator: Operator;
  readonly conditions: readonly Condition<C>[];
};

/** By the folded name or by a number; documents without the number come last in either direction. */
export type Sort<C extends Columns = Columns> = {
  readonly by: 'name' | ColumnsOfKind<C, 'number'>;
  readonly direction: 'asc' | 'desc';
};

export type Query<C extends Columns = Columns> = {
  /** Filters like a keyword condition, and ranks. */
  readonly keyword?: string | undefined;
  /** Other ways to write the keyword. They find nothing more, but a hit whose name is one of them is ranked by it. */
  readonly spellings?: readonly string[] | undefined;
  /** All of them must hold. */
  readonly where?: readonly Indicator<C>[] | undefined;
  /** Choice columns to count over all hits, each with the number of labels wanted. */
  readonly facets?: { readonly [K in ColumnsOfKind<C, 'choice'>]?: number } | undefined;
  /** Flag columns: how many hits say yes. */
  readonly flags?: readonly ColumnsOfKind<C, 'flag'>[] | undefined;
  /**
   * Number columns: how many documents have no value, but meet everything else that is asked. Conditions on the column
   * are left aside where they are part of a `must`.
   */
  readonly missing?: readonly ColumnsOfKind<C, 'number'>[] | undefined;
  /** Instead of the order by tiers. Equal values are in the order of prominence and id. */
  readonly sort?: Sort<C> | undefined;
  readonly offset?: number | undefined;
  /** Defaults to 10; 0 gives the total and facets only. */
  readonly limit?: number | undefined;
};

export type FacetValue = { readonly value: string; readonly count: number };

export type SearchResult<C extends Columns = Columns> = {
  /** Exact, whatever the page. */
  readonly total: number;
  /** The page, in order. */
  readonly ids: number[];
  /** Most frequent first, then by label; documents without a label are not counted. */
  readonly facets: { readonly [K in ColumnsOfKind<C, 'choice'>]?: FacetValue[] };
  readonly flags: { readonly [K in ColumnsOfKind<C, 'flag'>]?: number };
  readonly missing: { readonly [K in ColumnsOfKind<C, 'number'>]?: number };
};

const RESERVED = ['id', 'prominence', 'name', 'aliases', 'codes'];
const COLUMN_NAME = /^[A-Za-z][A-Za-z0-9_]*$/;

export const defineSchema = <const C extends Columns>(columns: C): Schema<C> => {
  for (const name of Object.keys(columns)) {
    if (RESERVED.includes(name)) throw new Error(`"${name}" is part of every document and cannot name a column.`);
    if (!COLUMN_NAME.test(name)) throw new Error(`"${name}" is no column name: letters, digits and _ only.`);
  }
  return { columns };
};

/** The columns of one kind, in the order of the schema. */
export const columnsOfKind = <C extends Columns, Kind extends ColumnKind>(
  schema: Schema<C>,
  kind: Kind,
): ColumnsOfKind<C, Kind>[] =>
  Object.entries(schema.columns).flatMap(([name, columnKind]) =>
    columnKind === kind ? [name as ColumnsOfKind<C, Kind>] : [],
  );

/** Two schemas with the same fingerprint read each other's segments. */
export const schemaFingerprint = (schema: Schema): string =>
  Object.entries(schema.columns)
    .map(([name, kind]) => `${name}:${kind}`)
    .sort()
    .join(',');
