import type { PerformanceIndicator } from '@firmament/api-contract/calls/search';
import { MAX_SEARCH_TERMS } from '@firmament/api-contract/limits';
import type { Call } from './engines/firmament.ts';

/** What a hostile member can ask for: the most costly calls of each kind that the API lets through. */

const VALUES_PER_INDICATOR = 50;
const LETTERS = [...'abcdefghijklmnoprstuvwz'];
/** As large as a body may be, with as many empty objects as it may have. */
const BODY_BYTES = 127 * 1024;
const PARTS = 4_900;

const search = (entity: string, performanceIndicators: PerformanceIndicator[]): Call => ({
  method: 'POST',
  path: '/api/search',
  body: JSON.stringify({ entity, performanceIndicators, offset: 0 }),
});

const full = (indicator: string, operator: PerformanceIndicator['operator']): PerformanceIndicator[] =>
  Array.from({ length: MAX_SEARCH_TERMS / VALUES_PER_INDICATOR }, (_, part) => ({
    indicator,
    operator,
    values: Array.from({ length: VALUES_PER_INDICATOR }, (_, i) => LETTERS[(part + i) % LETTERS.length] ?? 'e'),
  }));

const exportCall = (subject: string, format: string): Call => ({
  method: 'POST',
  path: '/api/exports',
  body: JSON.stringify({ subject, performanceIndicators: [], format, columns: 'row' }),
});

const preview = (subject: string): Call => ({
  method: 'POST',
  path: '/api/exports/preview',
  body: JSON.stringify({ subject, performanceIndicators: [] }),
});

/** Refused, but only after it has been read and taken apart: as many parts and as much text as a body may have. */
const LARGE_BODY: Call = {
  method: 'POST',
  path: '/api/search',
  body: `{"entity":"${'x'.repeat(BODY_BYTES - 3 * PARTS)}","performanceIndicators":[${'{},'.repeat(PARTS)}{}]}`,
};

const get = (path: string): Call => ({ method: 'GET', path });

export type Attack = { name: string; calls: Call[]; isVisitor?: true };

export const attacksWith = ({ reports }: { reports: readonly number[] }): Attack[] => {
  const kinds: Attack[] = [
    {
      name: 'searches with all the terms allowed',
      calls: [
        search('companies', full('industry', 'exclusive')),
        search('companies', full('keyword', 'exclusive')),
        search('companies_employees', full('professional_experience', 'atleast')),
      ],
    },
    { name: 'documents', calls: reports.map((id) => get(`/api/financial_report?id=${id}`)) },
    {
      name: 'exports',
      calls: [
        exportCall('companies', 'csv'),
        preview('companies'),
        exportCall('companies_employees', 'xlsx'),
        preview('companies_employees'),
      ],
    },
    {
      name: 'lead lists',
      calls: [get('/api/getLeadList?type=company'), get('/api/getLeadList?type=company&keywords=e')],
    },
    { name: 'large bodies', calls: [LARGE_BODY] },
    { name: 'calls beyond the limit', calls: [get('/api/getUserDetails')] },
  ];
  return [
    ...kinds,
    {
      name: 'a visitor without a session',
      isVisitor: true,
      calls: [get('/api/hsearch?keyword=e'), get('/api/companiesCountryStats')],
    },
    { name: 'all of it at once', calls: kinds.flatMap(({ calls }) => calls.slice(0, 4)) },
  ];
};
