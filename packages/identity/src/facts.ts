import { hash47 } from './blocking.ts';
import type { Decision } from './mention.ts';
import type { CompanyContext, Profile } from './profile.ts';
import { MOST_OFFICERS_COMPARED } from './weights.ts';

/**
 * A number for all that is regarded about a mention but who sits beside it: while both stay the same, so does what others
 * are to it.
 */
export const factsOf = ({ mention, place, company }: Profile, decisions: readonly Decision[]): number => {
  const { companyId, sourceId, personKey, name, position, birthYear, birthHash, from, until, role } = mention;
  const decided = decisions.map(({ mentions: [one, other], verdict }) =>
    one < other ? `${one} ${other} ${verdict}` : `${other} ${one} ${verdict}`,
  );
  const facts = [companyId, sourceId, personKey, name, place, position?.latitude, position?.longitude, birthYear];
  const texts = [...facts, birthHash, from, until, role, contextOf(company), ...decided.sort()];
  return hash47(texts.join('|'));
};

const contexts = new WeakMap<CompanyContext, number>();

/** What a company adds to the evidence about everybody there. */
const contextOf = (company: CompanyContext): number => {
  const known = contexts.get(company);
  if (known !== undefined) return known;
  const { addressKey, position, tiedTo, officers } = company;
  const crowd = Math.max(officers.length, MOST_OFFICERS_COMPARED);
  const place = [addressKey, position?.latitude, position?.longitude];
  const context = hash47([...place, ...tiedTo.toSorted(byNumber), crowd].join('|'));
  contexts.set(company, context);
  return context;
};

const byNumber = (one: number, other: number): number => one - other;

/** The decisions about each mention. */
export const decisionsByMention = (decisions: Iterable<Decision>): ((id: number) => readonly Decision[]) => {
  const known = new Map<number, Decision[]>();
  for (const decision of decisions) {
    for (const id of decision.mentions) {
      const others = known.get(id);
      if (others) others.push(decision);
      else known.set(id, [decision]);
    }
  }
  return (id) => known.get(id) ?? [];
};
