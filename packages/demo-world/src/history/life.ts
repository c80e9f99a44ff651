import type { Day } from '@firmament/calendar/day';
/** How a company came to its end, if it did. */
import type { CompanyRecord } from '@firmament/record/record';
import { WORLD_YEAR } from '../calendar.ts';
import type { CompanyPlan } from '../company-plan.ts';
import type { Random } from '../random.ts';
import { dayIn, monthNumber, monthOf } from './months.ts';

export type Life = {
  insolventOn: Day | undefined;
  liquidatedOn: Day | undefined;
  /** When the court announced that it would delete the company. */
  announcedOn: Day | undefined;
  deletedOn: Day | undefined;
  /** The month in which ordinary business ends: of the end, or of today. */
  end: number;
};

/** The last month that the registers know. */
const LAST_MONTH = monthNumber(WORLD_YEAR, 8);
const LIQUIDATIONS_LAST = 4;
/** The others are deleted without: merged, or without any means. */
const LIQUIDATED_SHARE = 0.7;

const dayInText = (text: string): Day | undefined => {
  const found = /(\d\d)\.(\d\d)\.(\d{4})/.exec(text);
  return found ? `${found[3]}-${found[2]}-${found[1]}` : undefined;
};

/** Of German companies: how many deletions the court announced, of those that were deleted, are wound up, or go on. */
const ANNOUNCED_SHARE = { terminated: 0.4, in_liquidation: 0.15, active: 0.004 };

/** The court gives two to four months to object. */
const drawAnnouncement = (random: Random, plan: CompanyPlan, deletedOn: Day | undefined): Day | undefined => {
  const isCompany = plan.form.organ === 'managers' || plan.form.organ === 'board';
  if (plan.country !== 'DE' || plan.knowledge !== 'all' || !isCompany || isInGroup(plan)) return undefined;
  if (!random.chance(ANNOUNCED_SHARE[plan.status])) return undefined;
  const month = deletedOn === undefined ? LAST_MONTH : monthOf(deletedOn) - 2;
  return dayIn(random, month - random.below(3));
};

const isInGroup = ({ head, members, partnership }: CompanyPlan): boolean =>
  head !== undefined || members.length > 0 || partnership !== undefined;

/** After the accounts of the last year are filed. */
const drawDeletion = (random: Random, { lastYear }: CompanyPlan): Day =>
  dayIn(random, lastYear + 1 < WORLD_YEAR ? monthNumber(lastYear + 1, 9) + random.below(4) : LAST_MONTH);

const drawLiquidation = (random: Random, plan: CompanyPlan): Day | undefined => {
  if (plan.status === 'in_liquidation') {
    const earliest = Math.max(monthOf(plan.foundedOn) + 2, LAST_MONTH - LIQUIDATIONS_LAST * 12);
    return dayIn(random, random.between(earliest, LAST_MONTH));
  }
  // A sole trader just stops.
  if (plan.form.organ === 'owner' || !random.chance(LIQUIDATED_SHARE)) return undefined;
  return dayIn(random, monthNumber(plan.lastYear, 2) + random.below(11));
};

export const lifeOf = (random: Random, plan: CompanyPlan, { insolvency }: CompanyRecord): Life => {
  const insolventOn = insolvency === undefined ? undefined : dayInText(insolvency);
  if (plan.status === 'active') {
    const announcedOn = insolvency === undefined ? drawAnnouncement(random, plan, undefined) : undefined;
    return { insolventOn, liquidatedOn: undefined, announcedOn, deletedOn: undefined, end: LAST_MONTH + 1 };
  }
  // Insolvency proceedings dissolve a company.
  const liquidatedOn = insolventOn ?? drawLiquidation(random, plan);
  const deletedOn = plan.status === 'terminated' ? drawDeletion(random, plan) : undefined;
  const announcedOn = drawAnnouncement(random, plan, deletedOn);
  // Where the winding up began later, nothing is left to be announced.
  const isLater = announcedOn !== undefined && announcedOn > (liquidatedOn ?? '');
  return {
    insolventOn,
    liquidatedOn,
    deletedOn,
    announcedOn: isLater ? announcedOn : undefined,
    end: monthOf(liquidatedOn ?? deletedOn ?? ''),
  };
};
