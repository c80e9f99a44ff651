import { setImmediate as pause } from 'node:timers/promises';
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
 * One cell per person. Ids are small and dense, so an array is both the quickest and the smallest table for them; the
 * tables are kept and left empty, because making them anew would take longer than a ranking does.
 */
const tables = {
  /** What the source at hand shares with a person. */
  worths: new Float64Array(0),
  /** Whom the source at hand shares something with, in any order. */
  met: new Int32Array(0),
  scores: new Int32Array(0),
  /** Who has a score, in any order. */
  leads: new Int32Array(0),
  standings: new Uint8Array(0),
};

/** Whether somebody may be a lead, asked once per ranking. */
const UNKNOWN = 0;
const WANTED = 1;
const LEFT_OUT = 2;

const reserve = (people: number): void => {
  if (tables.scores.length >= people) return;
  const size = Math.ceil(people * 1.25);
  tables.worths = new Float64Array(size);
  tables.met = new Int32Array(size);
  tables.scores = new Int32Array(size);
  tables.leads = new Int32Array(size);
  tables.standings = new Uint8Array(size);
};

/** So long at most nobody else gets a turn on this thread. */
const PATIENCE_MS = 20;

let turn: Promise<unknown> = Promise.resolve();

/** The people who share a place with a source, by their score. Rankings take turns, because the tables are shared. */
export const rankLeads = (ranking: Ranking): Promise<RankedLeads> => {
  const mine = turn.then(() => rankInTurn(ranking));
  turn = mine.catch(() => {});
  return mine;
};

const rankInTurn = async ({ sources, places, thisYear, isWanted, offset, limit }: Ranking): Promise<RankedLeads> => {
  reserve(1 + highestId(places, sources));
  const { standings, scores, leads } = tables;
  for (const { id } of sources) standings[id] = LEFT_OUT;
  const leadsOfSources: number[] = [];
  let total = 0;
  let since = performance.now();
  for (const source of sources) {
    const { met, entered } = scoreSource({ source, places, thisYear, isWanted, total });
    leadsOfSources.push(met);
    total = entered;
    if (performance.now() - since < PATIENCE_MS) continue;
    await pause();
    since = performance.now();
  }
  const page = pageOf(leads.subarray(0, total), offset, limit);
  for (let i = 0; i < total; i++) scores[leads[i] as number] = 0;
  standings.fill(UNKNOWN);
  return { total, page, leadsOfSources };
};

const highestId = (places: Places, sources: readonly Source[]): number => {
  let highest = sources.reduce((most, { id }) => Math.max(most, id), 0);
  for (const { presences } of places.values()) {
    for (const { people } of presences) highest = Math.max(highest, people.at(-1) ?? 0);
  }
  return highest;
};

type Scoring = Pick<Ranking, 'places' | 'thisYear' | 'isWanted'> & { source: Source; total: number };

/** Adds what one source shares with everybody to their scores. Gives with how many, and how many have a score now. */
const scoreSource = ({ source, places, thisYear, isWanted, total }: Scoring): { met: number; entered: number } => {
  const { worths, met, scores, leads, standings } = tables;
  let entered = total;
  let count = 0;

  const score = (person: number, worth: number): void => {
    const points = pointsOf(worth);
    if (points === 0) return;
    if (standings[person] === UNKNOWN) standings[person] = isWanted(person) ? WANTED : LEFT_OUT;
    if (standings[person] === LEFT_OUT) return;
    count++;
    if (scores[person] === 0) leads[entered++] = person;
    scores[person] = (scores[person] as number) + points;
  };

  let noted = 0;
  const last = source.stays.length - 1;
  source.stays.forEach(({ place: key, spans }, i) => {
    const place = places.get(key);
    for (const { people, spans: theirs } of place?.presences ?? []) {
      const worth = place ? worthOf(place, yearsTogether(spans, theirs, thisYear)) : 0;
      for (const person of people) {
        const before = worths[person] as number;
        if (i === last) {
          // Most people are met at one place only, and the last one, a school, is the largest: no second look at them.
          score(person, before + worth);
          worths[person] = 0;
        } else {
          if (before === 0) met[noted++] = person;
          worths[person] = before + worth;
        }
      }
    }
  });
  for (let i = 0; i < noted; i++) {
    const person = met[i] as number;
    const worth = worths[person] as number;
    if (worth === 0) continue;
    score(person, worth);
    worths[person] = 0;
  }
  return { met: count, entered };
};

/** How many have each score gives the score of the last on the page; only who reaches it is sorted. */
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
