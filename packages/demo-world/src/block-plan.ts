/** Plans the companies of one block together: their registers, their owners and how many reports they file. */

import { WORLD_YEAR } from './calendar.ts';
import { CAST_COMPANY_COUNT, FIRST_DRAWN } from './cast/counts.ts';
import {
  type Block,
  COUNTRY_OF,
  type CompanyPlan,
  filesAccounts,
  planCompany,
  type RegisterSource,
} from './company-plan.ts';
import { drawLegalForm, legalFormNamed } from './legal-forms.ts';
import { headPercent } from './ownership.ts';
import { type Country, drawTown, type Town } from './places/towns.ts';
import { PURPOSE, Random } from './random.ts';
import { drawTrade, drawTradeOfSector, type Trade } from './words/trades.ts';
import { BLOCK_SIZE, BLOCKS_AROUND, type Quotas, reportsInBlock, representativesInBlock, type World } from './world.ts';

const SOURCES: readonly RegisterSource[] = ['firmenbuch', 'gisa', 'zefix', 'offeneregister'];

const GROUP_HEAD_FORMS = new Set(['GmbH', 'AG', 'Privatstiftung', 'SE']);
const GROUP_SHARE = 0.07;

/** Forms groups and general partners from neighbours within one register. */
const planSegment = (
  world: World,
  random: Random,
  source: RegisterSource,
  seats: readonly { index: number; rank: number }[],
  home: Town,
): CompanyPlan[] => {
  const { seed } = world.options;
  const plans: CompanyPlan[] = [];
  let head: CompanyPlan | undefined;
  let openPlaces = 0;
  let partnership: CompanyPlan | undefined;
  seats.forEach(({ index, rank }, i) => {
    const isLast = i === seats.length - 1;
    const isBound = partnership !== undefined || openPlaces > 0;
    let form = isBound ? legalFormNamed(source, 'GmbH') : drawLegalForm(random, source);
    // A partnership at the end of the segment would have no neighbour to be its general partner.
    if (form.organ === 'generalPartner' && isLast) form = legalFormNamed(source, 'GmbH');
    const plan = planCompany(seed, { index, source, rank, home }, form);
    plans.push(plan);
    if (partnership !== undefined) {
      partnership.generalPartner = plan;
      plan.partnership = partnership;
      plan.knowledge = 'all';
      partnership.knowledge = 'all';
      settleAsGeneralPartner(random, plan, partnership);
      partnership = undefined;
    } else if (openPlaces > 0 && head !== undefined) {
      plan.head = head;
      head.members.push(plan);
      plan.status = 'active';
      plan.knowledge = 'all';
      plan.lastYear = WORLD_YEAR;
      plan.trade = drawMemberTrade(random, plan, head);
      openPlaces -= 1;
    } else if (form.organ === 'generalPartner') {
      partnership = plan;
    } else if (source !== 'gisa' && !isLast && GROUP_HEAD_FORMS.has(form.name) && random.chance(GROUP_SHARE)) {
      head = plan;
      openPlaces = random.between(1, 4);
      plan.status = 'active';
      plan.knowledge = 'all';
      plan.lastYear = WORLD_YEAR;
      if (random.chance(0.5)) plan.trade = drawTrade(random, 'holding', plan.country);
    }
  });
  return plans;
};

/** A group mostly stays in its branch, and sooner or later puts its property into a company of its own. */
const drawMemberTrade = (random: Random, plan: CompanyPlan, head: CompanyPlan): Trade => {
  const [first] = head.members;
  if (random.chance(0.2)) return drawTrade(random, 'property', plan.country);
  if (head.trade.sector !== 'holding') return drawTradeOfSector(random, head.trade.sector, plan.country);
  return first === undefined || first === plan
    ? plan.trade
    : drawTradeOfSector(random, first.trade.sector, plan.country);
};

const settleAsGeneralPartner = (random: Random, plan: CompanyPlan, partnership: CompanyPlan): void => {
  plan.trade = drawTrade(random, 'holding', plan.country);
  plan.town = partnership.town;
  plan.staff = 1;
  plan.status = partnership.status;
  plan.lastYear = partnership.lastYear;
  plan.foundedOn = partnership.foundedOn;
  plan.foundedYear = partnership.foundedYear;
};

const OLDEST_REPORTS = 12;

const yearsOnFile = (plan: CompanyPlan): number => {
  const last = Math.min(plan.lastYear, WORLD_YEAR - 1);
  return Math.max(0, Math.min(OLDEST_REPORTS, last - plan.foundedYear));
};

const isStanding = (plan: CompanyPlan): boolean => plan.status === 'active';

/** Bigger firms tend to come first, but not always: small firms must have reports and officers too. */
const inDrawnOrder = (random: Random, plans: readonly CompanyPlan[]): CompanyPlan[] =>
  plans
    .map((plan) => ({
      plan,
      key: -Math.log(1 - random.next()) / (Math.sqrt(plan.staff) * (isStanding(plan) ? 1 : 0.25)),
    }))
    .sort((a, b) => a.key - b.key)
    .map(({ plan }) => plan);

const shareOutReports = (random: Random, plans: readonly CompanyPlan[], total: number): void => {
  const filing = inDrawnOrder(
    random,
    plans.filter((plan) => filesAccounts(plan) && plan.partnership === undefined && yearsOnFile(plan) > 0),
  );
  let left = total;
  for (const plan of filing) {
    if (left === 0) break;
    plan.reports = Math.min(left, yearsOnFile(plan), random.between(3, 6));
    left -= plan.reports;
  }
  for (const plan of filing) {
    const more = Math.min(left, yearsOnFile(plan) - plan.reports);
    plan.reports += more;
    left -= more;
  }
  for (const plan of plans) if (plan.knowledge === 'accounts' && plan.reports === 0) plan.knowledge = 'register';
};

const OFFICES: Record<CompanyPlan['form']['organ'], readonly [number, number]> = {
  owner: [1, 1],
  partners: [2, 3],
  generalPartner: [1, 3],
  managers: [1, 5],
  board: [4, 9],
  association: [2, 3],
  foundation: [3, 4],
};

/** Companies deleted before this year have no officers on record any more. */
const FORGOTTEN_BEFORE = 2016;

/** Without these, a register would be incomplete: whoever acts for the company and, in Austria, who owns it. */
const leastRepresentatives = (plan: CompanyPlan): number => {
  if (plan.knowledge === 'accounts' || (plan.status === 'terminated' && plan.lastYear < FORGOTTEN_BEFORE)) return 0;
  if (plan.form.organ === 'board') return plan.country === 'CH' ? 1 : 2;
  if (plan.form.organ !== 'managers' || plan.country !== 'AT') return OFFICES[plan.form.organ][0];
  return plan.head !== undefined && headPercent(plan) === 100 ? 1 : 2;
};

/** First everybody's least, where the total allows that; then more, the bigger companies first. */
const shareOutRepresentatives = (random: Random, plans: readonly CompanyPlan[], total: number): void => {
  let left = total;
  const least = plans.map(leastRepresentatives);
  if (least.reduce((sum, count) => sum + count, 0) <= total) {
    plans.forEach((plan, i) => {
      plan.representatives = least[i] ?? 0;
      left -= plan.representatives;
    });
  }
  const drawn = inDrawnOrder(random, plans).filter((plan) => leastRepresentatives(plan) > 0);
  for (const plan of drawn) {
    if (left === 0) return;
    const [low, high] = OFFICES[plan.form.organ];
    const wanted = random.between(low, plan.staff < 5 ? Math.min(high, low + 1) : high);
    const more = Math.min(left, Math.max(0, wanted - plan.representatives));
    plan.representatives += more;
    left -= more;
  }
  const growing = drawn.filter((plan) => plan.form.organ === 'managers' || plan.form.organ === 'board');
  for (let i = 0; left > 0 && growing.length > 0; i++, left--) {
    const plan = growing[i % growing.length];
    if (plan !== undefined) plan.representatives += 1;
  }
};

const seatsOf = (
  world: World,
  block: number,
  random: Random,
): Map<RegisterSource, { index: number; rank: number }[]> => {
  const factor = random.below(BLOCK_SIZE / 2) * 2 + 1;
  const shift = random.below(BLOCK_SIZE);
  const seats = new Map<RegisterSource, { index: number; rank: number }[]>();
  let position = 0;
  for (const source of SOURCES) {
    const quota = world.quotas[source as keyof Quotas];
    const taken: { index: number; rank: number }[] = [];
    for (let i = 0; i < quota; i++, position++) {
      const slot = (position * factor + shift) % BLOCK_SIZE;
      const generatedIndex = block * BLOCK_SIZE + slot;
      if (generatedIndex < world.generated) {
        taken.push({ index: FIRST_DRAWN + generatedIndex, rank: block * quota + i });
      }
    }
    seats.set(source, taken);
  }
  return seats;
};

const planBlock = (world: World, block: number): CompanyPlan[] => {
  const random = new Random(world.options.seed, PURPOSE.blockShape, block);
  const homes: Record<Country, Town> = {
    AT: drawTown(random, 'AT'),
    DE: drawTown(random, 'DE'),
    CH: drawTown(random, 'CH'),
  };
  const plans = [...seatsOf(world, block, random)].flatMap(([source, seats]) =>
    planSegment(world, random, source, seats, homes[COUNTRY_OF[source]]),
  );
  shareOutReports(random, plans, reportsInBlock(world, block));
  shareOutRepresentatives(random, plans, representativesInBlock(world, block));
  return plans.sort((a, b) => a.index - b.index);
};

/**
 * A block and the blocks after it in which its people have worked. `recent` is a list, not a map: entries deleted from
 * a map stay in its old tables until a full garbage collection.
 */
const RECENT_BLOCKS = 1 + BLOCKS_AROUND;

export const blockAt = (world: World, index: number): Block => {
  const place = index % RECENT_BLOCKS;
  const known = world.recent[place];
  if (known?.index === index) return known;
  const block: Block = { index, plans: planBlock(world, index), employers: undefined, positions: undefined };
  world.recent[place] = block;
  return block;
};

/** The plan of the company at a position outside the cast. */
export const planOf = (world: World, position: number): CompanyPlan => {
  const generatedIndex = position - CAST_COMPANY_COUNT;
  const plan = blockAt(world, Math.floor(generatedIndex / BLOCK_SIZE)).plans[generatedIndex % BLOCK_SIZE];
  if (plan === undefined) throw new RangeError(`There is no company ${position}.`);
  return plan;
};
