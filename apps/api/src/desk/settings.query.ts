import type { ActorView } from '@firmament/api-contract/desk/log-action';
import { actor } from '@firmament/api-contract/desk/log-action';
import type { Database } from '../platform/database/database.ts';

/** Accepted and not over. */
export const countRunningContracts = async (db: Database): Promise<number> => {
  const { count } = await db
    .selectFrom('contract')
    .select((contract) => contract.fn.countAll<number>().as('count'))
    .where('accepted_on', 'is not', null)
    .where('closed_on', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
};

/** Who saved a version of the settings, as the log has it. */
export const findSaver = async (db: Database, version: number): Promise<ActorView | null> => {
  const entry = await db
    .selectFrom('operator_action')
    .select(['actor_kind as kind', 'actor_name as name'])
    .where('subject', '=', 'settings')
    .where('subject_id', '=', String(version))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return entry ? actor.parse(entry) : null;
};
