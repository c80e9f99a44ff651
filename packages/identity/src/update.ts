import { nameReader } from './names/name-parts.ts';
import type { Statistics } from './statistics.ts';
import type { Store } from './store.ts';
import { renewClusters } from './update/clusters.ts';
import { renewEdges } from './update/edges.ts';
import { renewEntries } from './update/entries.ts';
import type { Run } from './update/run.ts';

/** How much one update looked at. */
export type UpdateReport = { touched: number; compared: number; clustered: number };

/**
 * Finds out who is who after some companies changed: their people, addresses or ties, or decisions about their people.
 * It ends where `resolve` over all would end with the same statistics, but looks only at what the change can reach.
 */
export const update = async (
  store: Store,
  touchedCompanyIds: readonly number[],
  statistics: Statistics,
): Promise<UpdateReport> => {
  const run: Run = {
    store,
    statistics,
    read: nameReader(),
    profiles: new Map(),
    entries: new Map(),
  };
  const renewed = await renewEntries(run, touchedCompanyIds);
  const compared = await renewEdges(run, renewed);
  const clustered = await renewClusters(run, renewed);
  return { touched: renewed.touched.size, compared, clustered };
};
