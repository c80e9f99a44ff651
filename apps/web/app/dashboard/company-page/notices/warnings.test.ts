import type { Check } from '@firmament/api-contract/calls/company-facts';
import { expect, test } from 'vitest';
import { sampleDetail, sampleFact } from '../sample-detail.ts';
import { warningsOf } from './warnings.ts';

const found = (check: Check['check'], value: string): Check => ({
  check,
  state: 'found',
  value,
  source_label: 'Register',
  as_of: '2025-02-03',
  reason: null,
  look_up: null,
});

test('insolvency, announced deletion and liquidation are warned of; a check that found something good is not', () => {
  const detail = sampleDetail(
    { status: 'in_liquidation' },
    {
      facts: [sampleFact('status', 'in_liquidation')],
      checks: [found('insolvency', 'Konkurs'), found('lei', '5299'), found('deletion_notice', '§ 394 FamFG')],
    },
  );
  expect(warningsOf(detail)).toEqual([
    { kind: 'insolvency', text: 'Konkurs', source: 'Register', on: '2025-02-03' },
    { kind: 'deletion_notice', text: '§ 394 FamFG', source: 'Register', on: '2025-02-03' },
    { kind: 'liquidation', text: null, source: 'OffeneRegister', on: '2018-06-18' },
  ]);
});

test('a company that no longer exists is warned of first, an ordinary one not at all', () => {
  expect(warningsOf(sampleDetail({ status: 'terminated' })).map(({ kind }) => kind)).toEqual(['terminated']);
  expect(warningsOf(sampleDetail())).toEqual([]);
});
