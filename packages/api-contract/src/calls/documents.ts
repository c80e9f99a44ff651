import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { language } from '../language.ts';
import { asOfDay, companyId } from '../rules/company-query.ts';

/**
 * Documents about a company: the filed one if we hold it, otherwise one typeset from our data. Each counts as opening
 * the company, which is free for the rest of the month once it was opened.
 */

const documentLanguage = language
  .optional()
  .meta({ description: 'Of a document that we set; else that of the request.' });
const pdf = z.string().meta({ description: 'A PDF document.' });

export const getFinancialReport = defineEndpoint({
  id: 'financial_report',
  method: 'GET',
  path: '/api/financial_report',
  summary: 'One financial report.',
  tag: 'documents',
  access: 'member',
  isCostly: true,
  isDocument: true,
  isService: true,
  query: z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647), lang: documentLanguage }),
  response: pdf,
  produces: 'application/pdf',
  errors: ['quota_used_up', 'not_found'],
});

const ofCompany = z.object({ id: companyId, lang: documentLanguage });

export const getGisaDocument = defineEndpoint({
  id: 'gisaDocument',
  method: 'GET',
  path: '/api/gisaDocument',
  summary: 'Extract from the Austrian trade register (GISA), for companies that come from it.',
  tag: 'documents',
  access: 'member',
  isCostly: true,
  isDocument: true,
  isService: true,
  query: ofCompany,
  response: pdf,
  produces: 'application/pdf',
  errors: ['quota_used_up', 'not_found'],
});

export const getZrvDocument = defineEndpoint({
  id: 'zrvDocument',
  method: 'GET',
  path: '/api/zrvDocument',
  summary: 'Extract from the Austrian register of associations (ZVR), for companies that have a number there.',
  tag: 'documents',
  access: 'member',
  isCostly: true,
  isDocument: true,
  isService: true,
  query: ofCompany,
  response: pdf,
  produces: 'application/pdf',
  errors: ['quota_used_up', 'not_found'],
});

export const getDossier = defineEndpoint({
  id: 'dossier',
  method: 'GET',
  path: '/api/dossier',
  summary:
    'All we know about a company, with what was checked, found and not checked: as PDF, or as ZIP with the data, the ' +
    'filed accounts, the answers of the sources and a manifest with the SHA-256 of each file.',
  tag: 'documents',
  access: 'member',
  isCostly: true,
  isDocument: true,
  isService: true,
  query: ofCompany.extend({ format: z.enum(['pdf', 'zip']).default('pdf'), as_of: asOfDay }),
  response: z.string().meta({ description: 'A PDF document or a ZIP archive.' }),
  produces: 'application/octet-stream',
  errors: ['quota_used_up', 'not_found'],
});

const manifestSource = z.object({
  source: z.string(),
  as_of: z.iso.date().nullable().meta({ description: 'The day on which the source said so. Null: not known.' }),
  read_at: z.iso.datetime(),
  licence: z.string(),
  attribution: z.string(),
  file: z.object({ name: z.string(), fingerprint: z.string(), read_on: z.iso.date() }).nullable().meta({
    description:
      'The file that it was imported from. The fingerprint is the SHA-256 of its size, first and last mebibyte.',
  }),
});

const manifestFile = z.object({
  name: z.string(),
  sha256: z.string(),
  bytes: z.number().int(),
  source: z.string().nullable().meta({ description: 'Null for what we made.' }),
  as_of: z.iso.date().nullable(),
  read_at: z.iso.datetime().nullable(),
  licence: z.string().nullable(),
  question: z.string().nullable().meta({ description: 'What the source was asked.' }),
  is_shortened: z.boolean().meta({
    description: 'Of dates of birth only the years are left in it, and of notices in the gazette all but the words.',
  }),
});

/** `MANIFEST.json` in the archive of a dossier. */
export const dossierManifest = z.object({
  company: z.string(),
  company_id: z.number().int(),
  made_on: z.iso.date(),
  as_of: z.iso.date().nullable().meta({ description: 'The day asked for. Null: what is known today.' }),
  is_fictional: z.boolean(),
  withheld_people: z.number().int().meta({
    description:
      'How many people are not shown because they objected. Answers of sources that name them, or people whose functions ended more than five years ago, are left out.',
  }),
  files: z.array(manifestFile),
  sources: z.array(manifestSource),
});

export type DossierManifest = z.infer<typeof dossierManifest>;
