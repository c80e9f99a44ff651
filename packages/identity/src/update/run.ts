import type { nameReader } from '../names/name-parts.ts';
import { type Profile, profilesOf } from '../profile.ts';
import type { Statistics } from '../statistics.ts';
import type { Entry, Store } from '../store.ts';

/** What every step of an update needs; what was read once is not asked for again. */
export type Run = {
  store: Store;
  statistics: Statistics;
  read: ReturnType<typeof nameReader>;
  profiles: Map<number, Profile>;
  /** As they stand before clustering. */
  entries: Map<number, Entry>;
};

/** Of those that are there. */
export const loadEntries = async ({ store, entries }: Run, ids: readonly number[]): Promise<Entry[]> => {
  for (const entry of await store.entries(ids.filter((id) => !entries.has(id)))) entries.set(entry.id, entry);
  return ids.flatMap((id) => entries.get(id) ?? []);
};

/** The mentions of companies, with all that is compared about them. */
export const loadCompanies = async (
  { store, read, profiles }: Run,
  companyIds: readonly number[],
): Promise<Profile[]> => {
  const loaded = profilesOf(await store.mentionsOfCompanies(companyIds), await store.companies(companyIds), read);
  for (const profile of loaded) profiles.set(profile.mention.id, profile);
  return loaded;
};

/** Loads the mentions with their companies and everybody there, unless they are known. */
export const loadProfiles = async (run: Run, ids: Iterable<number>): Promise<Run['profiles']> => {
  const missing = [...ids].filter((id) => !run.profiles.has(id));
  const companyIds = new Set((await loadEntries(run, missing)).map(({ companyId }) => companyId));
  await loadCompanies(run, [...companyIds]);
  return run.profiles;
};
