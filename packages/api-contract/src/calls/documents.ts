import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { language } from '../language.ts';
import { companyId } from './companies.ts';

/**
 * Documents about a company as PDF: the filed one if we hold it, otherwise one typeset from our data. Each counts as
 * opening the company, which is free for the rest of the month once it was opened.
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
  isService: true,
  query: ofCompany,
  response: pdf,
  produces: 'application/pdf',
  errors: ['quota_used_up', 'not_found'],
});
