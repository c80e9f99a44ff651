import { sharedUint32, Uint32List } from '@firmament/memory/arrays';
import { addBit, type Bitmap, bitmapLength, nextBit } from '@firmament/memory/bitmap';

/** Documents with yes and documents with no; in neither set: unknown. */
export type FlagColumn = { readonly yes: Bitmap; readonly no: Bitmap };

export class FlagColumnBuilder {
  readonly #yes = new Uint32List();
  readonly #no = new Uint32List();

  add(document: number, value: boolean): void {
    (value ? this.#yes : this.#no).push(document);
  }

  adopt(column: FlagColumn, documentOf: Int32Array): void {
    adoptBits(column.yes, documentOf, this.#yes);
    adoptBits(column.no, documentOf, this.#no);
  }

  finish(placeOf: Uint32Array): FlagColumn {
    return { yes: placedBits(this.#yes, placeOf), no: placedBits(this.#no, placeOf) };
  }
}

const adoptBits = (bits: Bitmap, documentOf: Int32Array, into: Uint32List): void => {
  for (let document = nextBit(bits, 0); document !== -1; document = nextBit(bits, document + 1)) {
    const target = documentOf[document] as number;
    if (target !== -1) into.push(target);
  }
};

const placedBits = (documents: Uint32List, placeOf: Uint32Array): Bitmap => {
  const bits = sharedUint32(bitmapLength(placeOf.length));
  for (let i = 0; i < documents.length; i++) addBit(bits, placeOf[documents.at(i)] as number);
  return bits;
};
