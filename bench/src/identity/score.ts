import type { Fault } from './noise.ts';
import type { Casting } from './people.ts';
import type { TrueWorld } from './world.ts';

/** Pairs of mentions: joined and one person, joined but two people, one person but not joined. */
export type Pairs = { right: number; wrong: number; missed: number };

export type Score = Pairs & { precision: number; recall: number; purity: number };

const pairsOf = (count: number): number => (count * (count - 1)) / 2;

const tally = <K>(keys: Iterable<K>): Map<K, number> => {
  const counts = new Map<K, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

const pairsIn = (counts: Map<unknown, number>): number => {
  let sum = 0;
  for (const count of counts.values()) sum += pairsOf(count);
  return sum;
};

/** These have so many mentions that their pairs would drown all others. */
const HUBS: ReadonlySet<Casting> = new Set(['administrator', 'shelf_founder']);

export const isHub = ({ personOf, people }: TrueWorld, mention: number): boolean =>
  HUBS.has(people[personOf[mention] ?? -1]?.casting ?? 'plain');

/** Compares joined mentions with the truth; `counts` says which mentions are looked at. */
export const score = (world: TrueWorld, joined: ArrayLike<number>, counts: (mention: number) => boolean): Score => {
  const ids = world.mentions.map(({ id }) => id).filter(counts);
  const clusters = tally(ids.map((id) => joined[id]));
  const truth = tally(ids.map((id) => world.personOf[id]));
  const both = tally(ids.map((id) => `${joined[id]} ${world.personOf[id]}`));
  const right = pairsIn(both);
  const wrong = pairsIn(clusters) - right;
  const missed = pairsIn(truth) - right;
  return {
    right,
    wrong,
    missed,
    purity: purityOf(both, ids.length),
    precision: right + wrong === 0 ? 1 : right / (right + wrong),
    recall: right / (right + missed),
  };
};

/** Of all mentions, the share that belongs to the person whom most mentions of its cluster belong to. */
const purityOf = (both: Map<string, number>, total: number): number => {
  const largest = new Map<string, number>();
  for (const [key, count] of both) {
    const [cluster = ''] = key.split(' ');
    largest.set(cluster, Math.max(largest.get(cluster) ?? 0, count));
  }
  let sum = 0;
  for (const count of largest.values()) sum += count;
  return sum / total;
};

/** The first of these that happened to either mention is taken as the cause of a miss. */
const CAUSES: readonly Fault[] = [
  ...(['birth_mistyped', 'surname_changed', 'initial', 'misspelt', 'umlaut_lost', 'double_name_shortened'] as const),
  ...(['nickname', 'particle_dropped', 'moved', 'no_place', 'middle_name_dropped', 'umlaut_spelt_out'] as const),
];

/** Somebody with more mentions than this is looked at only in part. */
const MOST_MENTIONS = 60;

const gather = (keyOf: (mention: number) => number, count: number): Map<number, number[]> => {
  const gathered = new Map<number, number[]>();
  for (let id = 0; id < count; id++) {
    const list = gathered.get(keyOf(id));
    if (list === undefined) gathered.set(keyOf(id), [id]);
    else if (list.length < MOST_MENTIONS) list.push(id);
  }
  return gathered;
};

function* pairsWithin(lists: Iterable<readonly number[]>): Generator<[number, number]> {
  for (const list of lists) {
    for (const [i, one] of list.entries()) for (const other of list.slice(i + 1)) yield [one, other];
  }
}

/** Missed and found pairs by what happened to them. */
export const missesByCause = (
  { mentions, personOf, faultsOf }: TrueWorld,
  joined: ArrayLike<number>,
): Map<string, { missed: number; all: number }> => {
  const causes = new Map<string, { missed: number; all: number }>();
  for (const [one, other] of pairsWithin(gather((id) => personOf[id] ?? -1, mentions.length).values())) {
    const cause = causeOf(faultsOf[one] ?? [], faultsOf[other] ?? []);
    const counted = causes.get(cause) ?? { missed: 0, all: 0 };
    counted.all++;
    if (joined[one] !== joined[other]) counted.missed++;
    causes.set(cause, counted);
  }
  return causes;
};

/** Only what happened to one of two can tell them apart. */
const causeOf = (one: readonly Fault[], other: readonly Fault[]): string =>
  CAUSES.find((fault) => one.includes(fault) !== other.includes(fault)) ?? 'none of these';

/** Wrongly joined pairs by who they are. */
export const mistakesByCasting = (
  { mentions, personOf, people }: TrueWorld,
  joined: ArrayLike<number>,
): Map<string, number> => {
  const mistakes = new Map<string, number>();
  for (const [one, other] of pairsWithin(gather((id) => joined[id] ?? -1, mentions.length).values())) {
    const [a, b] = [people[personOf[one] ?? -1], people[personOf[other] ?? -1]];
    if (a === undefined || b === undefined || a === b) continue;
    const casting = a.casting === 'plain' ? b.casting : a.casting;
    mistakes.set(casting, (mistakes.get(casting) ?? 0) + 1);
  }
  return mistakes;
};
