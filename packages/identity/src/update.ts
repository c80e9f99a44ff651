import { forEachPairWith, isOrdered, type Key, keysOf, MOST_COMPARED } from './blocking.ts';
import { cluster } from './clusters/cluster.ts';
import { componentsOf } from './clusters/components.ts';
import { linksOf } from './clusters/links.ts';
import { type Edge, isStrong } from './edge.ts';
import { decisionsByMention, factsOf } from './facts.ts';
import type { Decision } from './mention.ts';
import { nameReader } from './names/name-parts.ts';
import { edgesOf, Pairs } from './pairs.ts';
import { byId, type Profile, profilesOf } from './profile.ts';
import type { Statistics } from './statistics.ts';
import type { Entry, Store } from './store.ts';

/** How much one update looked at. */
export type UpdateReport = { touched: number; compared: number; clustered: number };

/**
 * Finds out who is who after some companies changed: their people, addresses or ties, or decisions about their people.
 * It ends where `resolve` over all would end with the same statistics, but looks only at what the change can reach.
 */
export const update = async (
  store: Store,
  touchedCompanyIds: readonly number[],
  statistics: Statistics,
): Promise<UpdateReport> => {
  const run: Run = {
    ...{ store, statistics, read: nameReader() },
    ...{ profiles: new Map(), entries: new Map() },
  };
  const renewed = await renewEntries(run, touchedCompanyIds);
  const compared = await renewEdges(run, renewed);
  const clustered = await renewClusters(run, renewed);
  return { touched: renewed.touched.size, compared, clustered };
};

/** What every step of an update needs; what was read once is not asked for again. */
type Run = {
  store: Store;
  statistics: Statistics;
  read: ReturnType<typeof nameReader>;
  profiles: Map<number, Profile>;
  /** As they stand before clustering. */
  entries: Map<number, Entry>;
};

type Renewed = {
  /** Mentions whose edges have to be found anew. */
  touched: Set<number>;
  /** Those that are no longer there. */
  gone: number[];
  /** What was known before of those who changed or are gone. */
  before: Entry[];
  /** Those of them about whom clustering has something new to regard. */
  changed: Set<number>;
  /** By how many members blocks have grown or shrunk: all of which anybody was or is who changed. */
  sizeChanges: ReadonlyMap<Key, number>;
  /** Those of them that have several members now. */
  blocks: Map<Key, number[]>;
};

/** Writes what changed about the people of some companies, and finds who else is compared otherwise because of it. */
const renewEntries = async (run: Run, companyIds: readonly number[]): Promise<Renewed> => {
  const { store, statistics } = run;
  const before = await store.entriesOfCompanies(companyIds);
  const profiles = await loadCompanies(run, companyIds);
  const known = new Map(before.map((entry) => [entry.id, entry]));
  // A mention that moved to another company is known under the old one.
  const ids = profiles.map(({ mention }) => mention.id);
  const strays = await store.entries(ids.filter((id) => !known.has(id)));
  for (const entry of strays) known.set(entry.id, entry);
  const decisionsOf = decisionsByMention(await store.decisions(ids));
  const present = new Set(ids);
  const gone = [...known.keys()].filter((id) => !present.has(id));
  const renewed = profiles.flatMap((profile): Entry[] => {
    const { id, companyId } = profile.mention;
    const facts = factsOf(profile, decisionsOf(id));
    const old = known.get(id);
    if (old?.facts === facts) return [];
    const { person = id, group = id, component = id } = old ?? {};
    const keys = kept(keysOf(profile, statistics), old?.keys);
    return [{ id, companyId, keys, facts, person, group, component }];
  });
  const changed = new Set([...gone, ...renewed.map(({ id }) => id)]);
  const replaced = [...changed].flatMap((id) => known.get(id) ?? []);
  await store.removeEntries(gone);
  await store.putEntries(renewed);
  const touched = new Set(renewed.map(({ id }) => id));
  for (const entry of renewed) run.entries.set(entry.id, entry);
  const sizeChanges = countSizeChanges(replaced, renewed);
  const blocks = await store.blocks([...sizeChanges.keys()]);
  for (const id of idsInReorderedBlocks(blocks, sizeChanges)) touched.add(id);
  return { touched, gone, before: replaced, changed, sizeChanges, blocks };
};

/** The array of before if nothing in it has changed: stores then leave it alone. */
const kept = (keys: readonly Key[], before: readonly Key[] = []): readonly Key[] =>
  keys.length === before.length && keys.every((key, i) => key === before[i]) ? before : keys;

const countSizeChanges = (before: readonly Entry[], after: readonly Entry[]): Map<Key, number> => {
  const changes = new Map<Key, number>();
  const add = (entries: readonly Entry[], sign: number): void => {
    for (const { keys } of entries) for (const key of keys) changes.set(key, (changes.get(key) ?? 0) + sign);
  };
  add(before, -1);
  add(after, 1);
  return changes;
};

/**
 * In a large block that compares neighbours, any change moves neighbours apart or together; in any other block only
 * becoming large, or no longer being so, changes what is compared.
 */
const idsInReorderedBlocks = (
  blocks: ReadonlyMap<Key, readonly number[]>,
  sizeChanges: ReadonlyMap<Key, number>,
): number[] => {
  const ids: number[] = [];
  for (const [key, members] of blocks) {
    const sizeBefore = members.length - (sizeChanges.get(key) ?? 0);
    const isLarge = members.length > MOST_COMPARED;
    const wasLarge = sizeBefore > MOST_COMPARED;
    if (isLarge !== wasLarge || (isLarge && isOrdered(key))) for (const id of members) ids.push(id);
  }
  return ids;
};

/** Of those that are there. */
const loadEntries = async ({ store, entries }: Run, ids: readonly number[]): Promise<Entry[]> => {
  for (const entry of await store.entries(ids.filter((id) => !entries.has(id)))) entries.set(entry.id, entry);
  return ids.flatMap((id) => entries.get(id) ?? []);
};

/** The mentions of companies, with all that is compared about them. */
const loadCompanies = async ({ store, read, profiles }: Run, companyIds: readonly number[]): Promise<Profile[]> => {
  const loaded = profilesOf(await store.mentionsOfCompanies(companyIds), await store.companies(companyIds), read);
  for (const profile of loaded) profiles.set(profile.mention.id, profile);
  return loaded;
};

/** Loads the mentions with their companies and everybody there, unless they are known. */
const loadProfiles = async (run: Run, ids: Iterable<number>): Promise<Run['profiles']> => {
  const missing = [...ids].filter((id) => !run.profiles.has(id));
  const companyIds = new Set((await run.store.mentions(missing)).map(({ companyId }) => companyId));
  await loadCompanies(run, [...companyIds]);
  return run.profiles;
};

/** All blocks in which somebody touched is to be compared. */
const blocksToCompare = async (run: Run, { touched, changed, sizeChanges, blocks }: Renewed) => {
  // Of those who changed they are known; whoever stands beside them in a reordered block has others, too.
  const others = new Set<Key>();
  for (const { keys } of await loadEntries(
    run,
    [...touched].filter((id) => !changed.has(id)),
  )) {
    for (const key of keys) if (!sizeChanges.has(key)) others.add(key);
  }
  return [...blocks, ...(await run.store.blocks([...others]))].filter(
    ([key, members]) =>
      (members.length <= MOST_COMPARED || isOrdered(key)) && members.some((member) => touched.has(member)),
  );
};

const renewEdges = async (run: Run, renewed: Renewed): Promise<number> => {
  const { store, statistics } = run;
  const { touched, gone, changed } = renewed;
  const blocks = await blocksToCompare(run, renewed);
  const ids = new Set<number>();
  for (const [, members] of blocks) for (const id of members) ids.add(id);
  const known = await loadProfiles(run, ids);
  const profiles = [...ids].flatMap((id) => known.get(id) ?? []);
  const places = new Map(profiles.map(({ mention }, place) => [mention.id, place]));
  const marks = Uint8Array.from(profiles, ({ mention }) => Number(touched.has(mention.id)));
  const isTouched = (place: number): boolean => marks[place] === 1;
  const profileAt = (place: number): Profile => profiles[place] as Profile;
  const pairs = new Pairs();
  for (const [key, members] of blocks) {
    const there = members.flatMap((id) => places.get(id) ?? []);
    forEachPairWith(isTouched, key, there, profileAt, (i, j) => pairs.add(i, j));
  }
  const { edges, compared } = edgesOf(pairs, profiles, statistics);
  const replaced = [...touched, ...gone];
  for (const id of endsOfOthers(await store.edges(replaced), edges)) changed.add(id);
  await store.replaceEdges(replaced, edges);
  return compared;
};

/** The ends of strong edges that are only there before, only there after, or weigh otherwise. */
const endsOfOthers = (before: readonly Edge[], after: readonly Edge[]): Set<number> => {
  const [old, fresh] = [byEnds(before), byEnds(after)];
  const ends = new Set<number>();
  const addMissing = (from: readonly Edge[], there: ReturnType<typeof byEnds>): void => {
    for (const { a, b, bits, grade } of from.filter(isStrong)) {
      const other = there.get(a)?.get(b);
      if (other?.bits !== bits || other.grade !== grade) ends.add(a).add(b);
    }
  };
  addMissing(before, fresh);
  addMissing(after, old);
  return ends;
};

const byEnds = (edges: readonly Edge[]): Map<number, Map<number, Edge>> => {
  const found = new Map<number, Map<number, Edge>>();
  for (const edge of edges) {
    const others = found.get(edge.a);
    if (others) others.set(edge.b, edge);
    else found.set(edge.a, new Map([[edge.b, edge]]));
  }
  return found;
};

/** Everything that the touched mentions reach now or reached before. */
type Reach = { ids: Set<number>; edges: Edge[]; decisions: Set<Decision> };

const reachOf = async (store: Store, start: Iterable<number>): Promise<Reach> => {
  const reach: Reach = { ids: new Set(start), edges: [], decisions: new Set() };
  const asked = new Set<number>();
  let next = [...reach.ids];
  while (next.length > 0) {
    const [edges, decisions] = await Promise.all([store.edges(next), store.decisions(next)]);
    // An edge from somebody who was asked before is known.
    for (const edge of edges) if (!asked.has(edge.a) && !asked.has(edge.b)) reach.edges.push(edge);
    for (const id of next) asked.add(id);
    next = [];
    const visit = (id: number): void => {
      if (reach.ids.has(id)) return;
      reach.ids.add(id);
      next.push(id);
    };
    for (const edge of edges) if (isStrong(edge)) for (const id of [edge.a, edge.b]) visit(id);
    const isThere = await presenceOf(store, decisions);
    for (const decision of decisions) {
      if (!decision.mentions.every(isThere)) continue;
      reach.decisions.add(decision);
      if (decision.verdict === 'one') for (const id of decision.mentions) visit(id);
    }
  }
  return reach;
};

/** A decision outlives the mentions it was about. */
const presenceOf = async (store: Store, decisions: readonly Decision[]): Promise<(id: number) => boolean> => {
  const entries = await store.entries([...new Set(decisions.flatMap(({ mentions }) => [...mentions]))]);
  const present = new Set(entries.map(({ id }) => id));
  return (id) => present.has(id);
};

const renewClusters = async (run: Run, { touched, before, changed }: Renewed): Promise<number> => {
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

const renewLinks = async (
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
