import { z } from 'zod';
import { employeeId } from '../people.ts';
import { IDENTITY_VERDICTS } from '../register-people.ts';
import { day, defineDeskCall, done, idParam, log, moment, reason } from './desk-endpoint.ts';

/** Who is who among the people of the registers: what members report, and what operators decide. */

const verdict = z.enum(IDENTITY_VERDICTS);

/** How many mandates of a person are shown: more than nearly anybody has. */
export const MAX_MANDATES_SHOWN = 300;

export const deskIdentityReport = z.object({
  report_id: z.number().int(),
  verdict: verdict.meta({ description: '`two`: these are two people. `one`: the same person is found elsewhere.' }),
  name: z.string().nullable().meta({ description: 'Whom it is about; null if the person is no longer shown.' }),
  other_name: z.string().nullable(),
  received_at: moment,
  answer_by: day.meta({ description: 'Two working days.' }),
});

export type DeskIdentityReport = z.infer<typeof deskIdentityReport>;

const mandate = z.object({
  mention_id: z.number().int(),
  company_id: z.number().int(),
  company_name: z.string(),
  title: z.string(),
  name: z.string().meta({ description: 'As this entry of the register spells it.' }),
  location: z.string().nullable(),
  birth_year: z.number().int().nullable(),
  started_on: day.nullable(),
  ended_on: day.nullable(),
  is_current: z.boolean(),
  source_label: z.string(),
});

const person = z.object({
  employee_id: z.string(),
  name: z.string(),
  birth_year: z.number().int().nullable(),
  place: z.string().nullable(),
  mandates: z.array(mandate).meta({ description: `${MAX_MANDATES_SHOWN} at most.` }),
  mandate_count: z.number().int(),
  grade: z.enum(['likely', 'possible']).nullable().meta({
    description: 'How likely this is the person that was opened; null for that one, and where nothing speaks for it.',
  }),
  reasons: z.array(z.looseObject({ kind: z.string(), bits: z.number() })).meta({
    description: 'What speaks for and against it, in bits.',
  }),
});

const ruling = z.object({
  ruling_id: z.number().int(),
  verdict,
  these: z.array(z.number().int()),
  those: z.array(z.number().int()),
  reason: z.string(),
  decided_at: moment,
  withdrawn_at: moment.nullable(),
});

const identity = z.object({
  persons: z.array(person).meta({
    description: 'The person that was opened, the one it is compared with, then those who may be the same.',
  }),
  rulings: z.array(ruling).meta({ description: 'What was decided about them, newest first.' }),
  log,
});

export type DeskIdentity = z.infer<typeof identity>;
export type DeskPerson = z.infer<typeof person>;

const reportParams = z.object({ report_id: idParam });

export const getIdentityReport = defineDeskCall({
  id: 'deskIdentityReport',
  method: 'GET',
  path: '/api/desk/identityReports/{report_id}',
  summary: 'One report about who is who, with the persons it is about.',
  params: reportParams,
  response: z.object({
    report: deskIdentityReport.extend({
      employee_id: z.string(),
      other: z.string().nullable(),
      text: z.string(),
      account_id: z.number().int().nullable(),
      from: z.string().nullable().meta({ description: 'The member’s name, while there is an account.' }),
      outcome: z.enum([...IDENTITY_VERDICTS, 'dismissed']).nullable(),
      decided_at: moment.nullable(),
      reason: z.string().nullable(),
      identity: identity.nullable().meta({ description: 'Null if the person is no longer shown.' }),
    }),
  }),
  errors: ['not_found'],
});

export const dismissReport = defineDeskCall({
  id: 'dismissReport',
  method: 'POST',
  path: '/api/desk/identityReports/{report_id}/dismiss',
  summary: 'The report is not right, or nothing can be decided about it. Nothing changes.',
  params: reportParams,
  body: z.object({ reason }),
  response: done,
  errors: ['not_found', 'conflict'],
});

const personParams = z.object({ employee_id: employeeId });

export const getRegisterPerson = defineDeskCall({
  id: 'deskRegisterPerson',
  method: 'GET',
  path: '/api/desk/registerPeople/{employee_id}',
  summary: 'A person of the registers, those who may be the same, and what was decided.',
  params: personParams,
  query: z.object({ other: employeeId.optional().meta({ description: 'With whom to compare.' }) }),
  response: z.object({ identity }),
  errors: ['not_found'],
});

export const decideIdentity = defineDeskCall({
  id: 'decideIdentity',
  method: 'POST',
  path: '/api/desk/registerPeople/{employee_id}/decide',
  summary:
    'Decide that this person and another are one, or two; or that some of the mandates belong to somebody else. Holds ' +
    'against everything that is found out later, until it is withdrawn.',
  params: personParams,
  body: z.object({
    verdict,
    other: employeeId.optional().meta({ description: 'The other person. Not with `mention_ids`.' }),
    mention_ids: z
      .array(z.number().int().min(1))
      .max(MAX_MANDATES_SHOWN)
      .optional()
      .meta({ description: 'With `two`: the mandates that belong to somebody else.' }),
    reason,
    report_id: idParam.optional().meta({ description: 'The report that is settled by it.' }),
  }),
  response: done,
  errors: ['not_found', 'conflict'],
});

export const withdrawRuling = defineDeskCall({
  id: 'withdrawRuling',
  method: 'POST',
  path: '/api/desk/rulings/{ruling_id}/withdraw',
  summary: 'Take a decision back. What held before it holds again, and the evidence decides.',
  params: z.object({ ruling_id: idParam }),
  body: z.object({ reason }),
  response: done,
  errors: ['not_found', 'conflict'],
});
