import type { SIGNING_LIMITS, SIGNING_PARTS } from '@firmament/api-contract/calls/company-facts';
import type { Day } from '@firmament/calendar/day';

/** The office somebody holds, as far as it matters for representation. */
export type Part = (typeof SIGNING_PARTS)[number];

export type Limit = (typeof SIGNING_LIMITS)[number];

/** Whom it takes beside: `count` of those who hold one of `parts` or bear one of `names`. */
export type Beside = { parts: Part[]; names: string[]; count: number | 'all' };

export type ActivePower = { kind: 'alone' } | { kind: 'jointly'; beside: Beside };

export type Power = ActivePower | { kind: 'none' };

/** What the wording of one person's power says. */
export type Rule = {
  /** Not there: the text leaves open whether alone or with whom. */
  power?: Power | undefined;
  limits: Limit[];
  since?: Day | undefined;
};
