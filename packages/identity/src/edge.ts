import { weigh } from './evidence/evidence.ts';
import type { Evidence, Reason } from './evidence/reason.ts';
import type { Profile } from './profile.ts';
import type { Statistics } from './statistics.ts';
import { CERTAIN_BITS, HUB_BITS, LIKELY_BITS, POSSIBLE_BITS } from './weights.ts';

export type Grade = 'certain' | 'likely' | 'possible';

/** Evidence that suggests one person together with a name, but never proves it. */
const SUGGESTIONS: ReadonlySet<Reason['kind']> = new Set(['same_place', 'near_place', 'same_rare_role']);

/** Evidence that is too weak even to suggest one person. */
const HINTS: ReadonlySet<Reason['kind']> = new Set(['name', 'near_seat']);

/** Facts beyond name, place and office: without one of them two mentions are never joined for certain. */
const isProof = ({ kind, bits }: Reason): boolean => bits > HUB_BITS && !SUGGESTIONS.has(kind) && !HINTS.has(kind);

const isSuggestion = ({ kind, bits }: Reason): boolean => bits > 0 && !HINTS.has(kind);

export const gradeOf = (evidence: Evidence): Grade | undefined => {
  if (evidence.isForbidden || evidence.bits < POSSIBLE_BITS) return undefined;
  const { bits, reasons } = evidence;
  if (bits >= CERTAIN_BITS && reasons.some(isProof)) return 'certain';
  // A name alone, however rare, only raises a question.
  return bits >= LIKELY_BITS && reasons.some(isSuggestion) ? 'likely' : 'possible';
};

/** Two mentions, by their ids, the lower one first, that may be one person. */
export type Edge = { a: number; b: number; bits: number; grade: Grade };

/** Undefined if there is no evidence for one person, or too little. */
export const edgeBetween = (one: Profile, other: Profile, statistics: Statistics): Edge | undefined => {
  const evidence = weigh(one, other, statistics);
  const grade = evidence && gradeOf(evidence);
  if (evidence === undefined || evidence.isForbidden || grade === undefined) return undefined;
  const [a, b] = one.mention.id < other.mention.id ? [one, other] : [other, one];
  return { a: a.mention.id, b: b.mention.id, bits: evidence.bits, grade };
};

/** Strongest first; ties break on ids, so that the order of the input never matters. */
export const byStrength = (one: Edge, other: Edge): number =>
  other.bits - one.bits || one.a - other.a || one.b - other.b;

export const isStrong = ({ grade }: Edge): boolean => grade !== 'possible';
