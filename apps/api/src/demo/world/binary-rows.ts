import { codeAt, lengthOf } from '@firmament/search/text/letters';
import type { Cell } from '../../imports/staging/staged-record.ts';

/** Around the rows of a COPY. */
export const COPY_START = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
export const COPY_END = Buffer.from('\xff\xff', 'latin1');

/** The longest of the cells whose length does not depend on their value: a number of four groups with its head. */
const LONGEST_FIXED = 32;

const FIRST_ROOM = 256 * 1024;

/** Letters of a text from which on Node's own function is quicker. */
const LEAST_FOR_LIBRARY = 24;

/** Of the codes that UTF-8 writes with one and with two bytes. */
const END_OF_ONE_BYTE = 0x80;
const END_OF_TWO_BYTES = 0x800;

const TEXT_OID = 25;
const NUMERIC_NEGATIVE = 0x4000;
const NUMERIC_BASE = 10_000;

const MS_BEFORE_2000 = Date.UTC(2000, 0, 1);

export type BinaryCell = Cell | Uint8Array;

/** Writes the cells of one type. */
type Writer = (rows: BinaryRows, cell: NonNullable<BinaryCell>) => void;

/**
 * Rows in COPY's binary format, written into one piece of memory: there is no text per row that would have to be
 * escaped, joined and collected, and PostgreSQL has nothing to parse. Cells are given as what PostgreSQL would read from
 * a text, except that moments are milliseconds and bytes are bytes.
 */
export class BinaryRows {
  readonly #writers: readonly Writer[];
  /** What the cells of fixed length of one row may take. */
  readonly #rowRoom: number;
  #bytes = Buffer.allocUnsafeSlow(FIRST_ROOM);
  #view = new DataView(this.#bytes.buffer);
  #at = 0;

  constructor(types: readonly string[]) {
    this.#writers = types.map((type) => {
      const writer = BinaryRows.#WRITERS[type];
      if (!writer) throw new TypeError(`No column of type ${type} can be written.`);
      return writer;
    });
    this.#rowRoom = (types.length + 1) * LONGEST_FIXED;
  }

  /** Adds one row, whose cells may come in several lists. */
  add(...lists: readonly (readonly BinaryCell[])[]): void {
    this.#reserve(0);
    this.#int16(this.#writers.length);
    let column = 0;
    for (const cells of lists) {
      for (let i = 0; i < cells.length; i++) {
        const cell = cells[i];
        if (cell === undefined || cell === null) this.#int32(-1);
        else this.#writers[column]?.(this, cell);
        column++;
      }
    }
    if (column !== this.#writers.length) throw new RangeError(`${column} cells for ${this.#writers.length} columns.`);
  }

  /** Everything that was added since the last time, as a copy: the memory itself is used again. */
  take(): Uint8Array<ArrayBuffer> {
    const taken = Uint8Array.prototype.slice.call(this.#bytes, 0, this.#at) as Uint8Array<ArrayBuffer>;
    this.#at = 0;
    return taken;
  }

  static readonly #WRITERS: Record<string, Writer> = {
    text: (rows, cell) => rows.#text(cell as string),
    bpchar: (rows, cell) => rows.#text(cell as string),
    uuid: (rows, cell) => rows.#octets(cell as Uint8Array),
    bytea: (rows, cell) => rows.#octets(cell as Uint8Array),
    numeric: (rows, cell) => rows.#numeric(cell as number),
    _text: (rows, cell) => rows.#texts(cell as readonly string[]),
    int2: (rows, cell) => {
      rows.#int32(2);
      rows.#int16(cell as number);
    },
    int4: (rows, cell) => {
      rows.#int32(4);
      rows.#int32(cell as number);
    },
    int8: (rows, cell) => {
      rows.#int32(8);
      rows.#int64(cell as number);
    },
    float8: (rows, cell) => {
      rows.#int32(8);
      rows.#view.setFloat64(rows.#at, cell as number);
      rows.#at += 8;
    },
    date: (rows, cell) => {
      rows.#int32(4);
      rows.#int32(daysOf(cell as string));
    },
    timestamptz: (rows, cell) => {
      rows.#int32(8);
      rows.#int64(((cell as number) - MS_BEFORE_2000) * 1000);
    },
    bool: (rows, cell) => {
      rows.#int32(1);
      rows.#bytes[rows.#at++] = cell ? 1 : 0;
    },
  };

  #int16(value: number): void {
    this.#view.setInt16(this.#at, value);
    this.#at += 2;
  }

  #int32(value: number): void {
    this.#view.setInt32(this.#at, value);
    this.#at += 4;
  }

  #int64(value: number): void {
    this.#view.setInt32(this.#at, Math.floor(value / 2 ** 32));
    // Of a larger number, the last 32 bits are written.
    this.#view.setUint32(this.#at + 4, value);
    this.#at += 8;
  }

  #text(text: string): void {
    const length = lengthOf(text);
    // No character takes more than three bytes per unit of a JavaScript string.
    this.#reserve(length * 3);
    const start = this.#at + 4;
    const written = length < LEAST_FOR_LIBRARY ? this.#letters(text, length, start) : undefined;
    const end = written ?? start + this.#bytes.write(text, start);
    this.#int32(end - start);
    this.#at = end;
  }

  /** Writes a short text and says where it ends, in a third of the library's time; undefined if it has rare letters. */
  #letters(text: string, length: number, start: number): number | undefined {
    const bytes = this.#bytes;
    let end = start;
    for (let i = 0; i < length; i++) {
      const code = codeAt(text, i);
      if (code < END_OF_ONE_BYTE) {
        bytes[end++] = code;
      } else if (code < END_OF_TWO_BYTES) {
        bytes[end++] = 0xc0 | (code >> 6);
        bytes[end++] = 0x80 | (code & 0x3f);
      } else {
        return undefined;
      }
    }
    return end;
  }

  #octets(octets: Uint8Array): void {
    this.#reserve(octets.length);
    this.#int32(octets.length);
    // One by one: to begin a copy takes longer than the sixteen of a key.
    for (let i = 0; i < octets.length; i++) this.#bytes[this.#at++] = octets[i] as number;
  }

  /** In groups of four digits: at most four of them before the point and one behind it, which is what accounts state. */
  #numeric(value: number): void {
    const size = Math.abs(value);
    let whole = Math.floor(size);
    const fraction = Math.round((size - whole) * NUMERIC_BASE);
    const isExact = fraction === 0 ? whole === size : (whole * NUMERIC_BASE + fraction) / NUMERIC_BASE === size;
    if (!isExact || whole >= 1e16) throw new RangeError(`The number ${value} cannot be written.`);
    const groups = whole < 1e4 ? 1 : whole < 1e8 ? 2 : whole < 1e12 ? 3 : 4;
    this.#int32(8 + 2 * (groups + 1));
    this.#int16(groups + 1);
    this.#int16(groups - 1);
    this.#int16(value < 0 ? NUMERIC_NEGATIVE : 0);
    this.#int16(decimalsOf(fraction));
    for (let i = groups - 1; i >= 0; i--) {
      const rest = Math.floor(whole / NUMERIC_BASE);
      this.#view.setInt16(this.#at + 2 * i, whole - rest * NUMERIC_BASE);
      whole = rest;
    }
    this.#at += 2 * groups;
    this.#int16(fraction);
  }

  #texts(texts: readonly string[]): void {
    const start = this.#at;
    this.#at += 4;
    this.#int32(texts.length === 0 ? 0 : 1);
    this.#int32(0);
    this.#int32(TEXT_OID);
    if (texts.length > 0) {
      this.#int32(texts.length);
      this.#int32(1);
    }
    for (const text of texts) this.#text(text);
    this.#view.setInt32(start, this.#at - start - 4);
  }

  /** Makes sure of room for a text, and for a whole row beside it. */
  #reserve(bytes: number): void {
    const needed = this.#at + bytes + this.#rowRoom;
    if (needed <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(needed, this.#bytes.length * 2));
    this.#bytes.copy(larger, 0, 0, this.#at);
    this.#bytes = larger;
    this.#view = new DataView(larger.buffer);
  }
}

const decimalsOf = (fraction: number): number =>
  fraction === 0 ? 0 : fraction % 10 !== 0 ? 4 : fraction % 100 !== 0 ? 3 : fraction % 1000 !== 0 ? 2 : 1;

const digitsAt = (text: string, from: number, to: number): number => {
  let value = 0;
  for (let i = from; i < to; i++) value = value * 10 + text.charCodeAt(i) - 48;
  return value;
};

/** From 1 March of the year 0, with which a count begins whose leap days come last, to 1 January 2000. */
const DAYS_BEFORE_2000 = 730_425;

const daysOf = (date: string): number => {
  const month = digitsAt(date, 5, 7);
  const year = digitsAt(date, 0, 4) - (month <= 2 ? 1 : 0);
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + digitsAt(date, 8, 10) - 1;
  const leapDays = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  return year * 365 + leapDays + dayOfYear - DAYS_BEFORE_2000;
};
