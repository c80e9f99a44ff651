import { weigh } from './evidence/evidence.ts';
import { type Grade, gradeOf } from './grade.ts';
import type { Profile } from './profile.ts';
import type { Statistics } from './statistics.ts';

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
