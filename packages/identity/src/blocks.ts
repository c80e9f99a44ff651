import { keysOfKind } from './blocking.ts';
import { GrowingNumbers } from './growing-numbers.ts';
import type { Profile } from './profile.ts';
import type { Statistics } from './statistics.ts';

/**
 * Groups millions of keys by sorting them in one piece of memory. A map of them would hold every key as an object of its
 * own, and the collector would spend more time on those than the comparison takes.
 */

/** A number to sort by: some bits of the key, then which entry it is. Both together stay an exact integer. */
const MOST_ENTRIES = 2 ** 24;
const HASHES = 2 ** 29;

type Entries = { keys: GrowingNumbers; owners: GrowingNumbers; order: Float64Array };

/** Calls back with each key of a kind that several mentions have, and their places among the profiles. */
export const forEachBlock = (
  kind: number,
  profiles: readonly Profile[],
  statistics: Statistics,
  visit: (key: number, members: number[]) => void,
): void => {
  const { keys, owners, order } = entriesOf(kind, profiles, statistics);
  const entryAt = (place: number): number => (order[place] as number) % MOST_ENTRIES;
  const hashAt = (place: number): number => Math.floor((order[place] as number) / MOST_ENTRIES);
  for (let start = 0, end = 0; start < order.length; start = end) {
    for (end = start + 1; end < order.length && hashAt(end) === hashAt(start); ) end++;
    if (end - start < 2) continue;
    // Several keys may share the bits that were sorted by.
    const blocks = new Map<number, number[]>();
    for (let place = start; place < end; place++) {
      const key = keys.at(entryAt(place));
      const owner = owners.at(entryAt(place));
      const members = blocks.get(key);
      if (members) members.push(owner);
      else blocks.set(key, [owner]);
    }
    for (const [key, members] of blocks) if (members.length > 1) visit(key, members);
  }
};

const entriesOf = (kind: number, profiles: readonly Profile[], statistics: Statistics): Entries => {
  const keys = new GrowingNumbers();
  const owners = new GrowingNumbers();
  for (const [i, profile] of profiles.entries()) {
    for (const key of keysOfKind(kind, profile, statistics)) {
      keys.push(key);
      owners.push(i);
    }
  }
  if (keys.length > MOST_ENTRIES) throw new RangeError('There are too many mentions to compare at once.');
  const order = new Float64Array(keys.length);
  for (let entry = 0; entry < order.length; entry++) order[entry] = (keys.at(entry) % HASHES) * MOST_ENTRIES + entry;
  return { keys, owners, order: order.sort() };
};
