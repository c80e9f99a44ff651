import { dayOf } from '@firmament/calendar/day';

/** Membership levels and their quotas, by `membership_id`. */

export type Membership = {
  name: string;
  /** Companies and people that may be opened or exported whole in a calendar month; each counts once. */
  companyRequestsPerMonth: number;
  /** Exports within any 24 hours. */
  dataExportsPerDay: number;
  /** Companies and people from which one may look around in the network on a calendar day; each counts once a day. */
  networkStartsPerDay: number;
};

/** A membership with its price: cents a month without tax. 0 is free, null is on request. */
export type Plan = Membership & { monthlyNetCents: number | null };

/** The plans of the specification, which hold unless the operator has set others. */
export const STANDARD_PLANS: readonly Plan[] = [
  {
    name: 'Basic',
    companyRequestsPerMonth: 1_000,
    dataExportsPerDay: 10,
    networkStartsPerDay: 500,
    monthlyNetCents: 0,
  },
  {
    name: 'Professional',
    companyRequestsPerMonth: 10_000,
    dataExportsPerDay: 10,
    networkStartsPerDay: 5_000,
    monthlyNetCents: 25_000,
  },
  {
    name: 'Advanced',
    companyRequestsPerMonth: 50_000,
    dataExportsPerDay: 10,
    networkStartsPerDay: 25_000,
    monthlyNetCents: null,
  },
  {
    name: 'Premium',
    companyRequestsPerMonth: 200_000,
    dataExportsPerDay: 50,
    networkStartsPerDay: 100_000,
    monthlyNetCents: null,
  },
];

const UNKNOWN: Membership = {
  name: 'Unknown',
  companyRequestsPerMonth: 0,
  dataExportsPerDay: 0,
  networkStartsPerDay: 0,
};

export const membershipOf = (level: number, plans: readonly Membership[]): Membership => plans[level] ?? UNKNOWN;

/** How much of a quota is used, in percent; 100 without a quota. */
export const usagePercent = (used: number, quota: number): number => (quota === 0 ? 100 : (used / quota) * 100);

/** From here on pages say how much of a limit is left. */
const NEAR_PERCENT = 90;

export const isNearLimit = (used: number, quota: number): boolean => usagePercent(used, quota) >= NEAR_PERCENT;

/** The first day of the calendar month that a moment belongs to, `yyyy-mm-01`. */
export const quotaMonth = (moment: Date): string => `${dayOf(moment).slice(0, 7)}-01`;
