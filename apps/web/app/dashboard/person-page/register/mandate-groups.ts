import type { RegisterMandate } from '@firmament/api-contract/calls/register-record';

export type MandateGroup = { kind: 'going' | 'past' | 'old'; mandates: RegisterMandate[]; total: number };

const kindOf = ({ state, is_old }: RegisterMandate): MandateGroup['kind'] => {
  if (is_old) return 'old';
  return state === 'past' ? 'past' : 'going';
};

/** Shown at first, drawn and once more as a table; somebody may hold hundreds of offices. */
export const MANDATES_AT_FIRST = 20;

/** The first `shown` mandates, by what became of them; groups without any are left out. */
export const groupMandates = (mandates: readonly RegisterMandate[], shown: number): MandateGroup[] => {
  let left = shown;
  return (['going', 'past', 'old'] as const).flatMap((kind) => {
    const all = mandates.filter((mandate) => kindOf(mandate) === kind);
    const first = all.slice(0, Math.max(0, left));
    left -= first.length;
    return first.length === 0 ? [] : { kind, mandates: first, total: all.length };
  });
};
