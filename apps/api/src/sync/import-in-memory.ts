import type { Day } from '@firmament/calendar/day';
import { type ImportCounts, NO_COUNTS, type SyncContext, type SyncRecord } from './sync-source.ts';

/** Imports records that were read already. Named by its moment too: asked again, a source may answer differently. */
export const importInMemory = async (
  context: SyncContext,
  { name, asOf }: { name: string | number; asOf: Day },
  records: SyncRecord[],
): Promise<ImportCounts> =>
  records.length === 0
    ? NO_COUNTS
    : context.importBatch({
        name: `${context.now.toISOString()} ${name}`,
        asOf,
        records: async function* () {
          yield records;
        },
      });
