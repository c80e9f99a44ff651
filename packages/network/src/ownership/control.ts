import type { ControlReason } from '../answers.ts';
import { isMajority, WHOLE } from './pairs.ts';
import type { Holders, Stake } from './stakes.ts';

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

/** Why somebody controls the last of a chain: the first reason that is true, the simplest first. Places, from the owner on. */
export const controlReason = (holders: Holders, chain: readonly number[]): ControlReason => {
  const [owner, owned] = [chain[0] as number, chain.at(-1) as number];
  const controls = (from: number, to: number): boolean => isMajority(stakeOf(holders, from, to) ?? NO_STAKE);
  if (controls(owner, owned)) return 'itself';
  return chain.slice(1).every((to, at) => controls(chain[at] as number, to)) ? 'chain' : 'together';
};

const NO_STAKE: Pick<Stake, 'min' | 'isParent'> = { min: 0, isParent: false };

const stakeOf = ({ into }: Holders, owner: number, company: number): Stake | undefined =>
  into[company]?.find((stake) => stake.owner === owner);
