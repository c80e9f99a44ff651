import { UPLOAD_MODES, type UploadMode } from '@firmament/api-contract/calls/extract-uploads';
import { LOG, type LogEntry } from '@firmament/api-contract/desk/log-action';
import { z } from 'zod';
import type { Clock } from '../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/operator-log/actor.ts';
import { recordAction } from '../platform/operator-log/record-action.ts';

const NAME = 'extract_uploads';

/** Nobody can check an extract in the demo all the time; elsewhere a person looks at each until the operator decides. */
const standardMode = (isDemo: boolean): UploadMode => (isDemo ? 'at_once' : 'check');

/** What the operator allows. What was set in a demo does not hold on a real site. */
export const findUploadMode = async (db: Database | DatabaseTransaction, isDemo: boolean): Promise<UploadMode> => {
  const row = await db
    .selectFrom('desk_setting')
    .select('value')
    .where('name', '=', NAME)
    .where('is_demo', '=', isDemo)
    .executeTakeFirst();
  return row === undefined ? standardMode(isDemo) : z.enum(UPLOAD_MODES).parse(row.value);
};

export const changeUploadMode = (
  { db, clock, isDemo }: { db: Database; clock: Clock; isDemo: boolean },
  by: Actor,
  mode: UploadMode,
): Promise<LogEntry> =>
  db.transaction().execute(async (trx) => {
    const before = await findUploadMode(trx, isDemo);
    const set = { value: JSON.stringify(mode), changed_at: clock.now(), is_demo: isDemo };
    await trx
      .insertInto('desk_setting')
      .values({ name: NAME, ...set })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(set))
      .execute();
    return recordAction(trx, clock, by, LOG.uploadModeChanged(mode), {
      before: { upload_mode: before },
      after: { upload_mode: mode },
    });
  });
