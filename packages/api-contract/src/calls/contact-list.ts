import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { uid } from '../rules/account-fields.ts';
import { optionalText, writtenText } from '../rules/written-text.ts';
import { employeeId } from './people.ts';

/** A member's contacts, with notes and tags. */

/** `getContactList` sends the whole list; this keeps it small enough for that. */
export const MAX_CONTACTS = 5_000;
export const MAX_NOTE_LENGTH = 2_000;
export const MAX_TAGS = 20;
export const MAX_TAG_LENGTH = 40;

const text = z.string().nullable();

const contactNote = optionalText(MAX_NOTE_LENGTH);

const isNew = (tag: string, index: number, tags: string[]): boolean =>
  tags.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === index;

/** Drops tags that differ from an earlier one in case only. */
const contactTags = z
  .array(writtenText(MAX_TAG_LENGTH))
  .max(MAX_TAGS)
  .transform((tags) => tags.filter(isNew));

export const contact = z
  .object({
    employee_id: z.string(),
    fullName: z.string(),
    has_objected: z.boolean().meta({
      description:
        'The person no longer wants to be listed. Only the member’s own note and tags are left; `employee_id` names the contact, not the person.',
    }),
    is_no_longer_shown: z.boolean().meta({
      description:
        'A person of the registers whose last office ended more than five years ago. Only note and tags are left.',
    }),
    title: text,
    company_id: z.number().int().nullable(),
    company_name: text,
    linkedin: text,
    email: text,
    phone: text,
    twitter: text,
    github: text,
    note: z.string(),
    tags: z.array(z.string()),
    added_at: z.iso.datetime(),
  })
  .meta({ id: 'Contact' });

export type Contact = z.infer<typeof contact>;

const named = z.object({ uid, employee_id: employeeId });
const done = z.object({ success: z.literal(true) });

export const addContact = defineEndpoint({
  id: 'addContact',
  method: 'POST',
  path: '/api/addContact',
  summary:
    'Put a person on the contact list, which shows how to reach them: counts as opening the person. Who is there already ' +
    'is a conflict, and nothing changes.',
  tag: 'contacts',
  access: 'member',
  body: named.extend({
    note: contactNote.optional().meta({ description: 'To restore a contact that was just removed.' }),
    tags: contactTags.optional(),
    added_at: z.iso.datetime().optional().meta({ description: 'When they were added at first; never later than now.' }),
  }),
  response: done,
  errors: ['quota_used_up', 'forbidden', 'not_found', 'conflict'],
});

export const removeContact = defineEndpoint({
  id: 'removeContact',
  method: 'POST',
  path: '/api/removeContact',
  summary: 'Take a person off the contact list. Who is not there is a conflict.',
  tag: 'contacts',
  access: 'member',
  body: named,
  response: done,
  errors: ['forbidden', 'conflict'],
});

export const getContactList = defineEndpoint({
  id: 'getContactList',
  method: 'GET',
  path: '/api/getContactList',
  summary: 'The member’s contacts, newest first.',
  tag: 'contacts',
  access: 'member',
  query: z.object({ uid }),
  response: z.object({ contacts: z.array(contact) }),
  errors: ['forbidden'],
});

export const changeContact = defineEndpoint({
  id: 'changeContact',
  method: 'PATCH',
  path: '/api/contacts/{employee_id}',
  summary: 'Change the note or the tags of a contact; what is left out stays.',
  tag: 'contacts',
  access: 'member',
  params: z.object({ employee_id: employeeId }),
  body: z.object({ uid, note: contactNote.optional(), tags: contactTags.optional() }),
  response: z.object({ contact }),
  errors: ['forbidden', 'not_found'],
});
