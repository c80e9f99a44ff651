import { quotaMonth, usagePercent } from '@firmament/api-contract/membership';
import type { User } from '@firmament/api-contract/user';
import { membershipOf } from './plans.ts';

export type Quota = { used: number; quota: number; left: number; percent: number };

const quotaOf = (used: number, quota: number): Quota => ({
  used,
  quota,
  left: Math.max(0, quota - used),
  percent: usagePercent(used, quota),
});

export const companyRequests = ({ membership_id, company_requests }: User): Quota =>
  quotaOf(company_requests, membershipOf(membership_id).companyRequestsPerMonth);

export const dataExports = ({ membership_id, data_exports }: User): Quota =>
  quotaOf(data_exports, membershipOf(membership_id).dataExportsPerDay);

export const networkStarts = ({ membership_id, network_starts }: User): Quota =>
  quotaOf(network_starts, membershipOf(membership_id).networkStartsPerDay);

/** The day on which requests renew, `yyyy-mm-01`. */
export const renewalDay = (now: Date): string => {
  const [year = 0, month = 0] = quotaMonth(now).split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
};
