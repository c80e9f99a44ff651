import { SOURCE_IDS } from '@firmament/record/sources/sources';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';

/** A company that the demo shows by name; undefined where the demo's world is not there, or the company is gone. */
export const findCastCompany = async (
  db: Database | DatabaseTransaction,
  { source, sourceKey }: { source: keyof typeof SOURCE_IDS; sourceKey: string },
): Promise<number | undefined> => {
  const found = await db
    .selectFrom('company_source')
    .select('company_id')
    .where('source_id', '=', SOURCE_IDS[source])
    .where('source_key', '=', sourceKey)
    .executeTakeFirst();
  return found?.company_id;
};
