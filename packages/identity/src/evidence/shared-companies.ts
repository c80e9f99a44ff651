import type { CompanyContext, Profile } from '../profile.ts';
import { companiesAt, isHubAddress, isHubPerson, namesakesOf, type Statistics } from '../statistics.ts';
import * as weights from '../weights.ts';
import type { Reason } from './reason.ts';

const NONE: Reason[] = [];

/** What the companies of two mentions say: the same one, or what two of them have in common. */
export const companyReasons = (a: Profile, b: Profile, statistics: Statistics): Reason[] => {
  if (a.company === b.company) return [sameCompany(a.company)];
  const found: Reason[] = [];
  addAddress(found, a.company, b.company, statistics);
  addTie(found, a.company, b.company);
  addCoOfficers(found, a, b, statistics);
  return found.length === 0 ? NONE : strongestCounts(found);
};

/** Among hundreds of officers some bear one name: their pairs grow with the square. */
const sameCompany = ({ officers }: CompanyContext): Reason => {
  const crowd = Math.max(1, officers.length / weights.MOST_OFFICERS_COMPARED);
  return { kind: 'same_company', bits: weights.SAME_COMPANY_BITS - 2 * Math.log2(crowd) };
};

/** A pair's other facts depend on the strongest one, so they count for less. */
const strongestCounts = (reasons: Reason[]): Reason[] => {
  reasons.sort((one, other) => other.bits - one.bits);
  for (const further of reasons.slice(1)) further.bits *= weights.FURTHER_FACT_SHARE;
  return reasons;
};

/** How surprising it is that a stranger's company has something that this many persons have. */
const surpriseOf = (bearers: number, { persons }: Statistics, most: number): number =>
  Math.min(most, Math.max(0, Math.log2((weights.RATE_OF_SHARED_FACT * persons) / bearers)));

const addAddress = (found: Reason[], a: CompanyContext, b: CompanyContext, statistics: Statistics): void => {
  const { addressKey } = a;
  if (addressKey === undefined || addressKey !== b.addressKey) return;
  const companies = companiesAt(statistics, addressKey);
  const bits = isHubAddress(statistics, addressKey)
    ? weights.HUB_BITS
    : surpriseOf(companies * weights.OFFICERS_PER_COMPANY, statistics, weights.MOST_ADDRESS_BITS);
  found.push({ kind: 'same_address', bits, companies });
};

const addTie = (found: Reason[], a: CompanyContext, b: CompanyContext): void => {
  if (!a.tiedTo.includes(b.id) && !b.tiedTo.includes(a.id)) return;
  const isHub = Math.max(a.tiedTo.length, b.tiedTo.length) > weights.HUB_TIES;
  found.push({ kind: 'tied_companies', bits: isHub ? weights.HUB_BITS : weights.TIE_BITS });
};

/** Of several people who sit at both companies the least known one tells most. */
const addCoOfficers = (found: Reason[], a: Profile, b: Profile, statistics: Statistics): void => {
  const [here, there] = [a.company.officers, b.company.officers];
  if (here.length > weights.MOST_OFFICERS_COMPARED || there.length > weights.MOST_OFFICERS_COMPARED) return;
  let best: { bits: number; name: string } | undefined;
  for (const officer of here) {
    const { core } = officer.name;
    if (core === a.name.core || core === b.name.core) continue;
    if (!there.some(({ name }) => name.core === core)) continue;
    const bits = coOfficerBits(officer, statistics);
    if (best === undefined || bits > best.bits) best = { bits, name: officer.mention.name };
  }
  if (best) found.push({ kind: 'same_co_officer', ...best });
};

const coOfficerBits = ({ name }: Profile, statistics: Statistics): number => {
  if (isHubPerson(statistics, name.counted)) return weights.HUB_BITS;
  const bearers = 1 + namesakesOf(statistics, name.counted);
  return surpriseOf(bearers * weights.OFFICERS_PER_COMPANY, statistics, weights.MOST_CO_OFFICER_BITS);
};
