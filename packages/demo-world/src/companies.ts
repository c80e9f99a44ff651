import { planOf } from './block-plan.ts';
import { CAST_COMPANIES } from './cast/companies.ts';
import { type DemoCompany, demoCompany } from './history/company-history.ts';
import { createWorld, type World, type WorldOptions } from './world.ts';

export const companyAt = (world: World, index: number): DemoCompany => {
  const member = CAST_COMPANIES[index];
  if (member !== undefined) return member;
  if (index < 0 || index >= world.options.companies) throw new RangeError(`There is no company ${index}.`);
  return demoCompany(world.options.seed, planOf(world, index));
};

/** All companies in order, or a range of them; memory use does not grow with their number. */
export function* companies(
  options: WorldOptions,
  from = 0,
  to: number = options.companies,
): Generator<DemoCompany, void, undefined> {
  const world = createWorld(options);
  for (let index = from; index < Math.min(to, options.companies); index++) yield companyAt(world, index);
}
