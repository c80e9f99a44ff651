import type { StatedRelation } from './stated-relation.ts';

/** How a relation is worded: by its title, as a holding, or by what one company is to the other. */
export type Shape = 'titled' | 'holding' | 'consolidation' | 'parent' | 'branch' | 'untitled';

/** A title that says no more than that somebody has a share. */
const ONLY_OWNS = /^(?:gesellschafter|aktionär|shareholder)(?:in|\/in|:in)?$/i;

export const shapeOf = ({ kinds, title, share, isConsolidation }: StatedRelation): Shape => {
  const isAmong = (...allowed: StatedRelation['kinds']) => kinds.every((kind) => allowed.includes(kind));
  if (kinds.includes('branch')) return 'branch';
  if (isAmong('shareholder', 'parent') && (title === null || ONLY_OWNS.test(title))) {
    if (kinds.includes('shareholder') || share !== null) return 'holding';
    return isConsolidation ? 'consolidation' : 'parent';
  }
  return title === null ? 'untitled' : 'titled';
};
