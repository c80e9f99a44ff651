import { MEMBERSHIPS, type Membership } from '@firmament/api-contract/membership';
import { SITE_CONFIG } from '../pages/site-config.ts';

export type Plan = Membership & {
  /** Euros a month; 0 is free, undefined is on request. */
  monthlyPrice: number | undefined;
  /** The plan that most people look for. */
  isHighlighted: boolean;
};

const HIGHLIGHTED_LEVEL = 1;

export const PLANS: readonly Plan[] = MEMBERSHIPS.map((membership, level) => ({
  ...membership,
  monthlyPrice: SITE_CONFIG.monthlyPrices[level],
  isHighlighted: level === HIGHLIGHTED_LEVEL,
}));
