import { hash47 } from './blocking.ts';
import type { Decision } from './mention.ts';
import type { Profile } from './profile.ts';

/** A number for what clustering regards about a mention beyond the edges that connect it. */
export const factsOf = ({ mention, place }: Profile, decisions: readonly Decision[]): number => {
  const { companyId, sourceId, personKey, name, position, birthYear, birthHash, from, until, role } = mention;
  const decided = decisions.map(({ mentions: [one, other], verdict }) =>
    one < other ? `${one} ${other} ${verdict}` : `${other} ${one} ${verdict}`,
  );
  const facts = [companyId, sourceId, personKey, name, place, position?.latitude, position?.longitude, birthYear];
  return hash47([...facts, birthHash, from, until, role, ...decided.sort()].join('|'));
};

/** The decisions about each mention. */
export const decisionsByMention = (decisions: Iterable<Decision>): ((id: number) => readonly Decision[]) => {
  const known = new Map<number, Decision[]>();
  for (const decision of decisions) {
    for (const id of decision.mentions) known.set(id, [...(known.get(id) ?? []), decision]);
  }
  return (id) => known.get(id) ?? [];
};
