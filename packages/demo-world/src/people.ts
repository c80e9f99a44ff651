import type { PersonRecord } from '@firmament/record/record';
import { CAST_PEOPLE } from './cast/people.ts';
import { personRecord } from './person-record.ts';
import { createWorld, type World, type WorldOptions } from './world.ts';

export const personAt = (world: World, index: number): PersonRecord => {
  const member = CAST_PEOPLE[index];
  if (member !== undefined) return member;
  if (index < 0 || index >= world.options.people) throw new RangeError(`There is no person ${index}.`);
  return personRecord(world, index);
};

/** All people in order, or a range of them. They work for the companies that `companies` makes of the same options. */
export function* people(
  options: WorldOptions,
  from = 0,
  to: number = options.people,
): Generator<PersonRecord, void, undefined> {
  const world = createWorld(options);
  for (let index = from; index < Math.min(to, options.people); index++) yield personAt(world, index);
}
