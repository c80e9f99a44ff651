import { type Holders, WHOLE } from './stakes.ts';

/**
 * Whom somebody controls: more than half is held for certain, by them and by those they control, all added up; or one of
 * these consolidates it (§ 290 HGB, § 244 UGB).
 */
export const controlledBy = ({ outOf }: Holders, owner: number): Set<number> => {
  const controlled = new Set<number>();
  const held = new Map<number, number>();
  const open = [owner];
  for (let holder = open.pop(); holder !== undefined; holder = open.pop()) {
    for (const { company, min, isParent } of outOf[holder] ?? []) {
      if (company === owner || controlled.has(company)) continue;
      const sum = (held.get(company) ?? 0) + min;
      held.set(company, sum);
      if (sum * 2 <= WHOLE && !isParent) continue;
      controlled.add(company);
      open.push(company);
    }
  }
  return controlled;
};
