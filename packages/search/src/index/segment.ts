import type { ChoiceColumn } from '../columns/choices.ts';
import type { FacetRows } from '../columns/facet-rows.ts';
import type { FlagColumn } from '../columns/flags.ts';
import type { KeyColumn } from '../columns/keys.ts';
import type { NumberColumn } from '../columns/numbers.ts';
import type { PointColumn } from '../columns/points.ts';
import type { NameIndex } from '../text/names.ts';
import type { TextIndex } from '../text/text-index.ts';

/**
 * An immutable, indexed set of documents. It consists only of plain objects with typed arrays on shared memory, numbers
 * and strings, so it can be posted to another thread as it is, and a snapshot just walks through it.
 *
 * Documents are numbered by prominence descending, then id ascending, so reading bits from the start is reading hits
 * in order.
 */
export type Segment = {
  /** Which schema it was built for. */
  readonly fingerprint: string;
  readonly size: number;
  readonly ids: Uint32Array;
  readonly prominence: Float32Array;
  /** Documents in the order of their ids. */
  readonly byId: Uint32Array;
  readonly names: NameIndex;
  /** Words of names and aliases. */
  readonly keyword: TextIndex;
  /** Words of identifiers, searched from their start. */
  readonly codes: TextIndex;
  readonly texts: Readonly<Record<string, TextIndex>>;
  readonly choices: Readonly<Record<string, ChoiceColumn>>;
  readonly numbers: Readonly<Record<string, NumberColumn>>;
  readonly flags: Readonly<Record<string, FlagColumn>>;
  readonly points: Readonly<Record<string, PointColumn>>;
  readonly keys: Readonly<Record<string, KeyColumn>>;
  readonly facetRows: Readonly<Record<string, FacetRows>>;
};

/** The document with an id, or -1. */
export const findDocument = (segment: Segment, id: number): number => {
  let low = 0;
  let high = segment.size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((segment.ids[segment.byId[middle] as number] as number) < id) low = middle + 1;
    else high = middle;
  }
  if (low === segment.size) return -1;
  const document = segment.byId[low] as number;
  return segment.ids[document] === id ? document : -1;
};

/** Throws if the column is missing: types rule that out, but a query from outside may not keep to them. */
export const columnOf = <T>(columns: Readonly<Record<string, T>>, name: string, kind: string): T => {
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
  if (column === undefined) throw new UnknownColumnError(name, kind);
  return column;
};

export class UnknownColumnError extends Error {
  constructor(
    readonly column: string,
    readonly kind: string,
  ) {
    super(`There is no ${kind} column "${column}".`);
    this.name = 'UnknownColumnError';
  }
}

/** Bytes of memory a segment takes, by the first part of the path to an array. */
export const memoryOf = (segment: Segment): Record<string, number> => {
  const sums: Record<string, number> = {};
  const walk = (node: unknown, top: string): void => {
    if (ArrayBuffer.isView(node)) sums[top] = (sums[top] ?? 0) + node.byteLength;
    else if (typeof node === 'object' && node !== null) for (const child of Object.values(node)) walk(child, top);
  };
  for (const [key, part] of Object.entries(segment)) {
    const isNamed = ['texts', 'choices', 'numbers', 'flags', 'points', 'keys'].includes(key);
    if (!isNamed) walk(part, key);
    else for (const [name, column] of Object.entries(part)) walk(column, `${key}.${name}`);
  }
  return sums;
};

export const bytesOf = (segment: Segment): number =>
  Object.values(memoryOf(segment)).reduce((sum, one) => sum + one, 0);
