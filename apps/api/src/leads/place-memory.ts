import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../platform/database/database.ts';
import { findLargeSchools, findStays, type PresenceRow, readChanges, readPlaces } from './leads.query.ts';
import { type Attendance, type Place, type PlaceKind, placeOf } from './place.ts';

/** Reading a school with tens of thousands of people takes longer than ranking them, so large places are remembered. */

type Remembered = {
  place: Place;
  /** No transaction below this has changed anybody at the place since it was read. */
  mark: number;
};

type Limits = { rememberFrom: number; maxPeople: number };

/** Reading a smaller place takes no longer than asking whether it has changed. */
const REMEMBER_FROM = 500;
/** Bounds the memory: four bytes each. */
const MAX_PEOPLE = 8_000_000;
/** A school of that size takes longer to read than a visitor should wait. */
const WARM_FROM = 5_000;
const MAX_WARM = 200;
/** The pause after reading a school, as a multiple of the time it took. */
const REST = 4;
/** With more changes than this, reading the places again is faster than checking who was there. */
const MAX_CHANGES = 5_000;

const kindOf = (key: string): PlaceKind => (key.startsWith('s') ? 'school' : 'employer');

const attendancesByKey = (rows: readonly PresenceRow[]): Map<string, Attendance[]> => {
  const grouped = new Map<string, Attendance[]>();
  for (const { key, from_year: from, to_year: to, people } of rows) {
    const known = grouped.get(key);
    if (known === undefined) grouped.set(key, [{ from, to, people }]);
    else known.push({ from, to, people });
  }
  return grouped;
};

export class PlaceMemory {
  readonly #known = new Map<string, Remembered>();
  readonly #limits: Limits;

  constructor({ rememberFrom = REMEMBER_FROM, maxPeople = MAX_PEOPLE }: Partial<Limits> = {}) {
    this.#limits = { rememberFrom, maxPeople };
  }

  /** The places as they are now: remembered ones are checked against the changes made since, by any process. */
  async read(db: Database, keys: readonly string[]): Promise<Map<string, Place>> {
    await this.#forgetChanged(db, keys);
    const missing = keys.filter((key) => !this.#known.has(key));
    const places = new Map(keys.flatMap((key) => this.#recall(key)));
    if (missing.length === 0) return places;
    const { mark, rows } = await readPlaces(db, missing);
    const attendances = attendancesByKey(rows);
    for (const key of missing) {
      const place = placeOf(kindOf(key), attendances.get(key) ?? []);
      places.set(key, place);
      if (place.size >= this.#limits.rememberFrom) this.#known.set(key, { place, mark });
    }
    this.#makeRoom();
    return places;
  }

  /**
   * Reads the largest schools ahead, because the first request would wait longest for them. One after the other, with
   * long pauses, because other work comes first.
   */
  async warmUp(db: Database, signal: AbortSignal): Promise<void> {
    for (const key of await findLargeSchools(db, WARM_FROM, MAX_WARM)) {
      const startedAt = performance.now();
      await this.read(db, [key]);
      await pause(REST * (performance.now() - startedAt), undefined, { signal });
    }
  }

  /** Moves the place to the end: the least recently used one is dropped first. */
  #recall(key: string): [string, Place][] {
    const known = this.#known.get(key);
    if (known === undefined) return [];
    this.#known.delete(key);
    this.#known.set(key, known);
    return [[key, known.place]];
  }

  #makeRoom(): void {
    let people = 0;
    for (const { place } of this.#known.values()) people += place.size;
    for (const [key, { place }] of this.#known) {
      if (people <= this.#limits.maxPeople) return;
      this.#known.delete(key);
      people -= place.size;
    }
  }

  async #forgetChanged(db: Database, keys: readonly string[]): Promise<void> {
    const known = keys.flatMap((key) => {
      const remembered = this.#known.get(key);
      return remembered === undefined ? [] : [{ key, remembered }];
    });
    if (known.length === 0) return;
    const oldest = Math.min(...known.map(({ remembered }) => remembered.mark));
    const { mark, people } = await readChanges(db, oldest, MAX_CHANGES);
    const isTooMuch = people.length >= MAX_CHANGES;
    const changed = new Set(people);
    const nowAt = new Set(isTooMuch ? [] : (await findStays(db, people)).map(({ key }) => key));
    for (const { key, remembered } of known) {
      const isStale = isTooMuch || nowAt.has(key) || hasAnyOf(remembered.place, changed);
      // Another request may have read it anew meanwhile.
      if (this.#known.get(key) !== remembered) continue;
      if (isStale) this.#known.delete(key);
      else this.#known.set(key, { ...remembered, mark });
    }
  }
}

const hasAnyOf = ({ presences }: Place, changed: ReadonlySet<number>): boolean =>
  changed.size > 0 && presences.some(({ people }) => people.some((person) => changed.has(person)));
