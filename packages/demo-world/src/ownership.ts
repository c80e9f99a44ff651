/** Capital and who holds it. */
import type { CompanyPlan } from './company-plan.ts';
import { mix, PURPOSE } from './random.ts';
import { sectorOf } from './sectors.ts';

/** A number that is always the same for a company, one for each question that is asked of it. */
const QUESTION = { capital: 1, headShare: 2, leadShare: 3, secondOwner: 4 };
const hashOf = (plan: CompanyPlan, question: keyof typeof QUESTION): number =>
  mix(QUESTION[question], PURPOSE.shareholders, plan.index);

const pickBy = (hash: number, list: readonly number[]): number => list[hash % list.length] ?? 1;

/** Multiples of the least capital, by the revenue that a company of this size and branch can expect. */
const CAPITAL_BANDS: readonly (readonly [revenueBelow: number, multiples: readonly number[]])[] = [
  [2_000_000, [1, 1, 1, 1, 1, 1, 2, 3]],
  [10_000_000, [1, 1, 2, 2, 3, 4]],
  [50_000_000, [4, 6, 8, 10, 12, 20]],
  [250_000_000, [30, 40, 60, 80, 100]],
  [Number.POSITIVE_INFINITY, [150, 200, 300, 400, 600]],
];

const multipleFor = (plan: CompanyPlan): number => {
  const revenue = plan.staff * sectorOf(plan.trade.sector).revenuePerHead;
  for (const [below, multiples] of CAPITAL_BANDS) {
    if (revenue < below) return pickBy(hashOf(plan, 'capital'), multiples);
  }
  return 1;
};

/** A UG with more would be a GmbH. */
const LEAST_OF_GMBH = 10_000;
const MOST_OF_UG = 24_000;

/** Stamm- or Grundkapital; 0 where the form has none. */
export const registeredCapital = (plan: CompanyPlan): number => {
  const least = plan.form.capital;
  if (least === 0) return 0;
  const amount = least * multipleFor(plan);
  return least < LEAST_OF_GMBH ? Math.min(amount, MOST_OF_UG) : amount;
};

const LEAST_OF_LIMITED_PARTNERS = 10_000;
const ROUND_STAKE = 500;

/** For how much the limited partner at a place, from 0, is liable; all together for what fits the size. */
export const limitedStake = (plan: CompanyPlan, place: number, partners: number): number => {
  const all = LEAST_OF_LIMITED_PARTNERS * multipleFor(plan);
  const each = Math.floor(all / partners / ROUND_STAKE) * ROUND_STAKE;
  return place === 0 ? all - each * (partners - 1) : each;
};

/** The share of the company at the top of the group. */
export const headPercent = (plan: CompanyPlan): number =>
  pickBy(hashOf(plan, 'headShare'), [100, 100, 100, 74, 51, 90, 60]);

/** How many persons own a company with managers. They are its first managers. */
export const ownerCount = (plan: CompanyPlan): number => {
  if (plan.form.organ !== 'managers' || plan.representatives === 0) return 0;
  if (plan.head !== undefined) return headPercent(plan) === 100 ? 0 : 1;
  const canBeTwo = plan.representatives >= (plan.country === 'AT' ? 4 : 3);
  return canBeTwo && hashOf(plan, 'secondOwner') % 2 === 0 ? 2 : 1;
};

/** The share of the owner at a place among the persons who own the company; all shares add up to 100. */
export const ownerPercent = (plan: CompanyPlan, place: number): number => {
  if (plan.head !== undefined) return 100 - headPercent(plan);
  if (ownerCount(plan) < 2) return 100;
  const lead = pickBy(hashOf(plan, 'leadShare'), [50, 51, 60, 75, 90]);
  return place === 0 ? lead : 100 - lead;
};

/** Only the Austrian register lists the persons who own a GmbH. */
export const shareholderEntries = (plan: CompanyPlan): number =>
  plan.country !== 'AT' || plan.representatives < 2 ? 0 : ownerCount(plan);
