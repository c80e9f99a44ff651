import { z } from 'zod';
import { UPLOAD_MODES } from '../extract-uploads.ts';
import { day, defineDeskCall, done, idParam, log, moment, reason } from './desk-endpoint.ts';

/** Register extracts that members uploaded, and whether they may. */

export const deskUpload = z.object({
  upload_id: z.number().int(),
  company_id: z.number().int(),
  company_name: z.string().meta({ description: 'As we know it.' }),
  name: z.string().meta({ description: 'As the extract says.' }),
  retrieved_on: day,
  received_at: moment,
  answer_by: day.meta({ description: 'Two working days.' }),
});

export type DeskUpload = z.infer<typeof deskUpload>;

/** `accepted`: about to be applied; `taken_back`: it was applied, and what it says holds no longer. */
export const UPLOAD_STATES = ['waiting', 'accepted', 'applied', 'refused', 'taken_back'] as const;

const person = z.object({ title: z.string(), name: z.string(), birth_year: z.number().int().nullable() });

const params = z.object({ upload_id: idParam });

export const getDeskUpload = defineDeskCall({
  id: 'deskUpload',
  method: 'GET',
  path: '/api/desk/uploads/{upload_id}',
  summary: 'One uploaded extract, and what it says beside what we know.',
  params,
  response: z.object({
    upload: deskUpload.extend({
      state: z.enum(UPLOAD_STATES),
      can_be_taken_back: z.boolean().meta({ description: 'It was applied, and what was there before is kept.' }),
      register_number: z.string().meta({ description: 'As the extract says, with the code of the court.' }),
      known_register_number: z.string().nullable(),
      agreement: z.enum(['number', 'name']).nullable().meta({
        description: 'By what it belongs to the company. Null: by nothing any more.',
      }),
      last_entry_on: day.nullable(),
      known_as_of: day.nullable().meta({ description: 'The day of our newest word of the register.' }),
      people: z.array(person).meta({ description: 'Whom the extract lists. Empty once it is decided.' }),
      others: z
        .array(z.object({ upload_id: z.number().int(), retrieved_on: day, state: z.enum(UPLOAD_STATES) }))
        .meta({ description: 'Other extracts of this company that wait or hold, the oldest first.' }),
      known_people: z.array(person).meta({ description: 'Who is in charge as we know it.' }),
      sha256: z.string(),
      byte_count: z.number().int(),
      account_id: z.number().int().nullable(),
      from: z.string().nullable().meta({ description: 'The member’s name, while there is an account.' }),
      decided_at: moment.nullable(),
      reason: z.string().nullable(),
      log,
    }),
  }),
  errors: ['not_found'],
});

export const acceptUpload = defineDeskCall({
  id: 'acceptUpload',
  method: 'POST',
  path: '/api/desk/uploads/{upload_id}/accept',
  summary: 'Accept an uploaded extract: it renews the company for everybody, and the member is told.',
  params,
  body: z.object({}),
  response: done,
  errors: ['not_found', 'conflict'],
});

export const refuseUpload = defineDeskCall({
  id: 'refuseUpload',
  method: 'POST',
  path: '/api/desk/uploads/{upload_id}/refuse',
  summary: 'Refuse an uploaded extract with a reason that the member is told. Nothing changes.',
  params,
  body: z.object({ reason }),
  response: done,
  errors: ['not_found', 'conflict'],
});

export const takeBackUpload = defineDeskCall({
  id: 'takeBackUpload',
  method: 'POST',
  path: '/api/desk/uploads/{upload_id}/takeBack',
  summary:
    'Take an applied extract back with a reason that the member is told: what it says is gone for everybody, and what ' +
    'other sources say holds again.',
  params,
  body: z.object({ reason }),
  response: done,
  errors: ['not_found', 'conflict'],
});

export const getUploadMode = defineDeskCall({
  id: 'uploadMode',
  method: 'GET',
  path: '/api/desk/uploadMode',
  summary: 'Whether members may upload register extracts, and what becomes of them.',
  response: z.object({
    mode: z.enum(UPLOAD_MODES),
    is_demo: z.boolean().meta({ description: 'In the demo `at_once` holds for its example alone.' }),
  }),
  errors: [],
});

export const changeUploadMode = defineDeskCall({
  id: 'changeUploadMode',
  method: 'POST',
  path: '/api/desk/uploadMode',
  summary: 'Change it. Holds at once; what waits goes on waiting.',
  body: z.object({ mode: z.enum(UPLOAD_MODES) }),
  response: done,
  errors: [],
});
