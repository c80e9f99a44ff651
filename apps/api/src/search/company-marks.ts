import type { Mark } from '@firmament/api-contract/calls/search';

/** The index and the rows of a page say the same of a company, because both ask for it in these words. */

const dayOf = (event: string): string =>
  `coalesce(${event}.happened_on, ${event}.announced_on, ${event}.seen_at::date)`;

const isCurrent = (event: string): string =>
  `not exists (select from event newer where newer.supersedes = ${event}.id)`;

/** When each mark holds, in SQL. A company that is gone is marked by its status alone. */
export const markConditions = (company: string): Record<Mark, string> => ({
  insolvency: `(${company}.insolvency is not null and ${company}.status <> 'terminated')`,
  deletion_notice: `(${company}.status <> 'terminated' and exists (
    select from event notice where notice.company_id = ${company}.id and notice.kind = 'deletion_announced'
      and ${isCurrent('notice')} and not exists (
        select from event outcome where outcome.company_id = notice.company_id
          and outcome.kind in ('continued', 'deleted') and ${isCurrent('outcome')}
          and ${dayOf('outcome')} >= ${dayOf('notice')})))`,
  liquidation: `(${company}.status = 'in_liquidation')`,
});
