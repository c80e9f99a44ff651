import type { Position } from '@firmament/geo/position';
import { Float64List, sharedFloat32, sharedUint32, shareUint32, Uint32List } from '@firmament/memory/arrays';
import { type Bitmap, hasBit } from '@firmament/memory/bitmap';
import { orderByKeys, placesOf } from '@firmament/memory/radix';
import type { Text } from '@firmament/text/utf8';
import { ChoiceColumnBuilder } from '../columns/choices.ts';
import { buildFacetRows } from '../columns/facet-rows.ts';
import { FlagColumnBuilder } from '../columns/flags.ts';
import { KeyColumnBuilder } from '../columns/keys.ts';
import { NumberColumnBuilder } from '../columns/numbers.ts';
import { PointColumnBuilder } from '../columns/points.ts';
import { type Columns, columnsOfKind, type Document, type Schema, schemaFingerprint } from '../schema.ts';
import { NameIndexBuilder } from '../text/names.ts';
import { TextIndexBuilder } from '../text/text-index.ts';
import { columnOf, type Segment } from './segment.ts';

/** Takes documents one by one, or whole segments, and makes one segment of them. Use once. */
export class SegmentBuilder<C extends Columns> {
  readonly #schema: Schema<C>;
  readonly #ids = new Uint32List();
  readonly #prominence = new Float64List();
  readonly #names = new NameIndexBuilder();
  readonly #keyword = new TextIndexBuilder('inside');
  readonly #codes = new TextIndexBuilder('start');
  readonly #texts: [string, TextIndexBuilder][];
  readonly #choices: [string, ChoiceColumnBuilder][];
  readonly #numbers: [string, NumberColumnBuilder][];
  readonly #flags: [string, FlagColumnBuilder][];
  readonly #points: [string, PointColumnBuilder][];
  readonly #keys: [string, KeyColumnBuilder][];
  readonly #adders: ReadonlyMap<string, Adder>;

  constructor(schema: Schema<C>) {
    this.#schema = schema;
    this.#texts = columnsOfKind(schema, 'text').map((name) => [name, new TextIndexBuilder('inside')]);
    this.#choices = columnsOfKind(schema, 'choice').map((name) => [name, new ChoiceColumnBuilder()]);
    this.#numbers = columnsOfKind(schema, 'number').map((name) => [name, new NumberColumnBuilder()]);
    this.#flags = columnsOfKind(schema, 'flag').map((name) => [name, new FlagColumnBuilder()]);
    this.#points = columnsOfKind(schema, 'point').map((name) => [name, new PointColumnBuilder()]);
    this.#keys = columnsOfKind(schema, 'key').map((name) => [name, new KeyColumnBuilder()]);
    this.#adders = new Map([
      ...this.#texts.map(([name, builder]) => adder(name, (document, value) => addTexts(builder, document, value))),
      ...this.#choices.map(([name, builder]) => adder(name, (document, value) => builder.add(document, value as Text))),
      ...this.#numbers.map(([name, builder]) =>
        adder(name, (document, value) => {
          if (typeof value === 'number') builder.add(document, value);
        }),
      ),
      ...this.#flags.map(([name, builder]) =>
        adder(name, (document, value) => {
          if (typeof value === 'boolean') builder.add(document, value);
        }),
      ),
      ...this.#points.map(([name, builder]) =>
        adder(name, (document, value) => builder.add(document, value as Position)),
      ),
      ...this.#keys.map(([name, builder]) => adder(name, (document, value) => addTexts(builder, document, value))),
    ]);
  }

  get size(): number {
    return this.#ids.length;
  }

  add(document: Document<C, Text>): void {
    const number = this.#begin(document.id, document.prominence);
    this.#keyword.addName(number, document.name, this.#names);
    for (const alias of document.aliases ?? []) this.#keyword.add(number, alias);
    for (const code of document.codes ?? []) this.#codes.add(number, code);
    // Most documents have few of the columns, so this walks the document's fields and not the schema's.
    for (const name in document) {
      const value: unknown = document[name as keyof typeof document];
      if (value !== undefined && value !== null) this.#adders.get(name)?.(number, value);
    }
  }

  /** Takes over all documents of a segment that are not deleted. */
  addSegment(segment: Segment, deleted: Bitmap | undefined): void {
    const documentOf = new Int32Array(segment.size);
    for (let document = 0; document < segment.size; document++) {
      const isGone = deleted !== undefined && hasBit(deleted, document);
      documentOf[document] = isGone
        ? -1
        : this.#begin(segment.ids[document] as number, segment.prominence[document] as number);
    }
    this.#names.adopt(segment.names, this.#keyword.adopt(segment.keyword, documentOf), documentOf);
    this.#codes.adopt(segment.codes, documentOf);
    for (const [name, builder] of this.#texts) builder.adopt(columnOf(segment.texts, name, 'text'), documentOf);
    for (const [name, builder] of this.#choices) builder.adopt(columnOf(segment.choices, name, 'choice'), documentOf);
    for (const [name, builder] of this.#numbers) builder.adopt(columnOf(segment.numbers, name, 'number'), documentOf);
    for (const [name, builder] of this.#flags) builder.adopt(columnOf(segment.flags, name, 'flag'), documentOf);
    for (const [name, builder] of this.#points) builder.adopt(columnOf(segment.points, name, 'point'), documentOf);
    for (const [name, builder] of this.#keys) builder.adopt(columnOf(segment.keys, name, 'key'), documentOf);
  }

  finish(): Segment {
    const size = this.size;
    const { arrivals, byId } = this.#order();
    const placeOf = placesOf(arrivals);
    const ids = sharedUint32(size);
    const prominence = sharedFloat32(size);
    const given = this.#prominence.view();
    for (let place = 0; place < size; place++) {
      ids[place] = this.#ids.at(arrivals[place] as number);
      prominence[place] = given[arrivals[place] as number] as number;
    }
    for (let i = 0; i < size; i++) byId[i] = placeOf[byId[i] as number] as number;
    const keyword = this.#keyword.finish(arrivals);
    const names = this.#names.finish(arrivals, keyword.ranks);
    const choices = this.#choices.map(([name, builder]) => [name, builder.finish(placeOf, arrivals)] as const);
    return {
      fingerprint: schemaFingerprint(this.#schema),
      size,
      ids,
      prominence,
      byId: shareUint32(byId),
      names,
      keyword: keyword.index,
      codes: this.#codes.finish(arrivals).index,
      texts: finishAll(this.#texts, (builder) => builder.finish(arrivals).index),
      choices: Object.fromEntries(choices.map(([name, { column }]) => [name, column])),
      numbers: finishAll(this.#numbers, (builder) => builder.finish(placeOf)),
      flags: finishAll(this.#flags, (builder) => builder.finish(placeOf)),
      points: finishAll(this.#points, (builder) => builder.finish(placeOf)),
      keys: finishAll(this.#keys, (builder) => builder.finish(placeOf)),
      facetRows: buildFacetRows(
        choices.map(([, choice]) => choice),
        size,
      ),
    };
  }

  #begin(id: number, prominence: number): number {
    if (!Number.isInteger(id) || id < 0 || id > 0xffffffff) {
      throw new RangeError(`A document's id is a whole number from 0 to 4294967295, not ${id}.`);
    }
    this.#ids.push(id);
    // Adding 0 turns -0 into 0: the two are equal, but a sort by bits would tell them apart.
    this.#prominence.push(Number.isNaN(prominence) ? 0 : Math.fround(prominence) + 0);
    return this.#ids.length - 1;
  }

  /** Arrivals by prominence descending and id ascending, and by id alone. */
  #order(): { arrivals: Uint32Array; byId: Uint32Array } {
    const size = this.size;
    const ids = this.#ids.view();
    const floats = Float32Array.from(this.#prominence.view());
    const bits = new Uint32Array(floats.buffer);
    const descending = new Uint32Array(size);
    for (let i = 0; i < size; i++) {
      const b = bits[i] as number;
      descending[i] = b >>> 31 === 1 ? b : ~(b | 0x80000000);
    }
    const byId = orderByKeys(size, ids);
    for (let i = 1; i < size; i++) {
      const id = ids[byId[i] as number] as number;
      if (ids[byId[i - 1] as number] === id) throw new Error(`Two documents have the id ${id}.`);
    }
    return { arrivals: orderByKeys(size, descending, ids), byId };
  }
}

/** Adds a value to its column; the document's type guarantees that it fits the column's kind. */
type Adder = (document: number, value: unknown) => void;

const adder = (name: string, add: Adder): [string, Adder] => [name, add];

const addTexts = (builder: TextIndexBuilder | KeyColumnBuilder, document: number, value: unknown): void => {
  if (Array.isArray(value)) for (const text of value) builder.add(document, text as Text);
  else builder.add(document, value as Text);
};

const finishAll = <B, R>(builders: readonly [string, B][], finish: (builder: B) => R): Record<string, R> =>
  Object.fromEntries(builders.map(([name, builder]) => [name, finish(builder)]));

export const buildSegment = <C extends Columns>(schema: Schema<C>, documents: Iterable<Document<C, Text>>): Segment => {
  const builder = new SegmentBuilder(schema);
  for (const document of documents) builder.add(document);
  return builder.finish();
};
