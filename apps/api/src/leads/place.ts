/** An employer or school, and who was there when. */

/** Years; an end of Infinity means until today, whenever that is. */
export type Span = { from: number; to: number };

/** Everybody who was at a place in exactly these years. There are few such sets even where there are many people. */
type Presence = { spans: readonly Span[]; people: Int32Array };

export type PlaceKind = 'employer' | 'school';

export type Place = {
  kind: PlaceKind;
  /** How many people were ever there. */
  size: number;
  presences: readonly Presence[];
};

/** One entry of a career. Without a first year overlaps are unknown; without a last one it is ongoing. */
export type Stay = { from: number | null; to: number | null };

/** The years that stays at one place cover, each counted once even if two positions overlap. */
export const spansOf = (stays: readonly Stay[]): Span[] => {
  const spans = stays
    .flatMap(({ from, to }) => (from === null ? [] : [{ from, to: to ?? Number.POSITIVE_INFINITY }]))
    .filter(({ from, to }) => from <= to)
    .sort((a, b) => a.from - b.from || a.to - b.to);
  const merged: Span[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last === undefined || span.from > last.to) merged.push({ ...span });
    else last.to = Math.max(last.to, span.to);
  }
  return merged;
};

/** How many years two people were at a place together. */
export const yearsTogether = (a: readonly Span[], b: readonly Span[], thisYear: number): number => {
  let years = 0;
  for (const one of a) {
    for (const other of b) {
      years += Math.max(0, Math.min(one.to, other.to, thisYear) - Math.max(one.from, other.from));
    }
  }
  return years;
};

/** Colleagues know each other better than fellow pupils. */
const WEIGHTS: Record<PlaceKind, number> = { employer: 1, school: 0.5 };

/** Having been at the same place at different times is still something to talk about. */
const YEARS_WITHOUT_OVERLAP = 0.25;

/** What one shared place is worth, in hundreds of points: less if many people have been there. */
export const worthOf = ({ kind, size }: Pick<Place, 'kind' | 'size'>, years: number): number =>
  WEIGHTS[kind] * (years > 0 ? years : YEARS_WITHOUT_OVERLAP) * (1 / Math.log2(2 + size));

/** The points of one contributor, from the worth of all shared places. */
export const pointsOf = (worth: number): number => Math.round(100 * worth);

/** The people who have an entry of exactly these years. */
export type Attendance = Stay & { people: Int32Array };

/** Groups the people at one place by the years they were there. */
export const placeOf = (kind: PlaceKind, attendances: readonly Attendance[]): Place => {
  const { size, returning } = countPeople(attendances);
  const byYears = new Map<string, { spans: Span[]; people: Int32Array[] }>();
  const enter = (spans: Span[], people: Int32Array): void => {
    const years = spans.map(({ from, to }) => `${from}-${to}`).join();
    const known = byYears.get(years);
    if (known === undefined) byYears.set(years, { spans, people: [people] });
    else known.people.push(people);
  };
  for (const { from, to, people } of attendances) {
    const once = people.filter((person) => {
      const stays = returning.get(person);
      stays?.push({ from, to });
      return stays === undefined;
    });
    if (once.length > 0) enter(spansOf([{ from, to }]), once);
  }
  for (const [person, stays] of returning) enter(spansOf(stays), Int32Array.of(person));
  const presences = [...byYears.values()].map(({ spans, people }) => ({ spans, people: joined(people).sort() }));
  return { kind, size, presences };
};

/** Counts the people and finds those with several entries: they are few, and only they need a closer look. */
const countPeople = (attendances: readonly Attendance[]): { size: number; returning: Map<number, Stay[]> } => {
  const all = joined(attendances.map(({ people }) => people)).sort();
  const returning = new Map<number, Stay[]>();
  let size = 0;
  for (let i = 0; i < all.length; i++) {
    if (i > 0 && all[i] === all[i - 1]) returning.set(all[i] as number, []);
    else size++;
  }
  return { size, returning };
};

const joined = (lists: readonly Int32Array[]): Int32Array => {
  const all = new Int32Array(lists.reduce((sum, { length }) => sum + length, 0));
  let length = 0;
  for (const list of lists) {
    all.set(list, length);
    length += list.length;
  }
  return all;
};
