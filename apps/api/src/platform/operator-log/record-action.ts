import { isDeepStrictEqual } from 'node:util';
import type { LogAction, LogEntry } from '@firmament/api-contract/desk/log-action';
import type { Clock } from '../clock.ts';
import type { DatabaseTransaction } from '../database/database.ts';
import type { Actor } from './actor.ts';
import { findEntry } from './log.query.ts';

type State = Readonly<Record<string, unknown>>;

/** A part of the world before and after an action. */
export type Change = { before: State; after: State };

/** Only what differs: a log is read by people. */
const differences = ({ before, after }: Change): Change | undefined => {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  );
  const only = (state: State): State => Object.fromEntries(names.map((name) => [name, state[name] ?? null]));
  return names.length === 0 ? undefined : { before: only(before), after: only(after) };
};

/** Writes down what was done, within the transaction that does it: there is no action without its entry. */
export const recordAction = async (
  trx: DatabaseTransaction,
  clock: Clock,
  by: Actor,
  { action, subject, subject_id, details }: LogAction,
  change?: Change,
): Promise<LogEntry> => {
  const changed = change && differences(change);
  const { id } = await trx
    .insertInto('operator_action')
    .values({
      at: clock.now(),
      action,
      subject,
      subject_id,
      details: JSON.stringify(details),
      actor_kind: by.kind,
      actor_account_id: by.kind === 'operator' ? by.accountId : null,
      actor_name: by.kind === 'operator' ? by.name : null,
      before: changed ? JSON.stringify(changed.before) : null,
      after: changed ? JSON.stringify(changed.after) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return findEntry(trx, id);
};
