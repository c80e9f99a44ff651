import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { companyId } from './companies.ts';
import { performanceIndicator } from './search.ts';

/** Exports of a search, the contact list or one company as a file. */

/** Further rows are left out; the preview says so. */
export const MAX_EXPORT_ROWS = 10_000;

export const TABLE_FORMATS = ['csv', 'xlsx', 'json'] as const;
export const CONTACT_FORMATS = [...TABLE_FORMATS, 'vcard'] as const;
export type ExportFormat = (typeof CONTACT_FORMATS)[number];

const search = z.object({
  subject: z.enum(['companies', 'companies_employees']),
  performanceIndicators: z.array(performanceIndicator).max(100),
});
const contacts = z.object({ subject: z.literal('contacts') });
const company = z.object({ subject: z.literal('company'), company_id: companyId });

export const exportSubject = z.discriminatedUnion('subject', [search, contacts, company]);
export type ExportSubject = z.infer<typeof exportSubject>;

const tableFormat = z.enum(TABLE_FORMATS);
const exportRequest = z.discriminatedUnion('subject', [
  search.extend({ format: tableFormat }),
  contacts.extend({ format: z.enum(CONTACT_FORMATS) }),
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

export const previewExport = defineEndpoint({
  id: 'previewExport',
  method: 'POST',
  path: '/api/exports/preview',
  isReading: true,
  summary: 'How many rows an export would have, and what it would cost. Costs nothing itself.',
  tag: 'exports',
  access: 'member',
  isService: true,
  body: exportSubject,
  response: z.object({
    total: z.number().int().meta({ description: 'Everything that matches.' }),
    rows: z.number().int().meta({ description: 'What the file would hold: 10,000 at most.' }),
    is_cut: z.boolean(),
    exports: exportQuota,
  }),
  errors: ['not_found'],
});

export const createExport = defineEndpoint({
  id: 'createExport',
  method: 'POST',
  path: '/api/exports',
  summary:
    'A file, sent while it is read. Costs one data export, which is given back if it fails on our side; breaking off ' +
    'does not give it back. Headings follow the language of the request; a German CSV separates by semicolon.',
  tag: 'exports',
  access: 'member',
  isService: true,
  body: exportRequest,
  response: z.string().meta({ description: 'CSV, XLSX, JSON or vCard; `x-export-rows` says how many rows to expect.' }),
  produces: 'application/octet-stream',
  errors: ['quota_used_up', 'not_found'],
});

/** Set on the answer of `createExport`. */
export const EXPECTED_ROWS_HEADER = 'x-export-rows';

const ledgerEntry = z.object({
  export_id: z.number().int(),
  subject: z.enum(['companies', 'companies_employees', 'contacts', 'company']),
  format: z.enum(CONTACT_FORMATS),
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
