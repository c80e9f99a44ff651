import { CASE } from '@firmament/demo-world/cast/companies';
import { SOURCE_IDS } from '@firmament/registers/sources';
import type { Database } from '../platform/database/database.ts';

/** The company that plays a part in the case, if the demo world is there. */
export const findCaseCompany = async (db: Database, part: keyof typeof CASE): Promise<number | undefined> => {
  const { source, sourceKey } = CASE[part];
  const found = await db
    .selectFrom('company_source')
    .select('company_id')
    .where('source_id', '=', SOURCE_IDS[source])
    .where('source_key', '=', sourceKey)
    .executeTakeFirst();
  return found?.company_id;
};
