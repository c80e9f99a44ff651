import { linksOf } from '../clusters/links.ts';
import type { Profile } from '../profile.ts';
import type { Entry } from '../store.ts';
import type { Reach } from './reach.ts';
import { loadProfiles, type Run } from './run.ts';

export const renewLinks = async (
  run: Run,
  { edges, decisions }: Reach,
  standing: Map<number, Entry>,
  replaced: ReadonlySet<number>,
): Promise<void> => {
  const { store, statistics } = run;
  // Whoever is reached is reached with everybody of their component; of those beyond, nothing has changed.
  const beyond = new Set<number>();
  const note = (id: number): void => {
    if (!standing.has(id)) beyond.add(id);
  };
  for (const { a, b } of edges) [a, b].forEach(note);
  for (const { mentions } of decisions) mentions.forEach(note);
  const components = new Set((await store.entries([...beyond])).map(({ component }) => component));
  for (const entry of await store.entriesOfComponents([...components])) standing.set(entry.id, entry);
  const profiles = await loadProfiles(run, standing.keys());
  await store.replaceLinks([...replaced], linksOf(edges, [...decisions], standingOf(standing, profiles), statistics));
};

const standingOf = (entries: ReadonlyMap<number, Entry>, profiles: ReadonlyMap<number, Profile>) => {
  const members = new Map<number, Profile[]>();
  for (const id of [...entries.keys()].sort((one, other) => one - other)) {
    const [entry, profile] = [entries.get(id), profiles.get(id)];
    if (!entry || !profile) continue;
    const list = members.get(entry.person);
    if (list) list.push(profile);
    else members.set(entry.person, [profile]);
  }
  return {
    personOf: (id: number) => entries.get(id)?.person ?? id,
    groupOf: (id: number) => entries.get(id)?.group ?? id,
    profileOf: (id: number) => profiles.get(id) as Profile,
    mentionsOf: (person: number) => members.get(person) ?? [],
  };
};
