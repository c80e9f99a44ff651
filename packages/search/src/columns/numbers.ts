import { Float64List, sharedFloat64, sharedUint32, Uint32List } from '@firmament/memory/arrays';
import { addList, type Bitmap, bitmapLength, removeList } from '@firmament/memory/bitmap';
import { orderByKeys } from '@firmament/memory/radix';

/**
 * The values of a column in ascending order, each with its document; equal ones in the order of documents. Documents
 * without a value take hardly any room.
 */
export type NumberColumn = {
  readonly values: Float64Array;
  readonly documents: Uint32Array;
  /** Documents that have a value. */
  readonly known: Bitmap;
  /** Where the value of each document is. Only if most have one: the values of the others are soon read through. */
  readonly places?: Uint32Array;
};

/** At least one document in three has a value. */
const MOST = 3;

export class NumberColumnBuilder {
  readonly #values = new Float64List();
  readonly #documents = new Uint32List();

  add(document: number, value: number): void {
    if (!Number.isFinite(value)) return;
    // Adding 0 turns -0 into 0: the two are equal, but a sort by bits would tell them apart.
    this.#values.push(value + 0);
    this.#documents.push(document);
  }

  adopt(column: NumberColumn, documentOf: Int32Array): void {
    for (let i = 0; i < column.values.length; i++) {
      const target = documentOf[column.documents[i] as number] as number;
      if (target !== -1) this.add(target, column.values[i] as number);
    }
  }

  finish(placeOf: Uint32Array): NumberColumn {
    const given = this.#values.view();
    const arrived = new Uint32Array(given.length);
    for (let i = 0; i < given.length; i++) arrived[i] = placeOf[this.#documents.at(i)] as number;
    const order = orderOfDoubles(given, arrived);
    const values = sharedFloat64(given.length);
    const documents = sharedUint32(given.length);
    for (let i = 0; i < order.length; i++) {
      const from = order[i] as number;
      values[i] = given[from] as number;
      documents[i] = arrived[from] as number;
    }
    const size = placeOf.length;
    const known = sharedUint32(bitmapLength(size));
    addList(known, documents, 0, documents.length);
    if (documents.length * MOST < size) return { values, documents, known };
    const places = sharedUint32(size);
    for (let place = 0; place < documents.length; place++) places[documents[place] as number] = place;
    return { values, documents, known, places };
  }
}

/** The bits of doubles sort like the doubles themselves once negative ones are inverted and positive ones lifted. */
const orderOfDoubles = (values: Float64Array, documents: Uint32Array): Uint32Array => {
  const high = new Uint32Array(values.length);
  const low = new Uint32Array(values.length);
  const double = new Float64Array(1);
  const halves = new Uint32Array(double.buffer);
  const isLittleEndian = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1;
  const [highHalf, lowHalf] = isLittleEndian ? [1, 0] : [0, 1];
  for (let i = 0; i < values.length; i++) {
    double[0] = values[i] as number;
    const h = halves[highHalf] as number;
    const l = halves[lowHalf] as number;
    const isNegative = h >>> 31 === 1;
    high[i] = isNegative ? ~h : h | 0x80000000;
    low[i] = isNegative ? ~l : l;
  }
  return orderByKeys(values.length, high, low, documents);
};

/** Adds the documents whose value lies between the bounds, both included; `bits` must be empty. */
export const addBetween = (
  column: NumberColumn,
  min: number | undefined,
  max: number | undefined,
  bits: Bitmap,
): void => {
  const { values, documents, known } = column;
  const from = min === undefined ? 0 : firstAtLeast(column, min);
  const to = max === undefined ? values.length : firstAbove(column, max);
  if (from >= to) return;
  if ((to - from) * 2 < values.length) {
    addList(bits, documents, from, to);
    return;
  }
  // A wide range excludes fewer documents than it includes.
  bits.set(known);
  removeList(bits, documents, 0, from);
  removeList(bits, documents, to, values.length);
};

/** The first place whose value is at least this, or the end. */
export const firstAtLeast = ({ values }: NumberColumn, bound: number): number =>
  firstWhere(values, (value) => value >= bound);

/** The first place whose value is larger, or the end. */
export const firstAbove = ({ values }: NumberColumn, bound: number): number =>
  firstWhere(values, (value) => value > bound);

/** The first index from which the test holds. */
const firstWhere = (values: Float64Array, holds: (value: number) => boolean): number => {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(values[middle] as number)) high = middle;
    else low = middle + 1;
  }
  return low;
};
