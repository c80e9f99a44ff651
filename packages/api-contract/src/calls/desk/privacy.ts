import { z } from 'zod';
import { optionalText } from '../../rules/written-text.ts';
import { PRIVACY_REQUEST_KINDS } from '../privacy.ts';
import { day, defineDeskCall, done, idParam, log, moment, reason } from './desk-endpoint.ts';

const params = z.object({ request_id: idParam });

const MAX_ANSWER_LENGTH = 10_000;

export const deskPrivacyRequest = z.object({
  request_id: z.number().int(),
  kind: z.enum(PRIVACY_REQUEST_KINDS),
  name: z.string(),
  received_at: moment,
  answer_by: day.meta({ description: 'One month (Art. 12 (3) GDPR).' }),
  is_confirmed: z.boolean().meta({ description: 'From the mailbox that the request names.' }),
  hidden_count: z.number().int().meta({ description: 'Entries that are hidden until it is decided.' }),
  final_on: day.nullable().meta({ description: 'When it becomes final by itself; null where it does not.' }),
});

export type DeskPrivacyRequest = z.infer<typeof deskPrivacyRequest>;

const entry = z.object({ profile_id: z.string(), full_name: z.string(), email: z.string().nullable() });

const registerCandidate = z.object({
  employee_id: z.string(),
  name: z.string(),
  birth_year: z.number().int().nullable(),
  place: z.string().nullable(),
  way: z.enum(['by_link', 'by_profile', 'likely', 'possible', 'namesake']).meta({
    description:
      'Linked by the request; the same as a profile that it has hidden; likely or possibly the same as a linked one; ' +
      'of a name that may be the same.',
  }),
  is_company_named: z.boolean().meta({ description: 'The request names one of the companies.' }),
  mandates: z.array(
    z.object({ company_id: z.number().int(), company_name: z.string(), title: z.string(), is_current: z.boolean() }),
  ),
  mandate_count: z.number().int(),
});

export const getDeskPrivacyRequest = defineDeskCall({
  id: 'deskPrivacyRequest',
  method: 'GET',
  path: '/api/desk/privacyRequests/{request_id}',
  summary: 'One privacy request, and the entries that may be meant.',
  params,
  response: z.object({
    request: deskPrivacyRequest.extend({
      email: z.string(),
      language: z.string(),
      profile: z.string().nullable(),
      message: z.string().nullable(),
      outcome: z.enum(['granted', 'refused', 'restored']).nullable(),
      decided_at: moment.nullable(),
      answer: z.string().nullable().meta({ description: 'What the person was told beyond the usual words.' }),
      hidden: z.array(z.object({ profile_id: z.string(), hidden_at: moment })),
      by_mailbox: z.array(entry).meta({ description: 'Entries that list this mailbox.' }),
      by_link: z.array(entry).meta({ description: 'The entry that the request links to.' }),
      namesakes: z.array(entry).meta({ description: 'Entries with the same name, perhaps of somebody else.' }),
      is_name_searched: z
        .boolean()
        .meta({ description: 'False: there are too many names to search in time; some may be missing.' }),
      register: z.array(registerCandidate).meta({ description: 'People of the registers who may be meant.' }),
      withheld: z
        .array(z.object({ employee_id: z.string(), name: z.string(), hidden_at: moment }))
        .meta({ description: 'People of the registers whom it withholds; they can still come back.' }),
      log,
    }),
  }),
  errors: ['not_found'],
});

export const grantRequest = defineDeskCall({
  id: 'grantRequest',
  method: 'POST',
  path: '/api/desk/privacyRequests/{request_id}/grant',
  summary:
    'Grant a request. Whoever it has hidden, and whoever is named here, is deleted for good; people of the registers ' +
    '(`reg.…`) are shown no longer.',
  params,
  body: z.object({
    profile_ids: z.array(z.string().min(1).max(300)).max(50).default([]),
    is_not_listed: z.boolean().default(false).meta({ description: 'We looked and hold nothing about this person.' }),
    message: optionalText(MAX_ANSWER_LENGTH)
      .optional()
      .meta({ description: 'The answer; access and correction need one.' }),
  }),
  response: done,
  errors: ['not_found', 'conflict'],
});

export const refuseRequest = defineDeskCall({
  id: 'refuseRequest',
  method: 'POST',
  path: '/api/desk/privacyRequests/{request_id}/refuse',
  summary: 'Refuse a request with a reason that the person is told. Whoever it has hidden comes back.',
  params,
  body: z.object({ reason }),
  response: done,
  errors: ['not_found', 'conflict'],
});

export const restoreRequest = defineDeskCall({
  id: 'restoreRequest',
  method: 'POST',
  path: '/api/desk/privacyRequests/{request_id}/restore',
  summary:
    'Bring back whom a request has hidden, because it was a mistake or was taken back; people of the registers also after ' +
    'it was granted.',
  params,
  body: z.object({}),
  response: done,
  errors: ['not_found', 'conflict'],
});
