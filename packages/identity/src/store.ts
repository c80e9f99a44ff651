import type { Key } from './blocking.ts';
import type { Link } from './clusters/links.ts';
import type { Edge } from './edge.ts';
import type { CompanyFacts, Decision, Mention } from './mention.ts';

/** What a run knew about a mention: by which keys it was found, and who it is. */
export type Entry = {
  id: number;
  companyId: number;
  keys: readonly Key[];
  /** Stands for all facts and decisions that clustering regards: if it is the same, so are they. */
  facts: number;
  /** The lowest mentions of its person, its group and its component. */
  person: number;
  group: number;
  component: number;
};

/** The facts as they are now, and what the last run left behind. All calls take many ids at once. */
export type Store = {
  mentionsOfCompanies: (companyIds: readonly number[]) => Promise<Mention[]>;
  companies: (ids: readonly number[]) => Promise<CompanyFacts[]>;
  /** Those about any of the mentions. */
  decisions: (mentionIds: readonly number[]) => Promise<Decision[]>;

  entries: (ids: readonly number[]) => Promise<Entry[]>;
  entriesOfCompanies: (companyIds: readonly number[]) => Promise<Entry[]>;
  entriesOfComponents: (components: readonly number[]) => Promise<Entry[]>;
  /** All keys that anybody at each of the companies has. */
  keysOfCompanies: (companyIds: readonly number[]) => Promise<Map<number, readonly Key[]>>;
  /** The mentions that have a key, for those keys that several have. */
  blocks: (keys: readonly Key[]) => Promise<Map<Key, number[]>>;
  /** Those at any of the mentions. */
  edges: (mentionIds: readonly number[]) => Promise<Edge[]>;

  removeEntries: (ids: readonly number[]) => Promise<void>;
  putEntries: (entries: readonly Entry[]) => Promise<void>;
  /** Replaces all edges at the mentions. */
  replaceEdges: (mentionIds: readonly number[], edges: readonly Edge[]) => Promise<void>;
  /** Replaces all links of the persons. */
  replaceLinks: (persons: readonly number[], links: readonly Link[]) => Promise<void>;
};
