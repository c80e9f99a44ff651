import { hash47 } from './blocking.ts';
import type { Decision } from './mention.ts';
import type { CompanyContext, Profile } from './profile.ts';

/** A number for all that is regarded about a mention: while it stays the same, so does what others are to it. */
export const factsOf = ({ mention, place, company }: Profile, decisions: readonly Decision[]): number => {
  const { companyId, sourceId, personKey, name, position, birthYear, birthHash, from, until, role } = mention;
  const decided = decisions.map(({ mentions: [one, other], verdict }) =>
    one < other ? `${one} ${other} ${verdict}` : `${other} ${one} ${verdict}`,
  );
  const facts = [companyId, sourceId, personKey, name, place, position?.latitude, position?.longitude, birthYear];
  const texts = [...facts, birthHash, from, until, role, contextTextOf(company), ...decided.sort()];
  return hash47(texts.join('|'));
};

const contextTexts = new WeakMap<CompanyContext, string>();

/** What a company adds to the evidence about everybody there. */
const contextTextOf = (company: CompanyContext): string => {
  const known = contextTexts.get(company);
  if (known !== undefined) return known;
  const { addressKey, position, tiedTo, officers } = company;
  const names = officers.map(({ mention }) => mention.name);
  const text = [addressKey, position?.latitude, position?.longitude, ...tiedTo.toSorted(byNumber), ...names].join('|');
  contextTexts.set(company, text);
  return text;
};

const byNumber = (one: number, other: number): number => one - other;

/** The decisions about each mention. */
export const decisionsByMention = (decisions: Iterable<Decision>): ((id: number) => readonly Decision[]) => {
  const known = new Map<number, Decision[]>();
  for (const decision of decisions) {
    for (const id of decision.mentions) known.set(id, [...(known.get(id) ?? []), decision]);
  }
  return (id) => known.get(id) ?? [];
};
