import { type Day, laterOf } from '@firmament/calendar/day';
/** Ties between companies: groups, general partners, and who owned a company before its group did. */
import type { CompanyLinkRecord } from '@firmament/record/record';
import { WORLD_YEAR } from './calendar.ts';
import { FIRST_DRAWN } from './cast/counts.ts';
import { companyKeys } from './company-identifiers.ts';
import { companyName } from './company-name.ts';
import type { CompanyPlan } from './company-plan.ts';
import { dayWithin, monthNumber, monthOf } from './history/months.ts';
import { headPercent } from './ownership.ts';
import { PURPOSE, Random } from './random.ts';
import { drawCompound } from './words/brands.ts';

const link = (
  seed: number,
  kind: CompanyLinkRecord['kind'],
  plan: CompanyPlan,
  startedOn: Day,
  more: { share?: number; title?: string } = {},
): CompanyLinkRecord => {
  const { sourceKey, registerNumber } = companyKeys(seed, plan);
  const { full } = companyName(seed, plan);
  const { share, title } = more;
  return { kind, name: full, place: undefined, title, share, startedOn, endedOn: undefined, registerNumber, sourceKey };
};

/** How many subsidiaries were bought, not founded by their group. */
const BOUGHT_SHARE = 0.4;

type Acquisition = {
  on: Day;
  /** For a company that was bought. */
  formerOwner: string | undefined;
};

/** When a company of a group came to it, and from whom. */
export const acquisitionOf = (seed: number, plan: CompanyPlan, head: CompanyPlan): Acquisition => {
  const earliest = laterOf(plan.foundedOn, head.foundedOn);
  const random = new Random(seed, PURPOSE.acquisition, plan.index);
  const isBought = plan.index >= FIRST_DRAWN && random.chance(BOUGHT_SHARE);
  const end = monthNumber(WORLD_YEAR, 8);
  const boughtOn = isBought ? dayWithin(random, Math.max(monthOf(earliest) + 1, end - 10 * 12), end) : undefined;
  if (boughtOn === undefined) return { on: earliest, formerOwner: undefined };
  const form = plan.country === 'CH' ? 'Holding AG' : 'Beteiligungs GmbH';
  return { on: boughtOn, formerOwner: `${drawCompound(random)} ${form}` };
};

export const GENERAL_PARTNER: Record<CompanyPlan['country'], string> = {
  AT: 'Unbeschränkt haftende Gesellschafterin',
  DE: 'Persönlich haftende Gesellschafterin',
  CH: 'Komplementärin',
};

export const linksOf = (seed: number, plan: CompanyPlan): CompanyLinkRecord[] => {
  const { head, members, generalPartner, partnership } = plan;
  const links = members.map((member) => link(seed, 'subsidiary', member, acquisitionOf(seed, member, plan).on));
  if (head !== undefined) {
    const { on, formerOwner } = acquisitionOf(seed, plan, head);
    links.push(link(seed, 'parent', head, on), link(seed, 'shareholder', head, on, { share: headPercent(plan) }));
    if (formerOwner !== undefined) {
      links.push({
        kind: 'shareholder',
        name: formerOwner,
        place: plan.town.name,
        share: 100,
        startedOn: plan.foundedOn,
        endedOn: on,
        registerNumber: undefined,
        sourceKey: undefined,
      });
    }
  }
  if (generalPartner !== undefined) {
    const title = GENERAL_PARTNER[plan.country];
    links.push(link(seed, 'representative', generalPartner, plan.foundedOn, { title }));
  }
  if (partnership !== undefined) links.push(link(seed, 'subsidiary', partnership, plan.foundedOn));
  return links;
};
