import type { MatchReason, RegisterRecord } from '@firmament/api-contract/calls/register-record';

type Match = RegisterRecord['match'];

/** With whom of the group somebody is connected best: with the person opened, if they are. */
export const bestLinkOf = (
  { persons, links }: Pick<Match, 'persons' | 'links'>,
  employeeId: string,
): { beside: string; reasons: MatchReason[] } | undefined => {
  const self = persons[0]?.employee_id;
  const own = links.filter(({ employee_ids }) => employee_ids.includes(employeeId));
  const link = own.find(({ employee_ids }) => employee_ids.some((id) => id === self)) ?? own[0];
  if (link === undefined) return undefined;
  const [one, other] = link.employee_ids;
  return { beside: one === employeeId ? other : one, reasons: link.reasons };
};
