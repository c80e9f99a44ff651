import { sharedUint16, sharedUint32 } from '@firmament/memory/arrays';
import { wordCount } from '../text/dictionary.ts';
import type { ChoiceColumn } from './choices.ts';

/**
 * Which labels a document has, laid out for counting. Country, status, legal form and region of two million documents
 * take only some thousand different values together: each such combination gets a number, and counting combinations
 * counts every column of the group at once. Two groups share the 32 bits of a row, so one look at a row counts both.
 */
export type FacetRows = {
  /** By document: the lower group's combination in the lower half, the upper group's (if any) in the upper half. */
  readonly rows: Uint32Array;
  readonly lower: FacetGroup;
  readonly upper: FacetGroup;
};

/** A code is 0 for no label, otherwise the label's number plus one. */
export type FacetGroup = {
  /** The columns of the group, as places among the schema's choice columns. */
  readonly columns: Uint16Array;
  /** The code of combination n for the group's column c is at n × columns + c. */
  readonly codes: Uint32Array;
};

/** Half a row has 16 bits. */
const MAX_COMBINATIONS = 0x10000;

type Choice = { readonly column: ChoiceColumn; readonly codes: Uint32Array };
type Draft = { readonly members: number[]; readonly numbers: Uint32Array };

export const buildFacetRows = (choices: readonly Choice[], size: number): Record<string, FacetRows> => {
  const { drafts, oversized } = draftGroups(choices, size);
  const rows: Record<string, FacetRows> = {};
  for (let i = 0; i < drafts.length; i += 2) {
    const lower = drafts[i] as Draft;
    const upper = drafts[i + 1] ?? { members: [], numbers: new Uint32Array(size) };
    const packed = sharedUint32(size);
    for (let document = 0; document < size; document++) {
      packed[document] = (lower.numbers[document] as number) | ((upper.numbers[document] as number) << 16);
    }
    rows[`pair${i / 2}`] = { rows: packed, lower: groupOf(lower, choices), upper: groupOf(upper, choices) };
  }
  for (const index of oversized) rows[`wide${index}`] = wideRows(index, choices[index] as Choice);
  return rows;
};

/** A column with too many labels for half a row gets rows of its own: the row is the code. */
const wideRows = (index: number, { codes }: Choice): FacetRows => {
  const rows = sharedUint32(codes.length);
  rows.set(codes);
  const columns = sharedUint16(1);
  columns[0] = index;
  const none = { columns: sharedUint16(0), codes: sharedUint32(0) };
  return { rows, lower: { columns, codes: sharedUint32(0) }, upper: none };
};

/** Joins columns, fewest labels first, for as long as their combinations fit. */
const draftGroups = (choices: readonly Choice[], size: number): { drafts: Draft[]; oversized: number[] } => {
  const labelsOf = (index: number): number => wordCount((choices[index] as Choice).column.labels);
  const byLabels = choices.map((_, index) => index).sort((a, b) => labelsOf(a) - labelsOf(b));
  const drafts: Draft[] = [];
  const oversized: number[] = [];
  let draft: Draft | undefined;
  for (const index of byLabels) {
    const { codes } = choices[index] as Choice;
    const joined: Uint32Array | undefined = draft && joinColumn(draft.numbers, codes, labelsOf(index));
    if (draft !== undefined && joined !== undefined) {
      draft = { members: [...draft.members, index], numbers: joined };
      continue;
    }
    const alone = joinColumn(new Uint32Array(size), codes, labelsOf(index));
    if (alone === undefined) {
      oversized.push(index);
      continue;
    }
    if (draft !== undefined) drafts.push(draft);
    draft = { members: [index], numbers: alone };
  }
  return { drafts: draft === undefined ? drafts : [...drafts, draft], oversized };
};

/** Numbers the pairs of the combination so far and the column's code; undefined if there are too many. */
const joinColumn = (numbers: Uint32Array, codes: Uint32Array, labels: number): Uint32Array | undefined => {
  const seen = new Map<number, number>();
  const joined = new Uint32Array(numbers.length);
  for (let document = 0; document < numbers.length; document++) {
    const pair = (numbers[document] as number) * (labels + 1) + (codes[document] as number);
    let number = seen.get(pair);
    if (number === undefined) {
      number = seen.size;
      if (number === MAX_COMBINATIONS) return undefined;
      seen.set(pair, number);
    }
    joined[document] = number;
  }
  return joined;
};

const groupOf = ({ members, numbers }: Draft, choices: readonly Choice[]): FacetGroup => {
  const columns = sharedUint16(members.length);
  columns.set(members);
  const width = members.length;
  if (width === 0) return { columns, codes: sharedUint32(0) };
  let count = 0;
  for (let document = 0; document < numbers.length; document++) {
    count = Math.max(count, (numbers[document] as number) + 1);
  }
  const codes = sharedUint32(count * width);
  for (let document = 0; document < numbers.length; document++) {
    const at = (numbers[document] as number) * width;
    for (let c = 0; c < width; c++) {
      codes[at + c] = (choices[members[c] as number] as Choice).codes[document] as number;
    }
  }
  return { columns, codes };
};
