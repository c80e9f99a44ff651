import { type Caller, OURSELVES } from '../platform/fairness/caller.ts';
import { createPatience } from '../platform/fairness/patience.ts';
import { tooManyAtOnce } from '../platform/fairness/too-many-at-once.ts';
import { createTurns } from '../platform/fairness/turns.ts';
import { type Place, pointsOf, type Span, worthOf, yearsTogether } from './place.ts';

/** A person whose career is compared with everybody else's. */
export type Source = {
  id: number;
  /** In the same order for all sources, because sums of fractions depend on it. */
  stays: readonly { place: string; spans: readonly Span[] }[];
};

export type Places = ReadonlyMap<string, Place>;

type Ranking = {
  sources: readonly Source[];
  places: Places;
  thisYear: number;
  /** Whether a person may be a lead; sources never are. */
  isWanted: (person: number) => boolean;
  /** People at the member's own company. They are counted, and are leads only if `showsColleagues`. */
  colleagues: ReadonlySet<number>;
  showsColleagues: boolean;
  offset: number;
  limit: number;
};

type RankedLeads = {
  total: number;
  /** How many colleagues have a score, whether they are shown or not. */
  colleagueCount: number;
  /** Highest score first, then lowest id. */
  page: { id: number; score: number }[];
  /** How many leads each source shares something with, in the order of the sources. */
  leadsOfSources: number[];
};

/**
 * One cell per person. Ids are small and dense, so an array is both the fastest and the smallest table for them. The
 * tables are kept and cleared after use, because allocating them would take longer than a ranking does.
 */
const tables = {
  /** At how many of the places a person was. */
  visits: new Uint16Array(0),
  /** For people at several places: where their list begins (see `Meeting`), counted from 1. */
  lists: new Int32Array(0),
  scores: new Int32Array(0),
  /** People with a score, in any order. */
  leads: new Int32Array(0),
};

const reserve = (people: number): void => {
  if (tables.scores.length >= people) return;
  const size = Math.ceil(people * 1.25);
  tables.visits = new Uint16Array(size);
  tables.lists = new Int32Array(size);
  tables.scores = new Int32Array(size);
  tables.leads = new Int32Array(size);
};

/** After this time, other work on this thread gets a turn. A request needs several, so they must come soon. */
const PATIENCE_MS = 4;
/** People scored between two looks at the clock. */
const PEOPLE_PER_LOOK = 512;

/** More would wait for seconds. */
const MAX_WAITING_EACH = 20;

const turns = createTurns({ inAll: 1, each: 1, waitingEach: MAX_WAITING_EACH, refuse: tooManyAtOnce });

/** The people who share a place with a source, by their score. One ranking at a time, because the tables are shared. */
export const rankLeads = (ranking: Ranking, caller: Caller = OURSELVES): Promise<RankedLeads> =>
  turns.run(caller, () => rankInTurn(ranking));

/**
 * Most people were at only one of the places. What they share with all sources together depends on the years alone, so
 * it is computed once for everybody with the same years. Only people at several places are scored one by one.
 */
const rankInTurn = async (ranking: Ranking): Promise<RankedLeads> => {
  const { sources, places, thisYear, isWanted, colleagues, showsColleagues, offset, limit } = ranking;
  reserve(1 + highestId(places, sources));
  const { visits, lists, scores, leads } = tables;
  const isSource = new Set(sources.map(({ id }) => id));
  const leadsOfSources = sources.map(() => 0);
  const giveWay = createPatience(PATIENCE_MS);
  const visited = visitedPlaces(sources, places);
  for (const { place } of visited) {
    for (const { people } of place.presences) for (const id of people) visits[id] = (visits[id] as number) + 1;
  }

  let total = 0;
  let colleagueCount = 0;
  const enter = (person: number, score: number): boolean => {
    if (isSource.has(person) || !isWanted(person)) return false;
    if (colleagues.has(person)) {
      colleagueCount++;
      if (!showsColleagues) return false;
    }
    scores[person] = score;
    leads[total++] = person;
    return true;
  };

  const several: number[] = [];
  const meetings: Meeting[] = [];
  for (const { place, visitors } of visited) {
    for (const { people, spans } of place.presences) {
      const worths = visitors.map((visitor) => worthOf(place, yearsTogether(visitor.spans, spans, thisYear)));
      const points = worths.map(pointsOf);
      const score = points.reduce((sum, part) => sum + part, 0);
      let entered = 0;
      for (const id of people) {
        if (visits[id] === 1) {
          if (score > 0 && enter(id, score)) entered++;
        } else {
          if (lists[id] === 0) several.push(id);
          lists[id] = meetings.push({ visitors, worths, before: lists[id] as number });
        }
      }
      visitors.forEach(({ source }, i) => {
        if ((points[i] as number) > 0) leadsOfSources[source] = (leadsOfSources[source] as number) + entered;
      });
      await giveWay();
    }
  }

  const shared = new Float64Array(sources.length);
  for (let i = 0; i < several.length; i++) {
    const id = several[i] as number;
    for (const { visitors, worths } of inOrder(meetings, lists[id] as number)) {
      for (let k = 0; k < visitors.length; k++) {
        const { source } = visitors[k] as Visitor;
        shared[source] = (shared[source] as number) + (worths[k] as number);
      }
    }
    lists[id] = 0;
    let score = 0;
    for (const worth of shared) score += pointsOf(worth);
    if (score > 0 && enter(id, score)) {
      shared.forEach((worth, source) => {
        if (pointsOf(worth) > 0) leadsOfSources[source] = (leadsOfSources[source] as number) + 1;
      });
    }
    shared.fill(0);
    if (i % PEOPLE_PER_LOOK === 0) await giveWay();
  }

  const page = pageOf(leads.subarray(0, total), offset, limit);
  for (let i = 0; i < total; i++) scores[leads[i] as number] = 0;
  visits.fill(0);
  return { total, colleagueCount, page, leadsOfSources };
};

/** A source at a place: its number in the list of sources, and when it was there. */
type Visitor = { source: number; spans: readonly Span[] };

/** A person at one of several places; `before` is the list's next entry, counted from 1, or 0 at its end. */
type Meeting = { visitors: readonly Visitor[]; worths: readonly number[]; before: number };

/** Reverses the list, which starts with the entry added last: sums of fractions depend on their order. */
const inOrder = (meetings: readonly Meeting[], last: number): Meeting[] => {
  const found: Meeting[] = [];
  for (let next = last; next !== 0; ) {
    const meeting = meetings[next - 1] as Meeting;
    found.push(meeting);
    next = meeting.before;
  }
  return found.reverse();
};

/** Where the sources have been, in the order in which every source has its stays. */
const visitedPlaces = (sources: readonly Source[], places: Places): { place: Place; visitors: Visitor[] }[] => {
  const byKey = new Map<string, Visitor[]>();
  sources.forEach(({ stays }, source) => {
    for (const { place, spans } of stays) {
      const visitors = byKey.get(place);
      if (visitors === undefined) byKey.set(place, [{ source, spans }]);
      else visitors.push({ source, spans });
    }
  });
  return [...byKey.keys()].sort().flatMap((key) => {
    const place = places.get(key);
    return place === undefined ? [] : [{ place, visitors: byKey.get(key) ?? [] }];
  });
};

const highestId = (places: Places, sources: readonly Source[]): number => {
  let highest = sources.reduce((most, { id }) => Math.max(most, id), 0);
  for (const { presences } of places.values()) {
    for (const { people } of presences) highest = Math.max(highest, people.at(-1) ?? 0);
  }
  return highest;
};

/** Counts the people per score to find the lowest score on the page, and sorts only those who reach it. */
const pageOf = (leads: Int32Array, offset: number, limit: number): RankedLeads['page'] => {
  const { scores } = tables;
  const end = Math.min(leads.length, offset + limit);
  if (offset >= end) return [];
  let highest = 0;
  for (const id of leads) highest = Math.max(highest, scores[id] as number);
  const counts = new Int32Array(highest + 1);
  for (const id of leads) counts[scores[id] as number] = (counts[scores[id] as number] as number) + 1;
  let last = highest;
  for (let reached = counts[last] as number; reached < end; reached += counts[last] as number) last--;
  const above: { id: number; score: number }[] = [];
  const equal: number[] = [];
  for (const id of leads) {
    const score = scores[id] as number;
    if (score > last) above.push({ id, score });
    else if (score === last) equal.push(id);
  }
  above.sort((a, b) => b.score - a.score || a.id - b.id);
  const rest = Int32Array.from(equal)
    .sort()
    .subarray(0, end - above.length);
  return [...above, ...Array.from(rest, (id) => ({ id, score: last }))].slice(offset, end);
};
