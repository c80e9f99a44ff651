import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { OperatorError } from '../../platform/operator-error.ts';
import { removeSecondFactor } from './change-second-factor.ts';
import { findSecondFactor } from './second-factor.query.ts';

const USAGE = `Call it like this:
npm run second-factor -- show <email>    whether this member signs in with two steps
npm run second-factor -- off <email>     turn it off for a member who lost phone and recovery codes`;

const findAccount = async (db: Database, given: string | undefined): Promise<number> => {
  if (given === undefined) throw new OperatorError('no member is named', USAGE);
  const account = await db
    .selectFrom('account')
    .select('id')
    .where('email', '=', given.toLowerCase())
    .executeTakeFirst();
  if (!account) throw new OperatorError(`there is no account "${given}"`, USAGE);
  return account.id;
};

/** Runs the operator's command and returns the lines to print. */
export const runSecondFactorCommand = async (
  db: Database,
  clock: Clock,
  [action, email]: readonly string[],
): Promise<string[]> => {
  if (action !== 'show' && action !== 'off') {
    throw new OperatorError(action ? `"${action}" is not known` : 'nothing is asked for', USAGE);
  }
  const accountId = await findAccount(db, email);
  if (action === 'show') {
    const factor = await findSecondFactor(db, accountId);
    if (!factor) return ['Off.'];
    return [`On since ${factor.since.toISOString()}; ${factor.recoveryCodesLeft} recovery codes left.`];
  }
  const isRemoved = await db
    .transaction()
    .execute((trx) => removeSecondFactor(trx, accountId, 'turned off by the operator', clock.now()));
  if (!isRemoved) return ['It was off already.'];
  return ['It is off: the password alone signs in again. The member is told by mail, and the audit log has it.'];
};
