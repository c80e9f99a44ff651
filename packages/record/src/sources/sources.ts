import { OWN_SOURCES, WORLDWIDE_SOURCES } from './all-countries.ts';
import { AUSTRIAN_SOURCES } from './austria.ts';
import { GERMAN_SOURCES } from './germany.ts';
import type { Source, Trait } from './shape.ts';
import { SWISS_SOURCES } from './switzerland.ts';

const TABLE = {
  ...AUSTRIAN_SOURCES,
  ...GERMAN_SOURCES,
  ...SWISS_SOURCES,
  ...WORLDWIDE_SOURCES,
  ...OWN_SOURCES,
};

type Table = typeof TABLE;

export type AnySourceName = keyof Table;

/** Those that state something of companies or people. */
export type SourceName = { [Name in AnySourceName]: Table[Name]['id'] extends number ? Name : never }[AnySourceName];

/** Those that are kept fresh by themselves. */
export type SyncedSourceName = {
  [Name in AnySourceName]: Table[Name] extends { traits: readonly (infer T)[] }
    ? 'synced' extends T
      ? Name
      : never
    : never;
}[AnySourceName];

/** Every source, in the order in which they are listed. */
export const SOURCES: Readonly<Record<AnySourceName, Source>> = TABLE;

export const SOURCE_NAMES = Object.keys(TABLE) as AnySourceName[];

export const isStating = (name: AnySourceName): name is SourceName => SOURCES[name].id !== null;

/** Sources that state something of companies or people. */
export const STATING_SOURCES = SOURCE_NAMES.filter(isStating);

/** The number of each source on the wire and in the database. */
export const SOURCE_IDS = Object.fromEntries(STATING_SOURCES.map((name) => [name, SOURCES[name].id])) as Readonly<
  Record<SourceName, number>
>;

const BY_ID: ReadonlyMap<number, SourceName> = new Map(STATING_SOURCES.map((name) => [SOURCE_IDS[name], name]));

export const sourceNameOf = (id: number): SourceName | undefined => BY_ID.get(id);

export const sourceOf = (id: number): Source | undefined => {
  const name = BY_ID.get(id);
  return name && SOURCES[name];
};

const isTraitOf = ({ traits }: Source, trait: Trait): boolean => traits?.includes(trait) === true;

export const hasTrait = (id: number, trait: Trait): boolean => {
  const source = sourceOf(id);
  return source !== undefined && isTraitOf(source, trait);
};

/** Numbers of the sources with this trait. */
export const sourcesThatAre = (trait: Trait): number[] =>
  STATING_SOURCES.filter((name) => isTraitOf(SOURCES[name], trait)).map((name) => SOURCE_IDS[name]);

export const SYNCED_SOURCES = SOURCE_NAMES.filter((name): name is SyncedSourceName =>
  isTraitOf(SOURCES[name], 'synced'),
);

/** Whether a member may try: of what cannot be asked now, the answer says why. Files and whole readings are never asked. */
export const mayBeAsked = (id: number): boolean => {
  const source = sourceOf(id);
  return source !== undefined && source.whyNotAsked !== 'own_file' && source.whyNotAsked !== 'read_by_itself';
};
