import { dayOf } from '@firmament/calendar/day';

/** Membership levels and their quotas, by `membership_id`. */

export type Membership = {
  name: string;
  /** Companies that may be opened in a calendar month. */
  companyRequestsPerMonth: number;
  /** Exports within any 24 hours. */
  dataExportsPerDay: number;
};

export const MEMBERSHIPS: readonly Membership[] = [
  { name: 'Basic', companyRequestsPerMonth: 1_000, dataExportsPerDay: 10 },
  { name: 'Professional', companyRequestsPerMonth: 10_000, dataExportsPerDay: 10 },
  { name: 'Advanced', companyRequestsPerMonth: 50_000, dataExportsPerDay: 10 },
  { name: 'Premium', companyRequestsPerMonth: 200_000, dataExportsPerDay: 50 },
];

const UNKNOWN: Membership = { name: 'Unknown', companyRequestsPerMonth: 0, dataExportsPerDay: 0 };

export const membershipOf = (level: number): Membership => MEMBERSHIPS[level] ?? UNKNOWN;

/** How much of a quota is used, in percent; 100 without a quota. */
export const usagePercent = (used: number, quota: number): number => (quota === 0 ? 100 : (used / quota) * 100);

/** The first day of the calendar month that a moment belongs to, `yyyy-mm-01`. */
export const quotaMonth = (moment: Date): string => `${dayOf(moment).slice(0, 7)}-01`;
