import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { companyId } from '../rules/company-query.ts';
import { COMPANY_SORTS, DIRECTIONS, performanceIndicator, searchCriteria } from './search.ts';

/** Exports of a search, of companies picked from it, of the contact list or of one company as a file. */

/** Further rows are left out; the preview says so. */
export const MAX_EXPORT_ROWS = 10_000;

export const TABLE_FORMATS = ['csv', 'xlsx', 'json'] as const;
export const CONTACT_FORMATS = [...TABLE_FORMATS, 'vcard'] as const;
export type ExportFormat = (typeof CONTACT_FORMATS)[number];

const search = z.object({
  subject: z.enum(['companies', 'companies_employees']),
  performanceIndicators: searchCriteria,
  sort: z.enum(COMPANY_SORTS).optional().meta({ description: 'As in the search; by relevance unless told.' }),
  direction: z.enum(DIRECTIONS).optional(),
});
const contacts = z.object({ subject: z.literal('contacts') });
const company = z.object({ subject: z.literal('company'), company_id: companyId });

/** As many as a list of results can reasonably be ticked in. */
const MAX_SELECTED = 1_000;

const selection = z.object({
  subject: z.literal('selection'),
  company_ids: z.array(companyId).min(1).max(MAX_SELECTED).meta({ description: 'In the order of the file.' }),
});

export const exportSubject = z.discriminatedUnion('subject', [search, selection, contacts, company]);
export type ExportSubject = z.infer<typeof exportSubject>;

/** `row` is what a list of results shows of each and costs no requests; `all` counts as opening each. */
export const EXPORT_COLUMNS = ['row', 'all'] as const;
export type ExportColumns = (typeof EXPORT_COLUMNS)[number];

const tableFormat = z.enum(TABLE_FORMATS);
const extent = {
  columns: z
    .enum(EXPORT_COLUMNS)
    .default('all')
    .meta({
      description:
        '`row`: only what a list of results shows, free of requests. `all`: every column; each company or person that was ' +
        'not opened this month counts one request.',
    }),
  max_rows: z
    .number()
    .int()
    .min(1)
    .max(MAX_EXPORT_ROWS)
    .optional()
    .meta({ description: 'How many to export, from the top of the list.' }),
};
const exportRequest = z.discriminatedUnion('subject', [
  search.extend({ format: tableFormat, ...extent }),
  selection.extend({ format: tableFormat, ...extent }),
  contacts.extend({ format: z.enum(CONTACT_FORMATS), ...extent }),
  company.extend({ format: tableFormat }),
]);

const exportQuota = z.object({
  used: z.number().int().meta({ description: 'Exports of the last 24 hours.' }),
  quota: z.number().int(),
  left: z.number().int(),
  renews_at: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'When the next export becomes possible; null while one is left.' }),
});

export type ExportQuota = z.infer<typeof exportQuota>;

const requestsOfExport = z.object({
  free: z.number().int().meta({ description: 'Opened or exported this month already: they cost nothing again.' }),
  counted: z.number().int().meta({ description: 'Requests that all columns would cost.' }),
  quota: z.number().int(),
  left: z.number().int().meta({ description: 'Requests left this month, before the export.' }),
  affordable_rows: z.number().int().meta({ description: 'How many of the first rows what is left suffices for.' }),
});

export type RequestsOfExport = z.infer<typeof requestsOfExport>;

export const previewExport = defineEndpoint({
  id: 'previewExport',
  method: 'POST',
  path: '/api/exports/preview',
  isReading: true,
  summary: 'How many rows an export would have, and what it would cost. Costs nothing itself.',
  tag: 'exports',
  access: 'member',
  isCostly: true,
  isService: true,
  body: exportSubject,
  response: z.object({
    total: z.number().int().meta({ description: 'Everything that matches.' }),
    rows: z.number().int().meta({ description: 'What the file would hold: 10,000 at most.' }),
    is_cut: z.boolean(),
    exports: exportQuota,
    requests: requestsOfExport,
  }),
  errors: ['not_found'],
});

export const createExport = defineEndpoint({
  id: 'createExport',
  method: 'POST',
  path: '/api/exports',
  summary:
    'A file, sent while it is read. Costs one data export, and with all columns one request for each company or person ' +
    'not opened this month; refused whole if too few are left. Both are given back if it fails on our side; breaking off ' +
    'does not give them back. Headings follow the language of the request; a German CSV separates by semicolon.',
  tag: 'exports',
  access: 'member',
  isService: true,
  isDownload: true,
  body: exportRequest,
  response: z.string().meta({ description: 'CSV, XLSX, JSON or vCard; `x-export-rows` says how many rows to expect.' }),
  produces: 'application/octet-stream',
  errors: ['quota_used_up', 'not_found'],
});

/** Set on the answer of `createExport`. */
export const EXPECTED_ROWS_HEADER = 'x-export-rows';

const ledgerEntry = z.object({
  export_id: z.number().int(),
  subject: z.enum(['companies', 'companies_employees', 'selection', 'contacts', 'company', 'network']),
  format: z.enum([...CONTACT_FORMATS, 'ftm']),
  performanceIndicators: z.array(performanceIndicator).nullable().meta({ description: 'Of a search.' }),
  company_id: z.number().int().nullable(),
  company_name: z.string().nullable(),
  rows: z.number().int().nullable().meta({ description: 'Null while it runs.' }),
  state: z.enum(['running', 'complete', 'broken_off']),
  exported_at: z.iso.datetime(),
});

export type LedgerEntry = z.infer<typeof ledgerEntry>;

/** The ledger lists this many. */
export const MAX_LEDGER_ENTRIES = 100;

export const getExports = defineEndpoint({
  id: 'getExports',
  method: 'GET',
  path: '/api/exports',
  summary: 'The member’s exports, newest first, 100 at most, and what is left of the quota.',
  tag: 'exports',
  access: 'member',
  response: z.object({ exports: z.array(ledgerEntry), quota: exportQuota }),
  errors: [],
});
