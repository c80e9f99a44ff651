import { CAST_PLANS } from './plans.ts';

/** The companies of the cast as places where other people once worked. */
export const CAST_EMPLOYERS: readonly { name: string; sourceKey: string; foundedYear: number }[] = CAST_PLANS.filter(
  (plan) => plan.country === 'AT' && plan.staff > 30,
).map((plan) => ({
  name: plan.name?.full ?? '',
  sourceKey: plan.keys?.sourceKey ?? '',
  foundedYear: plan.foundedYear,
}));
