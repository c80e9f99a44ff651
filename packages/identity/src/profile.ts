import type { Position } from '@firmament/geo/position';
import type { CompanyFacts, Mention } from './mention.ts';
import { type NameParts, nameReader } from './names/name-parts.ts';

/** A mention made ready for comparison. */
export type Profile = {
  mention: Mention;
  name: NameParts;
  /** The folded town. */
  place: string | undefined;
  company: CompanyContext;
};

export type CompanyContext = {
  id: number;
  addressKey: string | undefined;
  position: Position | undefined;
  tiedTo: readonly number[];
  /** Everybody mentioned there, in the order of their ids. */
  officers: Profile[];
};

const contextOf = (id: number, facts: CompanyFacts | undefined): CompanyContext => ({
  id,
  addressKey: facts?.addressKey,
  position: facts?.position,
  tiedTo: facts?.tiedTo ?? [],
  officers: [],
});

const foldPlace = (place: string | undefined): string | undefined => place?.trim().toLowerCase() || undefined;

/** All mentions of each company must be there: they are each other's co-officers. */
export const profilesOf = (
  mentions: Iterable<Mention>,
  companies: Iterable<CompanyFacts>,
  read = nameReader(),
): Profile[] => {
  const contexts = new Map<number, CompanyContext>();
  for (const facts of companies) contexts.set(facts.id, contextOf(facts.id, facts));
  const profiles: Profile[] = [];
  for (const mention of mentions) {
    const company = contexts.get(mention.companyId) ?? contextOf(mention.companyId, undefined);
    contexts.set(mention.companyId, company);
    const profile = { mention, name: read(mention.name), place: foldPlace(mention.place), company };
    company.officers.push(profile);
    profiles.push(profile);
  }
  for (const { officers } of contexts.values()) officers.sort(byId);
  return profiles.sort(byId);
};

export const byId = (a: Profile, b: Profile): number => a.mention.id - b.mention.id;
