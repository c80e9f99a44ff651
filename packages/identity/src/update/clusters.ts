import { cluster } from '../clusters/cluster.ts';
import { componentsOf } from '../clusters/components.ts';
import { byId, type Profile } from '../profile.ts';
import type { Statistics } from '../statistics.ts';
import type { Entry } from '../store.ts';
import type { Renewed } from './entries.ts';
import { renewLinks } from './links.ts';
import { type Reach, reachOf } from './reach.ts';
import { loadEntries, loadProfiles, type Run } from './run.ts';

export const renewClusters = async (run: Run, { touched, before, changed }: Renewed): Promise<number> => {
  const { store, statistics } = run;
  const old = [...before, ...(await loadEntries(run, [...touched]))];
  const fellows = await store.entriesOfComponents([...new Set(old.map(({ component }) => component))]);
  for (const fellow of fellows) run.entries.set(fellow.id, fellow);
  const reach = await reachOf(store, [...touched, ...fellows.map(({ id }) => id)]);
  const entries = new Map((await loadEntries(run, [...reach.ids])).map((entry) => [entry.id, entry]));
  const profiles = await loadProfiles(run, [...entries.keys()]);
  const shaken = shakenComponents(changed, [...old, ...entries.values()]);
  const renewed = clusterReach(reach, entries, profiles, statistics, shaken);
  const persons = new Set([...old, ...entries.values(), ...renewed].map(({ person }) => person));
  await store.putEntries(renewed);
  for (const entry of renewed) entries.set(entry.id, entry);
  await renewLinks(run, reach, entries, persons);
  return renewed.length;
};

/** Components in which something changed: in all others everybody stays who they are. */
const shakenComponents = (changed: ReadonlySet<number>, entries: readonly Entry[]): Set<number> =>
  new Set(entries.flatMap(({ id, component }) => (changed.has(id) ? [component] : [])));

const clusterReach = (
  { edges, decisions }: Reach,
  entries: ReadonlyMap<number, Entry>,
  known: ReadonlyMap<number, Profile>,
  statistics: Statistics,
  shaken: ReadonlySet<number>,
): Entry[] => {
  const profiles = [...entries.keys()].flatMap((id) => known.get(id) ?? []).sort(byId);
  const places = new Map(profiles.map(({ mention }, place) => [mention.id, place]));
  const areThere = (...ids: readonly number[]): boolean => ids.every((id) => places.has(id));
  const components = componentsOf(
    profiles,
    edges.filter(({ a, b }) => areThere(a, b)),
    [...decisions].filter(({ mentions }) => areThere(...mentions)),
    (id) => places.get(id) ?? -1,
  );
  const renewed: Entry[] = [];
  const alone = new Set(places.keys());
  for (const component of components) {
    const ids = component.profiles.map(({ mention }) => mention.id);
    for (const id of ids) alone.delete(id);
    const known = ids.map((id) => entries.get(id) as Entry);
    if (!known.some((entry) => shaken.has(entry.component))) continue;
    const { persons, groups } = cluster(component, statistics);
    for (const [i, entry] of known.entries()) {
      renewed.push(standingAs(entry, persons[i] ?? entry.id, groups[i] ?? entry.id, ids[0] ?? entry.id));
    }
  }
  for (const id of alone) {
    const entry = entries.get(id) as Entry;
    if (shaken.has(entry.component)) renewed.push(standingAs(entry, id, id, id));
  }
  return renewed;
};

/** Written out: spreading takes several times as long, and there are tens of thousands. */
const standingAs = (
  { id, companyId, keys, facts }: Entry,
  person: number,
  group: number,
  component: number,
): Entry => ({
  id,
  companyId,
  keys,
  facts,
  person,
  group,
  component,
});
