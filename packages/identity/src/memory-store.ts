import { type Key, keysOf } from './blocking.ts';
import type { Link } from './clusters/links.ts';
import type { Edge } from './edge.ts';
import { decisionsByMention, factsOf } from './facts.ts';
import type { CompanyFacts, Decision, Mention } from './mention.ts';
import type { Resolution } from './resolve.ts';
import type { Statistics } from './statistics.ts';
import type { Entry, Store } from './store.ts';

/** Values under a number; most stand alone there, and a set for each of millions would take most of the memory. */
class Index<T extends number | object> {
  private readonly values = new Map<number, T | Set<T>>();

  add(key: number, value: T): void {
    const known = this.values.get(key);
    if (known instanceof Set) known.add(value);
    else if (known === undefined) this.values.set(key, value);
    else if (known !== value) this.values.set(key, new Set([known, value]));
  }

  remove(key: number, value: T): void {
    const known = this.values.get(key);
    if (known === value) this.values.delete(key);
    else if (known instanceof Set && known.delete(value) && known.size === 0) this.values.delete(key);
  }

  get(key: number): T[] {
    const known = this.values.get(key);
    if (known === undefined) return [];
    return known instanceof Set ? [...known] : [known];
  }

  getAll(keys: Iterable<number>): T[] {
    const found = new Set<T>();
    for (const key of keys) {
      const known = this.values.get(key);
      if (known instanceof Set) for (const value of known) found.add(value);
      else if (known !== undefined) found.add(known);
    }
    return [...found];
  }
}

/** A store without a database, for tests and benchmarks. */
export class MemoryStore implements Store {
  readonly allMentions = new Map<number, Mention>();
  readonly allCompanies = new Map<number, CompanyFacts>();
  readonly allEntries = new Map<number, Entry>();
  readonly allLinks = new Set<Link>();
  allDecisions: Decision[] = [];
  private readonly mentionsByCompany = new Index<Mention>();
  private readonly byCompany = new Index<Entry>();
  private readonly byComponent = new Index<Entry>();
  private readonly byKey = new Index<number>();
  private readonly edgesByMention = new Index<Edge>();
  private readonly linksByPerson = new Index<Link>();

  putMention(mention: Mention): void {
    this.removeMention(mention.id);
    this.allMentions.set(mention.id, mention);
    this.mentionsByCompany.add(mention.companyId, mention);
  }

  removeMention(id: number): void {
    const known = this.allMentions.get(id);
    if (known) this.mentionsByCompany.remove(known.companyId, known);
    this.allMentions.delete(id);
  }

  putCompany(company: CompanyFacts): void {
    this.allCompanies.set(company.id, company);
  }

  /** Takes over what a run over all found. */
  async fill(
    { profiles, persons, groups, components, edges, links }: Resolution,
    statistics: Statistics,
  ): Promise<void> {
    const decisionsOf = decisionsByMention(this.allDecisions);
    for (const [i, profile] of profiles.entries()) {
      const { id, companyId } = profile.mention;
      const standing = { person: persons[i] ?? id, group: groups[i] ?? id, component: components[i] ?? id };
      const facts = factsOf(profile, decisionsOf(id));
      this.putEntry({ id, companyId, keys: keysOf(profile, statistics), facts, ...standing });
    }
    await this.replaceEdges([], edges);
    await this.replaceLinks([], links);
  }

  mentionsOfCompanies = async (ids: readonly number[]): Promise<Mention[]> => this.mentionsByCompany.getAll(ids);

  companies = async (ids: readonly number[]): Promise<CompanyFacts[]> =>
    ids.flatMap((id) => this.allCompanies.get(id) ?? []);

  decisions = async (ids: readonly number[]): Promise<Decision[]> => {
    const asked = new Set(ids);
    return this.allDecisions.filter(({ mentions }) => mentions.some((id) => asked.has(id)));
  };

  entries = async (ids: readonly number[]): Promise<Entry[]> => ids.flatMap((id) => this.allEntries.get(id) ?? []);

  entriesOfCompanies = async (ids: readonly number[]): Promise<Entry[]> => this.byCompany.getAll(ids);

  entriesOfComponents = async (ids: readonly number[]): Promise<Entry[]> => this.byComponent.getAll(ids);

  keysOfCompanies = async (ids: readonly number[]): Promise<Map<number, readonly Key[]>> => {
    const keysAt = new Map<number, Key[]>();
    for (const id of ids) {
      const all: Key[] = [];
      for (const { keys } of this.byCompany.get(id)) for (const key of keys) all.push(key);
      keysAt.set(id, all);
    }
    return keysAt;
  };

  blocks = async (keys: readonly Key[]): Promise<Map<Key, number[]>> => {
    const blocks = new Map<Key, number[]>();
    for (const key of keys) {
      const members = this.byKey.get(key);
      if (members.length > 1) blocks.set(key, members);
    }
    return blocks;
  };

  edges = async (ids: readonly number[]): Promise<Edge[]> => this.edgesByMention.getAll(ids);

  removeEntries = async (ids: readonly number[]): Promise<void> => {
    for (const id of ids) this.forget(id, true);
  };

  putEntries = async (entries: readonly Entry[]): Promise<void> => {
    for (const entry of entries) this.putEntry(entry);
  };

  replaceEdges = async (ids: readonly number[], edges: readonly Edge[]): Promise<void> => {
    for (const edge of this.edgesByMention.getAll(ids)) {
      this.edgesByMention.remove(edge.a, edge);
      this.edgesByMention.remove(edge.b, edge);
    }
    for (const edge of edges) {
      this.edgesByMention.add(edge.a, edge);
      this.edgesByMention.add(edge.b, edge);
    }
  };

  replaceLinks = async (persons: readonly number[], links: readonly Link[]): Promise<void> => {
    for (const link of this.linksByPerson.getAll(persons)) {
      for (const person of link.persons) this.linksByPerson.remove(person, link);
      this.allLinks.delete(link);
    }
    for (const link of links) {
      for (const person of link.persons) this.linksByPerson.add(person, link);
      this.allLinks.add(link);
    }
  };

  private forget(id: number, withKeys: boolean): void {
    const known = this.allEntries.get(id);
    if (known === undefined) return;
    this.byCompany.remove(known.companyId, known);
    this.byComponent.remove(known.component, known);
    if (withKeys) for (const key of known.keys) this.byKey.remove(key, id);
    this.allEntries.delete(id);
  }

  private putEntry(entry: Entry): void {
    const known = this.allEntries.get(entry.id);
    // Most often only who somebody is has changed, not the keys.
    const hasSameKeys = known?.keys === entry.keys;
    this.forget(entry.id, !hasSameKeys);
    this.allEntries.set(entry.id, entry);
    this.byCompany.add(entry.companyId, entry);
    this.byComponent.add(entry.component, entry);
    if (!hasSameKeys) for (const key of entry.keys) this.byKey.add(key, entry.id);
  }
}
