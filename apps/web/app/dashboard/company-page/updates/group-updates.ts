import type { DataUpdate } from '@firmament/api-contract/calls/companies';

export type UpdateGroup = { changedAt: string; source: string; changes: DataUpdate[] };

/** Groups what one source reported at one moment; keeps the order of the updates, newest first. */
export const groupUpdates = (updates: readonly DataUpdate[]): UpdateGroup[] => {
  const groups: UpdateGroup[] = [];
  for (const update of updates) {
    const last = groups.at(-1);
    if (last?.changedAt === update.changed_at && last.source === update.source_label) last.changes.push(update);
    else groups.push({ changedAt: update.changed_at, source: update.source_label, changes: [update] });
  }
  return groups;
};
