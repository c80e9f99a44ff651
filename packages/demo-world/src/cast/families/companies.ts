import type { DemoCompany } from '../../history/company-history.ts';
import { FIRST_DRAWN } from '../counts.ts';
import { CAST_PLANS } from '../plans.ts';
import { HOLDINGS } from './holdings.ts';
import { LEITNER } from './leitner.ts';
import { familyMember, familyPlan } from './member.ts';
import { NEIGHBOURS } from './neighbours.ts';

const MEMBERS = [...LEITNER, ...NEIGHBOURS, ...HOLDINGS].map((spec, place) => ({
  spec,
  plan: familyPlan(spec, FIRST_DRAWN + place),
}));

const PLANS = new Map([...CAST_PLANS, ...MEMBERS.map(({ plan }) => plan)].map((plan) => [plan.name?.full ?? '', plan]));

/** Companies that show how companies hang together, in the order of their positions after the older cast. */
export const FAMILY_COMPANIES: readonly DemoCompany[] = MEMBERS.map(({ spec, plan }) =>
  familyMember(spec, plan, (name) => PLANS.get(name)),
);
