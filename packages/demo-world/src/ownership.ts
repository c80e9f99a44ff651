/** Capital and who holds it. */
import { companyName, leadPerson } from './company-name.ts';
import type { CompanyPlan } from './company-plan.ts';
import { type Officer, shareholderEntries } from './offices.ts';
import type { Human } from './persons.ts';
import { mix, PURPOSE, Random } from './random.ts';

/** The legal minimum, more in bigger firms. */
export const registeredCapital = (plan: CompanyPlan): number => {
  const minimum = plan.form.capital;
  if (minimum === 0) return 0;
  if (plan.staff >= 25) return Math.round((minimum * plan.staff) / 20 / 5_000) * 5_000 + minimum;
  const hash = mix(minimum, PURPOSE.shareholders, plan.index) % 16;
  return hash < 12 ? minimum : minimum * (hash - 10);
};

const LEAD_STAKES = [50, 51, 60, 75, 90] as const;

const hasTwoOwners = (random: Random, plan: CompanyPlan): boolean =>
  plan.country === 'AT' ? shareholderEntries(plan) === 2 : plan.representatives > 2 && random.chance(0.5);

const ownershipRandom = (seed: number, plan: CompanyPlan): Random =>
  new Random(seed, PURPOSE.shareholders, -1 - plan.index);

/** The first manager's share of a company owned by persons. */
export const leadPercent = (seed: number, plan: CompanyPlan): number => {
  const random = ownershipRandom(seed, plan);
  return hasTwoOwners(random, plan) ? random.pick(LEAD_STAKES) : 100;
};

const HEAD_STAKES = [100, 100, 100, 74, 51, 90, 60] as const;

/** The share of the company at the top of the group. */
export const headPercent = (seed: number, plan: CompanyPlan): number => ownershipRandom(seed, plan).pick(HEAD_STAKES);

type Stake = { name: string; percent: number };

const personName = (human: Human): string => `${human.first} ${human.last}`;

/** The owners, where known; their percentages add up to 100. */
export const stakesIn = (seed: number, plan: CompanyPlan, officers: readonly Officer[]): Stake[] => {
  if (plan.head !== undefined) {
    const percent = headPercent(seed, plan);
    const head: Stake = { name: companyName(seed, plan.head).full, percent };
    return percent === 100 ? [head] : [head, { name: personName(leadPerson(seed, plan)), percent: 100 - percent }];
  }
  const [lead, second] = officers;
  if (plan.form.organ !== 'managers' || lead === undefined) return [];
  const percent = leadPercent(seed, plan);
  if (percent === 100 || second === undefined) return [{ name: personName(lead.human), percent: 100 }];
  return [
    { name: personName(lead.human), percent },
    { name: personName(second.human), percent: 100 - percent },
  ];
};
