import type { Bitmap, Occupied } from '@firmament/memory/bitmap';
import type { FacetGroup, FacetRows } from '../columns/facet-rows.ts';
import type { Segment } from '../index/segment.ts';

/** The loops behind facets: how many documents of a set have each label of some choice columns. */

/** For each column a count by code; code 0 is "no label". */
export type Counts = ReadonlyMap<string, Uint32Array>;

/** Adds to `counts` the documents of the set, or, if `isInverse`, those that are not in it. */
export const tally = (segment: Segment, bits: Bitmap, isInverse: boolean, counts: Counts): void => {
  const names = Object.keys(segment.choices);
  for (const rows of Object.values(segment.facetRows)) {
    const lower = wantedOf(rows.lower, names, counts);
    const upper = wantedOf(rows.upper, names, counts);
    if (lower.length + upper.length === 0) continue;
    const isWide = rows.lower.codes.length === 0;
    if (isWide) for (const { counts: column } of lower) tallyWide(bits, isInverse, rows.rows, column);
    else tallyCombined(bits, isInverse, rows, lower, upper);
  }
};

/** Like tally, for a sparse set; adds each code to `met` when it first occurs. */
export const tallyFew = (segment: Segment, bits: Bitmap, occupied: Occupied, counts: Counts, met: Met): void => {
  const names = Object.keys(segment.choices);
  for (const { rows, lower, upper } of Object.values(segment.facetRows)) {
    const isWide = lower.codes.length === 0;
    for (const [group, shift] of [[lower, 0] as const, [upper, 16] as const]) {
      const width = group.columns.length;
      for (const { c, counts: column } of wantedOf(group, names, counts)) {
        const codes = met.get(names[group.columns[c] as number] ?? '') ?? [];
        for (let n = 0; n < occupied.length; n++) {
          const i = occupied[n] as number;
          for (let word = (bits[i] as number) | 0; word !== 0; word &= word - 1) {
            const row = rows[(i << 5) + (31 - Math.clz32(word & -word))] as number;
            const code = isWide ? row : (group.codes[((row >>> shift) & 0xffff) * width + c] as number);
            if (column[code] === 0) codes.push(code);
            column[code] = (column[code] as number) + 1;
          }
        }
      }
    }
  }
};

/** For each column the codes that occurred. */
export type Met = ReadonlyMap<string, number[]>;

/** A column to count: its place in the group, and its counts. */
type Wanted = { readonly c: number; readonly counts: Uint32Array };

const wantedOf = ({ columns }: FacetGroup, names: readonly string[], counts: Counts): Wanted[] =>
  Array.from(columns).flatMap((place, c) => {
    const column = counts.get(names[place] ?? '');
    return column === undefined ? [] : [{ c, counts: column }];
  });

/** At least one: rows without an upper group have 0 there. */
const combinationsOf = ({ columns, codes }: FacetGroup): number =>
  Math.max(1, codes.length / Math.max(1, columns.length));

/** The bits of a word to count, without those past the last document. */
const wordAt = (bits: Bitmap, i: number, flip: number, size: number): number => {
  const word = (bits[i] as number) ^ flip;
  const excess = (i << 5) + 32 - size;
  return excess > 0 ? word & (-1 >>> excess) : word;
};

const tallyWide = (bits: Bitmap, isInverse: boolean, rows: Uint32Array, counts: Uint32Array): void => {
  const flip = isInverse ? -1 : 0;
  for (let i = 0; i < bits.length; i++) {
    let word = wordAt(bits, i, flip, rows.length);
    const base = i << 5;
    while (word !== 0) {
      const lowest = word & -word;
      const code = rows[base + (31 - Math.clz32(lowest))] as number;
      word ^= lowest;
      counts[code] = (counts[code] as number) + 1;
    }
  }
};

/** Counts combinations first, so that each is unfolded into its columns only once. */
const tallyCombined = (
  bits: Bitmap,
  isInverse: boolean,
  { rows, lower, upper }: FacetRows,
  lowerWanted: readonly Wanted[],
  upperWanted: readonly Wanted[],
): void => {
  const lowerCounts = new Uint32Array(combinationsOf(lower));
  const upperCounts = new Uint32Array(combinationsOf(upper));
  const flip = isInverse ? -1 : 0;
  for (let i = 0; i < bits.length; i++) {
    let word = wordAt(bits, i, flip, rows.length);
    const base = i << 5;
    while (word !== 0) {
      const lowest = word & -word;
      const row = rows[base + (31 - Math.clz32(lowest))] as number;
      word ^= lowest;
      lowerCounts[row & 0xffff] = (lowerCounts[row & 0xffff] as number) + 1;
      upperCounts[row >>> 16] = (upperCounts[row >>> 16] as number) + 1;
    }
  }
  unfold(lower, lowerCounts, lowerWanted);
  unfold(upper, upperCounts, upperWanted);
};

const unfold = (group: FacetGroup, combined: Uint32Array, wanted: readonly Wanted[]): void => {
  const width = group.columns.length;
  for (let n = 0; n < combined.length; n++) {
    const count = combined[n] as number;
    if (count === 0) continue;
    for (let i = 0; i < wanted.length; i++) {
      const { c, counts } = wanted[i] as Wanted;
      const code = group.codes[n * width + c] as number;
      counts[code] = (counts[code] as number) + count;
    }
  }
};
