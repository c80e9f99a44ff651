import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { uid } from '../rules/account-fields.ts';
import { registerRecord } from './register-record.ts';

/** The specification's employee detail. */

const text = z.string().nullable();

/** The segment after /in/ of a profile link; `reg.` and a number for a person of the registers. */
export const employeeId = z.string().trim().min(1).max(200);

const entry = z.object({
  title: text,
  organisation: text,
  company_id: z.number().int().nullable(),
  from_year: z.number().int().nullable(),
  to_year: z.number().int().nullable().meta({ description: 'Null: until today, or not known.' }),
});

export const employeeDetail = z
  .object({
    employee_id: z.string(),
    fullName: z.string(),
    company_id: z.number().int().nullable(),
    company_name: text,
    title: text,
    headline: text,
    industry: text,
    locality: text,
    email: text,
    phone: text,
    linkedin: text,
    twitter: text,
    github: text,
    experience: text.meta({ description: '`title at company in 2015 - 2019|Present`, entries separated by ` / `.' }),
    education: text.meta({ description: '`title in 2010 - 2014|Present`, entries separated by ` / `.' }),
    skills: text.meta({ description: 'Separated by ` / `.' }),
    experience_entries: z.array(entry).meta({ description: 'The same as `experience`, already taken apart.' }),
    education_entries: z.array(entry.omit({ company_id: true })),
    skill_list: z.array(z.string()),
    is_management: z.boolean(),
    colleagues: z
      .array(z.object({ employee_id: z.string(), fullName: z.string(), title: text }))
      .meta({ description: 'Others at the same company, ten at most.' }),
    provenance: z.object({
      label: z.string(),
      licence: z.string(),
      attribution: z.string(),
      fetched_at: z.iso.datetime(),
    }),
    linked_employee_id: text.meta({
      description:
        'The profile of a person of the registers, or the other way round, where they are certainly the same.',
    }),
    register: registerRecord.nullable().meta({ description: 'What registers say. Null for a profile.' }),
  })
  .meta({ id: 'EmployeeDetail' });

export type EmployeeDetail = z.infer<typeof employeeDetail>;

export const getEmployee = defineEndpoint({
  id: 'employees',
  method: 'GET',
  path: '/api/employees',
  summary:
    'One person, of a profile or of the registers. Counts one request, once per person and calendar month. A person of the registers is found by the number of any of their entries; the answer carries the present one.',
  tag: 'people',
  access: 'member',
  isService: true,
  query: z.object({
    eid: employeeId,
    uid,
    past: z
      .enum(['all'])
      .optional()
      .meta({ description: 'Also mandates in registers that ended more than five years ago.' }),
  }),
  response: z.object({ employee: employeeDetail }),
  errors: ['quota_used_up', 'forbidden', 'not_found'],
});

export const getAvatar = defineEndpoint({
  id: 'profile_avatar',
  method: 'GET',
  path: '/api/profile_avatar',
  summary: 'The picture of a person; without one, their initials.',
  tag: 'people',
  access: 'member',
  query: z.object({ employee_id: employeeId }),
  response: z.string().meta({ description: 'An image.' }),
  produces: 'image/*',
  errors: ['not_found'],
});
