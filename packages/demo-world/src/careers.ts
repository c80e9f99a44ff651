/** Careers. People belong to communities that share employers and schools, as in a real region. */
import { blockAt } from './block-plan.ts';
import { WORLD_YEAR } from './calendar.ts';
import { CAST_PEOPLE_COUNT } from './cast/counts.ts';
import type { CompanyPlan, Employers } from './company-plan.ts';
import type { Country } from './places/towns.ts';
import { mix, PURPOSE, type Random } from './random.ts';
import { BLOCKS_AROUND, type World } from './world.ts';

const COMMUNITY_SIZE = 40;
const EMPLOYERS = 14;
const LEAST_STAFF = 5;

type Place = {
  community: number;
  /** Position within the community. */
  member: number;
  block: number;
};

const communitiesOf = (world: World): { count: number; size: number } => {
  const people = Math.max(1, world.options.people - CAST_PEOPLE_COUNT);
  const count = Math.max(1, Math.min(world.blocks, Math.ceil(people / COMMUNITY_SIZE)));
  return { count, size: Math.ceil(people / count) };
};

/** A community works at the companies of one block, and no two communities share a block. */
export const placeOf = (world: World, index: number): Place => {
  const { count, size } = communitiesOf(world);
  const community = Math.floor(index / size);
  return { community, member: index % size, block: Math.floor((community * world.blocks) / count) };
};

/** The inverse of `placeOf`: the range of people who work in a block, counted without the cast. */
export const placesOf = (world: World, block: number): { from: number; to: number } => {
  const { count, size } = communitiesOf(world);
  const firstOf = (index: number) => Math.ceil((index * count) / world.blocks) * size;
  const to = Math.min(firstOf(block + 1), Math.max(0, world.options.people - CAST_PEOPLE_COUNT));
  return { from: Math.min(firstOf(block), to), to };
};

const employs = (plan: CompanyPlan): boolean =>
  plan.staff >= LEAST_STAFF &&
  plan.knowledge !== 'oldCopy' &&
  plan.knowledge !== 'accounts' &&
  plan.partnership === undefined &&
  plan.trade.sector !== 'holding' &&
  plan.form.organ !== 'owner';

const chooseEmployers = (plans: readonly CompanyPlan[]): CompanyPlan[] => {
  const candidates = plans.filter(employs);
  return (candidates.length > 0 ? candidates : [...plans])
    .sort((a, b) => b.staff - a.staff || a.index - b.index)
    .slice(0, EMPLOYERS);
};

const byCountry = (all: readonly CompanyPlan[]): Employers => {
  const inCountry = (country: Country) => all.filter((plan) => plan.country === country);
  return { all, byCountry: { AT: inCountry('AT'), DE: inCountry('DE'), CH: inCountry('CH') } };
};

const employersIn = (world: World, index: number): Employers => {
  const block = blockAt(world, index);
  block.employers ??= byCountry(chooseEmployers(block.plans));
  return block.employers;
};

export const employersOf = (world: World, block: number): readonly CompanyPlan[] => employersIn(world, block).all;

export type Station = { plan: CompanyPlan; fromYear: number; toYear: number | undefined };

/** Earlier employers: mostly from the same region, sometimes from further away in the same country. */
const earlierEmployer = (world: World, random: Random, block: number, country: Country): CompanyPlan | undefined => {
  const isAway = random.chance(0.25) && world.blocks > 1;
  const away = isAway ? 1 + (mix(world.options.seed, PURPOSE.community, block) % BLOCKS_AROUND) : 0;
  const there = (block + away) % world.blocks;
  const compatriots = employersIn(world, there).byCountry[country];
  const rank = Math.floor(random.next() ** 1.4 * compatriots.length);
  return compatriots[rank];
};

/** Newest first. Stations do not overlap, and none starts before its company was founded. */
export const careerOf = (
  world: World,
  random: Random,
  block: number,
  current: CompanyPlan,
  workingSince: number,
  /** For officers: the year stated in the register. */
  officeSince?: number,
): Station[] => {
  const lastYear = Math.min(current.lastYear, WORLD_YEAR);
  const earliest = Math.min(lastYear, Math.max(current.foundedYear, workingSince));
  const drawn = Math.max(earliest, lastYear - Math.floor(random.next() ** 1.3 * 14));
  const fromYear = Math.min(officeSince ?? drawn, lastYear);
  const stations: Station[] = [{ plan: current, fromYear, toYear: lastYear < WORLD_YEAR ? lastYear : undefined }];
  let until = fromYear;
  for (let i = 0; i < 3 && until > workingSince + 1; i++) {
    const plan = earlierEmployer(world, random, block, current.country);
    const isKnown = plan === undefined || stations.some((station) => station.plan.index === plan.index);
    if (isKnown || plan.foundedYear >= until - 1 || plan.lastYear < until) continue;
    const from = Math.max(plan.foundedYear, workingSince, until - random.between(2, 8));
    stations.push({ plan, fromYear: from, toYear: until });
    until = from;
  }
  return stations;
};
