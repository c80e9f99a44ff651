import { sql } from 'kysely';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { LOCKS } from '../platform/database/locks.ts';

/**
 * Hiding a person and merging a batch of an import take turns. Otherwise a batch could bring back somebody who objects
 * while it is being merged, or fail because a person it is about to update has gone. This one is for an import, at the
 * beginning of the transaction of a batch.
 */
export const KEEP_SUPPRESSIONS = `select pg_advisory_xact_lock_shared(${LOCKS.suppression})`;

/** A batch of an import may take longer than anything else that is locked; a statement may take 15 s. */
const PATIENCE = '12s';

/** The same for whoever writes by plain statements: no batch and no other record is merged until the transaction ends. */
export const HOLD_UP_MERGES = [
  `set local lock_timeout = '${PATIENCE}'`,
  `select pg_advisory_xact_lock(${LOCKS.suppression})`,
];

/** Waits for the running batch and holds up the next one until the transaction ends. */
export const lockSuppressions = async (trx: DatabaseTransaction): Promise<void> => {
  for (const statement of HOLD_UP_MERGES) await sql.raw(statement).execute(trx);
};
