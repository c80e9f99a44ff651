import type { Lead, LeadContributor, LeadMeeting } from '@firmament/api-contract/calls/leads';

type Kind = LeadMeeting['kind'];

/** A place that a lead shares with others, with the lead's own years there. */
export type SharedPlace = {
  kind: Kind;
  name: string;
  companyId: number | null;
  periods: { from: number | null; to: number | null }[];
  /** Most important first. */
  people: LeadContributor[];
};

/** The places behind a score, those that most of it comes from first. */
export const sharedPlaces = ({ experience, education, internals }: Lead): SharedPlace[] => {
  const places = new Map<string, SharedPlace>();
  const enter = (kind: Kind, name: string, companyId: number | null, from: number | null, to: number | null) => {
    const id = `${kind} ${name}`;
    const place = places.get(id) ?? { kind, name, companyId, periods: [], people: peopleAt(internals, kind, name) };
    place.periods.push({ from, to });
    places.set(id, place);
  };
  for (const { name, company_id, from, to } of experience) enter('employer', name, company_id, from, to);
  for (const { name, from, to } of education) enter('school', name, null, from, to);
  return [...places.values()].sort((a, b) => weightOf(b) - weightOf(a));
};

const isAt = (kind: Kind, name: string) => (meeting: LeadMeeting) => meeting.kind === kind && meeting.name === name;

const peopleAt = (internals: readonly LeadContributor[], kind: Kind, name: string): LeadContributor[] =>
  internals.filter(({ shared }) => shared.some(isAt(kind, name)));

/** Splits a contribution evenly between the shared places, which is enough to sort them. */
const weightOf = ({ people }: SharedPlace): number =>
  people.reduce((sum, { contribution, shared }) => sum + contribution / shared.length, 0);

/** A contributor's part of a score. The smallest are summed up as one, so that four colours are enough. */
export type ScorePart = { name: string; isYou: boolean; points: number; rank: 1 | 2 | 3 | 4; others: number };

const SHOWN_PARTS = 3;

export const scoreParts = (internals: readonly LeadContributor[]): ScorePart[] => {
  const shown = internals.length === SHOWN_PARTS + 1 ? SHOWN_PARTS + 1 : SHOWN_PARTS;
  const parts = internals.slice(0, shown).map(
    ({ fullName, is_you, contribution }, i): ScorePart => ({
      name: fullName,
      isYou: is_you,
      points: contribution,
      others: 0,
      rank: (i + 1) as ScorePart['rank'],
    }),
  );
  const rest = internals.slice(shown);
  if (rest.length === 0) return parts;
  const points = rest.reduce((sum, { contribution }) => sum + contribution, 0);
  return [...parts, { name: '', isYou: false, points, rank: 4, others: rest.length }];
};

export const shortName = (fullName: string): string => fullName.split(/\s+/)[0] ?? fullName;

/** First names, or full names for people who share a first name. */
export const shortNames = (fullNames: readonly string[]): string[] => {
  const short = fullNames.map(shortName);
  return fullNames.map((fullName, i) =>
    short.filter((name) => name === short[i]).length > 1 ? fullName : (short[i] ?? fullName),
  );
};
