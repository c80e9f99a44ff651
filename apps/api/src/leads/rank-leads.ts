import { type Place, pointsOf, type Span, worthOf, yearsTogether } from './place.ts';

/** Somebody whose career is compared with everybody else's. */
export type Source = {
  id: number;
  /** In one order for all, because sums of fractions depend on it. */
  stays: readonly { place: string; spans: readonly Span[] }[];
};

export type Places = ReadonlyMap<string, Place>;

type Ranking = {
  sources: readonly Source[];
  places: Places;
  thisYear: number;
  /** Who may be a lead at all, beside those who are sources. */
  isWanted: (person: number) => boolean;
  offset: number;
  limit: number;
};

type RankedLeads = {
  total: number;
  /** Highest score first, then lowest id. */
  page: { id: number; score: number }[];
  /** How many leads each source shares something with, in the order of the sources. */
  leadsOfSources: number[];
};

/**
 * Sums by person. Ids are small and dense, so an array is both the quickest and the smallest table for them; it is kept
 * and left empty, because making it anew would take longer than a ranking does.
 */
class Ledger {
  #sums = new Float64Array(0);
  readonly entered: number[] = [];

  reserve(people: number): void {
    if (this.#sums.length < people) this.#sums = new Float64Array(Math.ceil(people * 1.25));
  }

  add(person: number, amount: number): void {
    const before = this.#sums[person] as number;
    if (before === 0) this.entered.push(person);
    this.#sums[person] = before + amount;
  }

  sumOf(person: number): number {
    return this.#sums[person] as number;
  }

  /** Hands over everybody entered with their sum, and is empty afterwards. */
  settle(take: (person: number, sum: number) => void): void {
    for (const person of this.entered) {
      take(person, this.#sums[person] as number);
      this.#sums[person] = 0;
    }
    this.entered.length = 0;
  }
}

const worths = new Ledger();
const scores = new Ledger();

/** The people who share a place with a source, by their score. Does not wait for anything, so the ledgers are its own. */
export const rankLeads = ({ sources, places, thisYear, isWanted, offset, limit }: Ranking): RankedLeads => {
  const people = 1 + highestId(places);
  worths.reserve(people);
  scores.reserve(people);
  const sourceIds = new Set(sources.map(({ id }) => id));
  const leadsOfSources = sources.map((source) => {
    enterWorths(source, places, thisYear);
    let leads = 0;
    worths.settle((person, worth) => {
      const points = pointsOf(worth);
      if (points === 0 || sourceIds.has(person) || !isWanted(person)) return;
      scores.add(person, points);
      leads++;
    });
    return leads;
  });
  const total = scores.entered.length;
  const page = pageOf(offset, limit);
  scores.settle(() => {});
  return { total, page, leadsOfSources };
};

const highestId = (places: Places): number => {
  let highest = 0;
  for (const { presences } of places.values()) {
    for (const { people } of presences) highest = Math.max(highest, people.at(-1) ?? 0);
  }
  return highest;
};

const enterWorths = ({ stays }: Source, places: Places, thisYear: number): void => {
  for (const { place: key, spans } of stays) {
    const place = places.get(key);
    for (const presence of place?.presences ?? []) {
      const worth = place ? worthOf(place, yearsTogether(spans, presence.spans, thisYear)) : 0;
      for (const person of presence.people) worths.add(person, worth);
    }
  }
};

/** Plain numbers are sorted many times faster than pairs: so first the score of the last on the page, then the rest. */
const pageOf = (offset: number, limit: number): RankedLeads['page'] => {
  const { entered } = scores;
  const end = Math.min(entered.length, offset + limit);
  if (offset >= end) return [];
  const sorted = Float64Array.from(entered, (person) => scores.sumOf(person)).sort();
  const last = sorted[sorted.length - end] as number;
  const above: { id: number; score: number }[] = [];
  const equal: number[] = [];
  for (const id of entered) {
    const score = scores.sumOf(id);
    if (score > last) above.push({ id, score });
    else if (score === last) equal.push(id);
  }
  above.sort((a, b) => b.score - a.score || a.id - b.id);
  const rest = Float64Array.from(equal)
    .sort()
    .subarray(0, end - above.length);
  return [...above, ...Array.from(rest, (id) => ({ id, score: last }))].slice(offset, end);
};
