import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { SecretKeys } from '../../platform/encryption/seal.ts';
import { OperatorError } from '../../platform/operator-error.ts';
import { removeSecondFactor } from './change-second-factor.ts';
import { forgetLostSecrets } from './forget-lost-secrets.ts';
import { findSecondFactor } from './second-factor.query.ts';

const USAGE = `Call it like this:
npm run second-factor -- show <email>    whether this member signs in with two steps, and with what
npm run second-factor -- off <email>     turn it off for a member who lost phone, passkeys and recovery codes
npm run second-factor -- forget-lost     turn off all authenticator apps whose key (SECRETS_KEY) is lost`;

export type Deps = { db: Database; clock: Clock; secretKeys: SecretKeys | undefined };

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

const show = async ({ db }: Deps, email: string | undefined): Promise<string> => {
  const factor = await findSecondFactor(db, await findAccount(db, email));
  if (!factor) return 'Off.';
  const { since, appSince, passkeys, recoveryCodesLeft } = factor;
  const ways = [...(appSince ? ['an authenticator app'] : []), ...passkeys.map(({ name }) => `the passkey "${name}"`)];
  return `On since ${since.toISOString()} with ${ways.join(', ')}; ${recoveryCodesLeft} recovery codes left.`;
};

const turnOff = async ({ db, clock }: Deps, email: string | undefined): Promise<string> => {
  const accountId = await findAccount(db, email);
  const isRemoved = await db.transaction().execute((trx) => removeSecondFactor(trx, accountId, clock.now()));
  if (!isRemoved) return 'It was off already.';
  return 'It is off: the password alone signs in again. The member is told by mail, and the audit log has it.';
};

const forgetLost = async ({ db, clock, secretKeys }: Deps): Promise<string> => {
  const members = await forgetLostSecrets(db, clock, secretKeys);
  if (members === 0) return 'No authenticator app has lost its key.';
  return `Turned off the authenticator apps of ${members} members, whose key is lost. They are told by mail and on their next visit.`;
};

const ACTIONS = new Map([
  ['show', show],
  ['off', turnOff],
  ['forget-lost', forgetLost],
]);

/** Runs the operator's command and returns the line to print. */
export const runSecondFactorCommand = async (deps: Deps, [action = '', email]: readonly string[]): Promise<string> => {
  const run = ACTIONS.get(action);
  if (!run) throw new OperatorError(action ? `"${action}" is not known` : 'nothing is asked for', USAGE);
  return run(deps, email);
};
