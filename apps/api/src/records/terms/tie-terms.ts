import { ULTIMATE_PARENT } from '@firmament/record/record';
import { sourcesThatAre } from '@firmament/record/sources/sources';

/** Values of `tie.resolved_by` by which the company at the other end is likely, not certain. */
export const LIKELY_ENDS = ['name_form', 'former_name'] as const;

/**
 * What the other company is to the one that states the tie, in SQL. Head offices lie in the table as parents, told apart
 * while reading: so the version before goes on with the rows of this one, and the other way round.
 */
export const kindOfTie = (tie: string): string =>
  `case when ${tie}.kind = 'parent' and ${tie}.source_id in (${sourcesThatAre('head-offices').join(', ')}) then 'head_office' else ${tie}.kind end`;

/** Whether a tie tells of an owner. Who is on top of a group is left out: there are others between, of whom it is told. */
export const isOwningTie = (tie: string): string =>
  `(${kindOfTie(tie)} in ('shareholder', 'parent') and ${tie}.title is distinct from '${ULTIMATE_PARENT}')`;
