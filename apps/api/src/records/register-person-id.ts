import { isRegisterId, REGISTER_PREFIX } from '@firmament/api-contract/rules/register-id';

/**
 * People of the registers on the wire: `reg.` and the number of a mention. The lowest mention names the person; the number
 * of any other one leads there too, so that a link stays good when two are found to be one person, or one to be two.
 */

const NUMBER = /^[1-9]\d{0,9}$/;
const MAX_ID = 2_147_483_647;

export const toRegisterId = (mentionId: number): string => `${REGISTER_PREFIX}${mentionId}`;

/** The mention that an employee id names; undefined for that of a profile. */
export const mentionIdOf = (employeeId: string): number | undefined => {
  const digits = employeeId.slice(REGISTER_PREFIX.length);
  return isRegisterId(employeeId) && NUMBER.test(digits) && Number(digits) <= MAX_ID ? Number(digits) : undefined;
};
