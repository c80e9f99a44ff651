import { LOG } from '@firmament/api-contract/desk/log-action';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { type Actor, COMMAND } from '../platform/operator-log/actor.ts';
import { recordAction } from '../platform/operator-log/record-action.ts';

type Deps = { db: Database; clock: Clock };

/**
 * Makes an account an operator. Its sessions end: new rights begin with a new sign-in. Returns whether it was none.
 * Visitors of the demo become none, whoever asks.
 */
export const addOperator = ({ db, clock }: Deps, accountId: number, by: Actor = COMMAND): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('operator')
      .columns(['account_id', 'added_at'])
      .expression((row) =>
        row
          .selectFrom('account')
          .select(({ val }) => ['id', val(clock.now()).as('added_at')])
          .where('id', '=', accountId)
          .where('visit_ends_at', 'is', null),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('account_id')
      .executeTakeFirst();
    if (!added) return false;
    await trx.deleteFrom('session').where('account_id', '=', accountId).execute();
    await recordAction(trx, clock, by, LOG.operatorAdded(accountId));
    return true;
  });

/** Takes the role away, at once. Returns whether the account had it. */
export const removeOperator = ({ db, clock }: Deps, accountId: number, by: Actor = COMMAND): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom('operator')
      .where('account_id', '=', accountId)
      .returning('account_id')
      .executeTakeFirst();
    if (!removed) return false;
    await trx.deleteFrom('session').where('account_id', '=', accountId).execute();
    await recordAction(trx, clock, by, LOG.operatorRemoved(accountId));
    return true;
  });
