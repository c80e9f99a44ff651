import { ADDED_COUNTS, CAST_COMPANY_COUNT, CAST_REPORT_COUNT, CAST_REPRESENTATIVE_COUNT } from './cast/counts.ts';
import type { Block } from './company-plan.ts';

export type WorldOptions = {
  seed: number;
  companies: number;
  /** Annual reports in total. */
  reports: number;
  /** Register entries of officers in total. */
  representatives: number;
  people: number;
};

export const DEMO_WORLD: WorldOptions = {
  seed: 20_250_918,
  companies: 20_000 + ADDED_COUNTS.companies,
  reports: 36_000 + ADDED_COUNTS.reports,
  representatives: 46_000 + ADDED_COUNTS.representatives,
  people: 10_000,
};

export const BENCH_WORLD: WorldOptions = {
  seed: 2_155,
  companies: 2_155_000,
  reports: 400_000,
  representatives: 1_000_000,
  people: 1_000_000,
};

/** Companies are planned in blocks, so that quotas come out exactly and neighbours can own each other. */
export const BLOCK_SIZE = 64;

/** People have worked in their own block and in up to this many blocks after it. */
export const BLOCKS_AROUND = 3;

export type Quotas = { firmenbuch: number; gisa: number; zefix: number; offeneregister: number };

export type World = {
  options: WorldOptions;
  /** Companies outside the cast. */
  generated: number;
  blocks: number;
  quotas: Quotas;
  /** Recently planned blocks; a newer block replaces the older one in its slot. */
  recent: Block[];
};

/** Six digits above 900000, less a margin for the numbers of the cast. */
const FIRMENBUCH_CAPACITY = 99_900;

const quotasFor = (blocks: number): Quotas => {
  const firmenbuch = Math.max(1, Math.min(14, Math.floor(FIRMENBUCH_CAPACITY / Math.max(1, blocks))));
  const gisa = 6;
  const zefix = 10;
  return { firmenbuch, gisa, zefix, offeneregister: BLOCK_SIZE - firmenbuch - gisa - zefix };
};

export const createWorld = (options: WorldOptions): World => {
  if (options.companies < CAST_COMPANY_COUNT) {
    throw new RangeError(`A world needs at least the ${CAST_COMPANY_COUNT} companies of the cast.`);
  }
  const generated = options.companies - CAST_COMPANY_COUNT;
  const blocks = Math.ceil(generated / BLOCK_SIZE);
  if (blocks > FIRMENBUCH_CAPACITY) throw new RangeError('There are not enough fictional register numbers for that.');
  return { options, generated, blocks, quotas: quotasFor(blocks), recent: [] };
};

/** The part of a total that falls to one block: the parts of all blocks add up to the total. */
const shareOf = (world: World, block: number, total: number): number => {
  const from = block * BLOCK_SIZE;
  const to = Math.min(from + BLOCK_SIZE, world.generated);
  return Math.floor((to * total) / world.generated) - Math.floor((from * total) / world.generated);
};

export const reportsInBlock = (world: World, block: number): number =>
  shareOf(world, block, Math.max(0, world.options.reports - CAST_REPORT_COUNT));

export const representativesInBlock = (world: World, block: number): number =>
  shareOf(world, block, Math.max(0, world.options.representatives - CAST_REPRESENTATIVE_COUNT));
