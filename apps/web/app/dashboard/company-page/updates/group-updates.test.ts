import type { DataUpdate } from '@firmament/api-contract/calls/companies';
import { expect, test } from 'vitest';
import { groupUpdates } from './group-updates.ts';

const update = (field: string, changed_at: string, source_label = 'Firmenbuch'): DataUpdate => ({
  field,
  old_value: null,
  new_value: 'x',
  source_label,
  changed_at,
});

test('changes from one answer of one source form one entry', () => {
  const groups = groupUpdates([
    update('ceo', '2026-02-01T00:00:00Z'),
    update('owners', '2026-02-01T00:00:00Z'),
    update('domain', '2026-02-01T00:00:00Z', 'DNS'),
    update('ceo', '2025-01-01T00:00:00Z'),
  ]);
  expect(groups.map(({ source, changes }) => [source, changes.map(({ field }) => field)])).toEqual([
    ['Firmenbuch', ['ceo', 'owners']],
    ['DNS', ['domain']],
    ['Firmenbuch', ['ceo']],
  ]);
});
