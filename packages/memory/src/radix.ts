/** Sorting by integer keys: a few linear passes where comparing strings or objects would take most of a build. */

/** Below this many entries small digits win: clearing 65,536 buckets costs more than the extra passes. */
const SMALL = 4096;

/**
 * The order in which entries must be read so that their keys ascend; equal ones keep their order. Several key arrays
 * form one long key, most significant first.
 */
export const orderByKeys = (length: number, ...keys: readonly Uint32Array[]): Uint32Array => {
  const digitBits = length < SMALL ? 8 : 16;
  const mask = (1 << digitBits) - 1;
  const buckets = new Uint32Array(mask + 1);
  let order = new Uint32Array(length);
  let other = new Uint32Array(length);
  for (let i = 0; i < length; i++) order[i] = i;
  let isAsGiven = true;
  for (let k = keys.length - 1; k >= 0; k--) {
    const key = keys[k] as Uint32Array;
    if (isAsGiven && isAscending(key)) continue;
    isAsGiven = false;
    for (let shift = 0; shift < 32; shift += digitBits) {
      buckets.fill(0);
      for (let i = 0; i < length; i++) {
        const digit = ((key[i] as number) >>> shift) & mask;
        buckets[digit] = (buckets[digit] as number) + 1;
      }
      const isConstant = length === 0 || buckets[((key[0] as number) >>> shift) & mask] === length;
      if (isConstant) continue;
      startsOf(buckets);
      for (let i = 0; i < length; i++) {
        const entry = order[i] as number;
        const digit = ((key[entry] as number) >>> shift) & mask;
        const at = buckets[digit] as number;
        buckets[digit] = at + 1;
        other[at] = entry;
      }
      [order, other] = [other, order];
    }
  }
  return order;
};

export const isAscending = (values: Uint32Array): boolean => {
  for (let i = 1; i < values.length; i++) if ((values[i] as number) < (values[i - 1] as number)) return false;
  return true;
};

const startsOf = (buckets: Uint32Array): void => {
  let sum = 0;
  for (let i = 0; i < buckets.length; i++) {
    const count = buckets[i] as number;
    buckets[i] = sum;
    sum += count;
  }
};

/** Below this many entries an insertion sort beats a sort that calls back. */
const FEW = 24;

/** Sorts what the keys left equal: each run of neighbours for which `isSame` holds is put in order by `compare`. */
export const sortRuns = (
  order: Uint32Array,
  isSame: (a: number, b: number) => boolean,
  compare: (a: number, b: number) => number,
): void => {
  let start = 0;
  for (let i = 1; i <= order.length; i++) {
    if (i < order.length && isSame(order[start] as number, order[i] as number)) continue;
    if (i - start > FEW) order.subarray(start, i).sort(compare);
    else if (i - start > 1) insertionSort(order, start, i, compare);
    start = i;
  }
};

const insertionSort = (
  order: Uint32Array,
  from: number,
  to: number,
  compare: (a: number, b: number) => number,
): void => {
  for (let i = from + 1; i < to; i++) {
    const entry = order[i] as number;
    let j = i - 1;
    while (j >= from && compare(order[j] as number, entry) > 0) {
      order[j + 1] = order[j] as number;
      j--;
    }
    order[j + 1] = entry;
  }
};

/** The permutation that undoes `order`: where each entry went. */
export const placesOf = (order: Uint32Array): Uint32Array => {
  const places = new Uint32Array(order.length);
  for (let i = 0; i < order.length; i++) places[order[i] as number] = i;
  return places;
};

/** Values grouped by `keys` (0 … groups - 1), each group keeping the order of its values: a counting sort. */
export const groupValues = (
  keys: Uint32Array,
  values: Uint32Array,
  groups: number,
): { starts: Uint32Array; values: Uint32Array } => {
  const starts = groupStarts(keys, groups);
  const cursors = starts.slice(0, groups);
  const grouped = new Uint32Array(keys.length);
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as number;
    const at = cursors[key] as number;
    cursors[key] = at + 1;
    grouped[at] = values[i] as number;
  }
  return { starts, values: grouped };
};

/** Where each group begins once the keys are grouped; the last number is how many there are. */
export const groupStarts = (keys: Uint32Array, groups: number): Uint32Array => {
  const starts = new Uint32Array(groups + 1);
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as number;
    starts[key + 1] = (starts[key + 1] as number) + 1;
  }
  for (let i = 0; i < groups; i++) starts[i + 1] = (starts[i + 1] as number) + (starts[i] as number);
  return starts;
};
