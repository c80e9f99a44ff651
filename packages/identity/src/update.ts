import { forEachPairWith, isOrdered, type Key, keysOf, MOST_COMPARED } from './blocking.ts';
import { cluster } from './clusters/cluster.ts';
import { linksOf } from './clusters/links.ts';
import { type Edge, edgeBetween, isStrong } from './edge.ts';
import { decisionsByMention, factsOf } from './facts.ts';
import type { Decision } from './mention.ts';
import { nameReader } from './names/name-parts.ts';
import { type Profile, profilesOf } from './profile.ts';
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
    ...{ profiles: new Map(), entries: new Map(), blocks: new Map() },
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
  /** Who has a key, once all keys are written. */
  blocks: Map<Key, number[]>;
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
    return [{ id, companyId, keys: keysOf(profile, statistics), facts, person, group, component }];
  });
  const changed = new Set([...gone, ...renewed.map(({ id }) => id)]);
  const replaced = [...changed].flatMap((id) => known.get(id) ?? []);
  await store.removeEntries(gone);
  await store.putEntries(renewed);
  const touched = new Set(renewed.map(({ id }) => id));
  for (const entry of renewed) run.entries.set(entry.id, entry);
  for (const id of await idsInReorderedBlocks(run, sizeChanges(replaced, renewed))) touched.add(id);
  return { touched, gone, before: replaced, changed };
};

/** By how many members each block has grown or shrunk, and which have changed at all. */
const sizeChanges = (before: readonly Entry[], after: readonly Entry[]): Map<Key, number> => {
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
const idsInReorderedBlocks = async (run: Run, changes: Map<Key, number>): Promise<number[]> => {
  const blocks = await loadBlocks(run, new Set(changes.keys()));
  const ids: number[] = [];
  for (const [key, members] of blocks) {
    const sizeBefore = members.length - (changes.get(key) ?? 0);
    const isLarge = members.length > MOST_COMPARED;
    const wasLarge = sizeBefore > MOST_COMPARED;
    if (isLarge !== wasLarge || (isLarge && isOrdered(key))) for (const id of members) ids.push(id);
  }
  return ids;
};

const loadBlocks = async ({ store, blocks }: Run, keys: ReadonlySet<Key>): Promise<Map<Key, number[]>> => {
  for (const [key, ids] of await store.idsOfKeys([...keys].filter((key) => !blocks.has(key)))) blocks.set(key, ids);
  return new Map([...keys].map((key) => [key, blocks.get(key) ?? []]));
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

const renewEdges = async (run: Run, { touched, gone, changed }: Renewed): Promise<number> => {
  const { store, statistics } = run;
  const keys = new Set((await loadEntries(run, [...touched])).flatMap((entry) => entry.keys));
  const blocks = await loadBlocks(run, keys);
  for (const [key, { length }] of blocks) {
    if (length < 2 || (length > MOST_COMPARED && !isOrdered(key))) blocks.delete(key);
  }
  const profiles = await loadProfiles(run, new Set([...blocks.values()].flat()));
  const isTouched = ({ mention }: Profile): boolean => touched.has(mention.id);
  const edges: Edge[] = [];
  const seen = new Map<number, Set<number>>();
  let compared = 0;
  for (const [key, ids] of blocks) {
    const members = ids.flatMap((id) => profiles.get(id) ?? []);
    forEachPairWith(isTouched, key, members, (a, b) => {
      const [low, high] = a.mention.id < b.mention.id ? [a.mention.id, b.mention.id] : [b.mention.id, a.mention.id];
      const others = seen.get(low) ?? new Set();
      if (others.has(high)) return;
      seen.set(low, others.add(high));
      compared++;
      const edge = edgeBetween(a, b, statistics);
      if (edge) edges.push(edge);
    });
  }
  const replaced = [...touched, ...gone];
  for (const id of endsOfOthers(await store.edges(replaced), edges)) changed.add(id);
  await store.replaceEdges(replaced, edges);
  return compared;
};

/** The ends of strong edges that are only there before, only there after, or weigh otherwise. */
const endsOfOthers = (before: readonly Edge[], after: readonly Edge[]): Set<number> => {
  const keyOf = ({ a, b, bits, grade }: Edge): string => `${a} ${b} ${bits} ${grade}`;
  const [old, fresh] = [before, after].map(
    (edges) => new Map(edges.filter(isStrong).map((edge) => [keyOf(edge), edge])),
  );
  const ends = new Set<number>();
  const addMissing = (from: ReadonlyMap<string, Edge>, there: ReadonlyMap<string, Edge>): void => {
    for (const [key, { a, b }] of from) if (!there.has(key)) ends.add(a).add(b);
  };
  if (old && fresh) {
    addMissing(old, fresh);
    addMissing(fresh, old);
  }
  return ends;
};

/** Everything that the touched mentions reach now or reached before. */
type Reach = { ids: Set<number>; edges: Set<Edge>; decisions: Set<Decision> };

const reachOf = async (store: Store, start: Iterable<number>): Promise<Reach> => {
  const reach: Reach = { ids: new Set(start), edges: new Set(), decisions: new Set() };
  let next = [...reach.ids];
  while (next.length > 0) {
    const [edges, decisions] = await Promise.all([store.edges(next), store.decisions(next)]);
    next = [];
    const visit = (id: number): void => {
      if (reach.ids.has(id)) return;
      reach.ids.add(id);
      next.push(id);
    };
    for (const edge of edges) {
      reach.edges.add(edge);
      if (isStrong(edge)) for (const id of [edge.a, edge.b]) visit(id);
    }
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
  await renewLinks(run, reach, renewed, persons);
  return renewed.length;
};

/** Components in which something changed: in all others everybody stays who they are. */
const shakenComponents = (changed: ReadonlySet<number>, entries: readonly Entry[]): Set<number> =>
  new Set(entries.flatMap(({ id, component }) => (changed.has(id) ? [component] : [])));

const clusterReach = (
  { edges, decisions }: Reach,
  entries: ReadonlyMap<number, Entry>,
  profiles: ReadonlyMap<number, Profile>,
  statistics: Statistics,
  shaken: ReadonlySet<number>,
): Entry[] => {
  const neighbours = new Map<number, { edges: Edge[]; decisions: Decision[] }>();
  const at = (id: number) => {
    const known = neighbours.get(id) ?? { edges: [], decisions: [] };
    neighbours.set(id, known);
    return known;
  };
  for (const edge of edges) if (isStrong(edge)) for (const id of [edge.a, edge.b]) at(id).edges.push(edge);
  for (const decision of decisions) for (const id of decision.mentions) at(id).decisions.push(decision);
  const seen = new Set<number>();
  return [...entries.keys()].flatMap((start) => {
    const ids = componentOf(start, seen, at);
    if (!ids.some((id) => shaken.has(entries.get(id)?.component ?? id))) return [];
    const component = {
      profiles: ids.flatMap((id) => profiles.get(id) ?? []),
      edges: [...new Set(ids.flatMap((id) => at(id).edges))],
      decisions: [...new Set(ids.flatMap((id) => at(id).decisions))],
    };
    const clusters = cluster(component, statistics);
    return ids.map((id, i): Entry => {
      const known = entries.get(id) as Entry;
      const standing = { person: clusters.persons[i] ?? id, group: clusters.groups[i] ?? id };
      return { ...known, ...standing, component: ids[0] ?? id };
    });
  });
};

/** The mentions that hang together with one, in the order of their ids; none if they were seen before. */
const componentOf = (
  start: number,
  seen: Set<number>,
  at: (id: number) => { edges: readonly Edge[]; decisions: readonly Decision[] },
): number[] => {
  const ids: number[] = [];
  const waiting = [start];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    ids.push(id);
    for (const { a, b } of at(id).edges) waiting.push(a, b);
    for (const { verdict, mentions } of at(id).decisions) if (verdict === 'one') waiting.push(...mentions);
  }
  return ids.sort((one, other) => one - other);
};

const renewLinks = async (
  run: Run,
  { edges, decisions }: Reach,
  renewed: readonly Entry[],
  replaced: ReadonlySet<number>,
): Promise<void> => {
  const { store, statistics } = run;
  const mentioned = new Set([...edges].flatMap(({ a, b }) => [a, b]));
  for (const { mentions } of decisions) for (const id of mentions) mentioned.add(id);
  const linked = await store.entries([...mentioned]);
  const components = new Set(linked.map(({ component }) => component));
  const entries = new Map((await store.entriesOfComponents([...components])).map((entry) => [entry.id, entry]));
  for (const entry of renewed) entries.set(entry.id, entry);
  const profiles = await loadProfiles(run, [...entries.keys()]);
  const standing = standingOf(entries, profiles);
  await store.replaceLinks([...replaced], linksOf(edges, [...decisions], standing, statistics));
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
