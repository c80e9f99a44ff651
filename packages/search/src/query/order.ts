import { type Bitmap, nextBit, previousBit } from '@firmament/memory/bitmap';
import { firstAbove, firstAtLeast, type NumberColumn } from '../columns/numbers.ts';
import { columnOf, type Segment } from '../index/segment.ts';
import { compareNames } from '../text/names.ts';

/**
 * The documents of a segment that have a value, in ascending order of it; equal values in the order of documents. A
 * place is a position in this order, a run the places with one value.
 */
export type ValueOrder = {
  readonly segment: Segment;
  /** Undefined: names. */
  readonly column: NumberColumn | undefined;
  readonly documents: Uint32Array;
  /** The place of each document, if it is kept. */
  readonly places: Uint32Array | undefined;
  /** Documents that have a value; undefined: all. */
  readonly known: Bitmap | undefined;
};

export const orderOf = (segment: Segment, by: string): ValueOrder => {
  if (by === 'name') {
    const { order, places } = segment.names;
    return { segment, column: undefined, documents: order, places, known: undefined };
  }
  const column = columnOf(segment.numbers, by, 'number');
  return { segment, column, documents: column.documents, places: column.places, known: column.known };
};

export const runStart = ({ segment, column }: ValueOrder, place: number): number =>
  column === undefined
    ? previousBit(segment.names.changes, place)
    : firstAtLeast(column, column.values[place] as number);

export const runEnd = ({ segment, column, documents }: ValueOrder, place: number): number => {
  if (column !== undefined) return firstAbove(column, column.values[place] as number);
  const next = nextBit(segment.names.changes, place + 1);
  return next === -1 ? documents.length : next;
};

/** Compares the values at two places of orders by the same thing. */
export const compareValues = (a: ValueOrder, aPlace: number, b: ValueOrder, bPlace: number): number => {
  if (a.column !== undefined && b.column !== undefined) {
    return (a.column.values[aPlace] as number) - (b.column.values[bPlace] as number);
  }
  return compareNames(
    { names: a.segment.names, dictionary: a.segment.keyword.dictionary },
    a.documents[aPlace] as number,
    { names: b.segment.names, dictionary: b.segment.keyword.dictionary },
    b.documents[bPlace] as number,
  );
};

/** The first place whose value is not below one of another order. */
export const firstNotBelow = (order: ValueOrder, other: ValueOrder, otherPlace: number): number => {
  let low = 0;
  let high = order.documents.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareValues(order, middle, other, otherPlace) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
};
