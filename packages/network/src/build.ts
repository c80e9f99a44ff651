import { sharedUint32 } from '@firmament/memory/arrays';
import { daysOf, type Graph, type GraphPart, traitsOf, WORDS } from './graph.ts';
import { KeySet } from './memory/key-set.ts';
import type { Relation } from './relation.ts';

/** Subject, object, traits, days, row. */
const TAKEN = 5;
/**
 * Numbers per piece of memory, growing from the first to the largest. Pieces, because one array would be copied whenever
 * it grows, and would be twice as large as needed at times.
 */
const FIRST_PIECE = TAKEN * 64;
const LARGEST_PIECE = FIRST_PIECE * 1024;

/** Takes relations in any order and sorts them by counting: two passes over them, whatever their number. */
export class PartBuilder {
  /** All but the last are full. */
  #pieces: Uint32Array[] = [];
  #last = new Uint32Array(0);
  #filled = 0;
  #count = 0;
  readonly #keys = new KeySet();

  /** Takes the numbers as the graph keeps them, with keys for subject and object. */
  take(subject: number, object: number, traits: number, days: number, row: number): void {
    if (this.#filled === this.#last.length) this.#addPiece();
    const piece = this.#last;
    const at = this.#filled;
    piece[at] = subject;
    piece[at + 1] = object;
    piece[at + 2] = traits;
    piece[at + 3] = days;
    piece[at + 4] = row;
    this.#filled += TAKEN;
    this.#count++;
    this.#keys.add(subject);
    this.#keys.add(object);
  }

  #addPiece(): void {
    this.#last = new Uint32Array(Math.min(Math.max(FIRST_PIECE, this.#last.length * 2), LARGEST_PIECE));
    this.#pieces.push(this.#last);
    this.#filled = 0;
  }

  add(relation: Relation): void {
    if (relation.row > MAX_ROW) throw new RangeError(`The row number ${relation.row} is too large for the network.`);
    this.take(relation.subject, relation.object, traitsOf(relation), daysOf(relation), relation.row);
  }

  /** Ends the building; the builder is empty then. */
  finish(): GraphPart {
    const keys = this.#keys.list(sharedUint32);
    const outStarts = sharedUint32(keys.length + 1);
    const inStarts = sharedUint32(keys.length + 1);
    this.#numberNodes(outStarts, inStarts);
    const { words, rows } = this.#sortBySubject(outStarts);
    return { keys, outStarts, words, rows, inStarts, ...sortByObject(outStarts, words, inStarts) };
  }

  /** Puts numbers in place of keys, and counts the relations of each node. */
  #numberNodes(outStarts: Uint32Array, inStarts: Uint32Array): void {
    for (const piece of this.#pieces) {
      const end = piece === this.#last ? this.#filled : piece.length;
      for (let at = 0; at < end; at += TAKEN) {
        const subject = this.#keys.rank(piece[at] as number);
        const object = this.#keys.rank(piece[at + 1] as number);
        piece[at] = subject;
        piece[at + 1] = object;
        outStarts[subject + 1] = (outStarts[subject + 1] as number) + 1;
        inStarts[object + 1] = (inStarts[object + 1] as number) + 1;
      }
    }
    sumUp(outStarts);
    sumUp(inStarts);
  }

  #sortBySubject(outStarts: Uint32Array): Pick<GraphPart, 'words' | 'rows'> {
    const words = sharedUint32(this.#count * WORDS);
    const rows = sharedUint32(this.#count);
    const cursors = outStarts.slice();
    for (let piece = this.#pieces.shift(); piece !== undefined; piece = this.#pieces.shift()) {
      const end = piece === this.#last ? this.#filled : piece.length;
      for (let at = 0; at < end; at += TAKEN) {
        const subject = piece[at] as number;
        const to = cursors[subject] as number;
        cursors[subject] = to + 1;
        words[to * WORDS] = piece[at + 1] as number;
        words[to * WORDS + 1] = piece[at + 2] as number;
        words[to * WORDS + 2] = piece[at + 3] as number;
        rows[to] = piece[at + 4] as number;
      }
    }
    return { words, rows };
  }
}

const MAX_ROW = 0xffffffff;

const sumUp = (starts: Uint32Array): void => {
  for (let i = 1; i < starts.length; i++) starts[i] = (starts[i] as number) + (starts[i - 1] as number);
};

const sortByObject = (
  outStarts: Uint32Array,
  words: Uint32Array,
  inStarts: Uint32Array,
): Pick<GraphPart, 'incoming' | 'subjects'> => {
  const incoming = sharedUint32(words.length / WORDS);
  const subjects = sharedUint32(incoming.length);
  const cursors = inStarts.slice();
  for (let subject = 0; subject + 1 < outStarts.length; subject++) {
    const end = outStarts[subject + 1] as number;
    for (let relation = outStarts[subject] as number; relation < end; relation++) {
      const object = words[relation * WORDS] as number;
      const to = cursors[object] as number;
      cursors[object] = to + 1;
      incoming[to] = relation;
      subjects[to] = subject;
    }
  }
  return { incoming, subjects };
};

/** Builds a graph from relations in any order. Nothing of what is handed in is kept but its numbers. */
export class GraphBuilder {
  readonly #part = new PartBuilder();

  add(relation: Relation): void {
    this.#part.add(relation);
  }

  addAll(relations: Iterable<Relation>): void {
    for (const relation of relations) this.#part.add(relation);
  }

  finish(): Graph {
    return { base: this.#part.finish() };
  }
}

export const buildGraph = (relations: Iterable<Relation>): Graph => {
  const builder = new GraphBuilder();
  builder.addAll(relations);
  return builder.finish();
};
