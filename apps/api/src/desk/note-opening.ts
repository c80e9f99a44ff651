import { LOG } from '@firmament/api-contract/desk/log-action';
import { MINUTE_MS } from '@firmament/calendar/day';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Actor } from '../platform/operator-log/actor.ts';
import { recordAction } from '../platform/operator-log/record-action.ts';

/** Reading a page again within this time, after an action or by going back, is the same opening. */
const ONE_OPENING_MS = 15 * MINUTE_MS;

/** Writes down that an operator looks at a member's page. */
export const noteOpening = (
  { db, clock }: { db: Database; clock: Clock },
  by: Actor,
  accountId: number,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const action = LOG.memberOpened(accountId);
    const last = await trx
      .selectFrom('operator_action')
      .select('id')
      .where('subject', '=', action.subject)
      .where('subject_id', '=', action.subject_id)
      .where('action', '=', action.action)
      .where('actor_account_id', '=', by.kind === 'operator' ? by.accountId : null)
      .where('at', '>', new Date(clock.now().getTime() - ONE_OPENING_MS))
      .executeTakeFirst();
    if (!last) await recordAction(trx, clock, by, action);
  });
