import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { uid } from '../rules/account-fields.ts';

/** People whom a member or a colleague may know from earlier employers and schools. */

export const LEADS_PER_PAGE = 10;

const text = z.string().nullable();
const year = z.number().int().nullable();

const period = z.object({
  name: z.string().meta({ description: 'The employer or school that is shared.' }),
  from: year,
  to: year.meta({ description: 'Null: until today, or not known.' }),
});

const meeting = z.object({
  name: z.string(),
  kind: z.enum(['employer', 'school']),
  years: z.number().int().meta({ description: 'Together there; 0 where the two were not there at the same time.' }),
});

const contributor = z.object({
  employee_id: z.string(),
  fullName: z.string(),
  contribution: z.number().int().meta({ description: 'Points of the score that come from this person.' }),
  is_you: z.boolean(),
  shared: z.array(meeting).meta({ description: 'Where this person and the lead have both been.' }),
});

const lead = z
  .object({
    employee_id: z.string(),
    fullName: z.string(),
    title: text,
    company_id: z.number().int().nullable(),
    company_name: text,
    experience: z.array(period.extend({ company_id: z.number().int().nullable() })),
    education: z.array(period),
    internals: z
      .array(contributor)
      .meta({ description: 'Who contributes how much, most first; the contributions add up to the score.' }),
    score: z.number().int(),
    linkedin: z.boolean(),
    email: z.boolean(),
    phone: z.boolean(),
    twitter: z.boolean(),
    github: z.boolean(),
    locality: text,
    is_contact: z.boolean().meta({ description: 'Already on the member’s contact list.' }),
  })
  .meta({ id: 'Lead' });

export type Lead = z.infer<typeof lead>;
export type LeadContributor = z.infer<typeof contributor>;
export type LeadMeeting = z.infer<typeof meeting>;

const LEAD_TYPES = ['personal', 'company'] as const;
export type LeadType = (typeof LEAD_TYPES)[number];

/** Why there are no leads: nothing is linked, or we do not know the linked profile or company. */
const LEAD_REASONS = ['no_profile', 'unknown_profile', 'no_company', 'unknown_company'] as const;
export type LeadReason = (typeof LEAD_REASONS)[number];

const opener = contributor.pick({ employee_id: true, fullName: true, is_you: true }).extend({
  leads: z.number().int().meta({ description: 'How many of the leads this person shares something with.' }),
});

export type LeadOpener = z.infer<typeof opener>;

/** Far more pages than anyone turns; keeps the offset small. */
const MAX_INDEX = 1_000_000;

export const getLeadList = defineEndpoint({
  id: 'getLeadList',
  method: 'GET',
  path: '/api/getLeadList',
  summary: 'People ranked by what they share with the member or the member’s company, ten to a page.',
  tag: 'leads',
  access: 'member',
  isCostly: true,
  isService: true,
  query: z.object({
    uid,
    index: z.coerce.number().int().min(0).max(MAX_INDEX).default(0).meta({ description: 'The page; 0 is the first.' }),
    keywords: z.string().trim().max(300).default('').meta({
      description: 'Every word must occur in title, company or skills. A comma separates alternatives.',
    }),
    type: z
      .enum(LEAD_TYPES)
      .default('personal')
      .meta({ description: 'personal: by the member’s own career; company: by that of everybody at the company.' }),
    colleagues: z
      .enum(['show', 'hide'])
      .default('hide')
      .meta({ description: 'Whether people who work at the member’s company are listed too.' }),
  }),
  response: z.object({
    lead_list: z.array(lead),
    total: z.number().int(),
    reason: z.enum(LEAD_REASONS).nullable(),
    colleague_count: z.number().int().meta({
      description: 'People at the member’s company who would be leads by what they share; in `total` only if shown.',
    }),
    source_count: z.number().int().meta({ description: 'People whose careers are compared.' }),
    openers: z.array(opener).meta({ description: 'Those of them who share something with most leads, five at most.' }),
  }),
  errors: ['forbidden'],
});
