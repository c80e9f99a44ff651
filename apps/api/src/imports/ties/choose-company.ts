import { fold } from '@firmament/text/fold';

/** How the company at the other end of a tie was found. */
export type ResolvedBy = 'number' | 'name_form_court' | 'name_form_place' | 'name_form' | 'former_name';

/** A company as another one names it. */
export type NamedCompany = {
  name: string;
  /** Its seat, folded; empty if it is not named. */
  town: string;
  court: string | null;
  /** The company that names it. */
  namer: { id: number; country: string | null; court: string | null };
  /** The tie is a thing of the past, and so may be the company. */
  isOver: boolean;
};

/** A company that is or was called so, with the same legal form. */
export type Candidate = {
  id: number;
  /** The name in the spellings that are known of it. */
  spellings: string[];
  isFormerName: boolean;
  town: string;
  court: string | null;
  country: string | null;
  isLiving: boolean;
};

export type Choice = { companyId: number; resolvedBy: ResolvedBy };

/** "Basel, Schweiz" is the town of Basel. */
export const foldTown = (place: string | null): string => fold(place?.split(',')[0] ?? '');

const agreementOf = (named: NamedCompany, { town, court }: Candidate): 'court' | 'place' | undefined => {
  if (named.court !== null && named.court === court) return 'court';
  return town !== '' && town === named.town ? 'place' : undefined;
};

/**
 * Another seat than the one named is another company of that name, or the same one after a move: only within the
 * district of the court that both belong to is that close enough to the truth.
 */
const isPossible = (named: NamedCompany, { town, court, country }: Candidate): boolean => {
  const isElsewhere = (named.town !== '' && town !== '') || (named.court !== null && court !== null);
  if (isElsewhere) return court !== null && court === named.namer.court;
  return country === null || country === named.namer.country;
};

const tidy = (name: string): string => name.toLowerCase().replace(/\s+/g, ' ').trim();

/** Keeps those that meet a condition, if there are any. */
const preferring = (candidates: Candidate[], isBetter: (candidate: Candidate) => boolean): Candidate[] => {
  const better = candidates.filter(isBetter);
  return better.length > 0 ? better : candidates;
};

/** The only company that can be meant; undefined if there is none or more than one. */
export const chooseCompany = (named: NamedCompany, candidates: readonly Candidate[]): Choice | undefined => {
  const others = candidates.filter(({ id }) => id !== named.namer.id);
  const agrees = (candidate: Candidate): boolean => agreementOf(named, candidate) !== undefined;
  let left = others.filter((candidate) => agrees(candidate) || isPossible(named, candidate));
  left = preferring(left, agrees);
  left = preferring(left, ({ isFormerName }) => !isFormerName);
  if (!named.isOver) left = preferring(left, ({ isLiving }) => isLiving);
  left = preferring(left, ({ spellings }) => spellings.map(tidy).includes(tidy(named.name)));
  const [found] = left;
  if (found === undefined || left.length > 1) return undefined;
  const agreement = agreementOf(named, found);
  const byName = agreement === undefined ? 'name_form' : (`name_form_${agreement}` as const);
  return { companyId: found.id, resolvedBy: found.isFormerName ? 'former_name' : byName };
};
