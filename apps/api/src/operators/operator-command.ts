import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { addOperator, removeOperator } from './change-role.ts';
import { findOperators } from './operators.query.ts';

const USAGE = `Call it like this:
npm run operator -- add <email>       let this account use the desk; it must have signed up before
npm run operator -- remove <email>    take the role away, and end all sessions of the account
npm run operator -- list              who may use the desk`;

type Deps = { db: Database; clock: Clock };

const findAccount = async (db: Database, given: string | undefined): Promise<{ id: number; email: string }> => {
  if (given === undefined) throw new OperatorError('no account is named', USAGE);
  const account = await db
    .selectFrom('account')
    .select(['id', 'email'])
    .where('email', '=', given.toLowerCase())
    .where('visit_ends_at', 'is', null)
    .executeTakeFirst();
  if (account) return account;
  throw new OperatorError(`there is no account "${given}"`, `Sign up on the site with this address first.\n${USAGE}`);
};

const FACTOR_MISSING = 'has no second factor yet, and needs one before the desk opens';

const list = async (db: Database): Promise<string[]> => {
  const operators = await findOperators(db);
  if (operators.length === 0) return ['There is no operator yet. Add one: npm run operator -- add <email>'];
  return operators.map(({ email, full_name, added_at, has_app, has_passkey }) => {
    const factor = has_app || has_passkey ? 'second factor is set up' : FACTOR_MISSING;
    return `${email}  ${full_name}  since ${added_at.toISOString().slice(0, 10)}  ${factor}`;
  });
};

/** Runs the command and returns the lines to print. */
export const runOperatorCommand = async (deps: Deps, [action, given]: readonly string[]): Promise<string[]> => {
  if (action === 'list') return list(deps.db);
  if (action !== 'add' && action !== 'remove')
    throw new OperatorError(action ? `"${action}" is not known` : 'nothing is asked for', USAGE);
  const { id, email } = await findAccount(deps.db, given);
  if (action === 'remove') {
    const wasOne = await removeOperator(deps, id);
    return [wasOne ? `${email} is no operator any more and was signed out everywhere.` : `${email} was no operator.`];
  }
  if (!(await addOperator(deps, id))) return [`${email} is an operator already.`];
  const operator = (await findOperators(deps.db)).find((one) => one.id === id);
  const next =
    operator?.has_app || operator?.has_passkey
      ? 'Sign in again and open /desk.'
      : `The account ${FACTOR_MISSING}: sign in, open the account page, set up two-step sign-in or a passkey, then open /desk.`;
  return [`${email} is an operator now. All sessions of the account were ended.`, next];
};
