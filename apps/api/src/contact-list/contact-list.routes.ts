import {
  addContact as addContactCall,
  type Contact,
  changeContact,
  contact,
  getContactList,
  removeContact,
} from '@firmament/api-contract/calls/contact-list';
import { type Language, languageFromHeader } from '@firmament/api-contract/language';
import type { FastifyInstance } from 'fastify';
import { AppError, type Text } from '../platform/http/app-error.ts';
import { listInParts } from '../platform/http/in-parts.ts';
import { serve } from '../platform/http/serve.ts';
import { absentId, NO_LONGER_SHOWN, OBJECTED } from '../records/objected-person.ts';
import { type AddDeps, addContact } from './add-contact.ts';
import { type ContactRow, deleteContact, findContact, findContacts, updateContact } from './contact-list.query.ts';

const ALREADY_REMOVED: Text = {
  en: 'You have already removed this contact',
  de: 'Sie haben diesen Kontakt bereits entfernt',
};

export const registerContactListRoutes = (app: FastifyInstance, deps: AddDeps): void => {
  const { db } = deps;

  serve(app, getContactList, async ({ member, request, reply }) => {
    const language = languageFromHeader(request.headers['accept-language']);
    return listInParts(reply, {
      name: 'contacts',
      item: contact,
      present: (row: ContactRow) => presentContact(row, language),
      rows: await findContacts(db, member.accountId),
      rest: {},
    });
  });

  serve(app, addContactCall, async ({ body: { employee_id: profileId, note = '', tags = [], added_at }, member }) => {
    const addedAt = added_at === undefined ? undefined : new Date(added_at);
    await addContact(deps, member, { profileId, note, tags, addedAt });
    return { success: true as const };
  });

  serve(app, removeContact, async ({ body, member }) => {
    const wasThere = await deleteContact(db, member.accountId, body.employee_id);
    if (!wasThere) throw new AppError('conflict', { text: ALREADY_REMOVED });
    return { success: true as const };
  });

  serve(app, changeContact, async ({ params, body: { note, tags }, member, request }) => {
    await updateContact(db, member.accountId, params.employee_id, { note, tags });
    const row = await findContact(db, member.accountId, params.employee_id);
    if (!row) throw new AppError('not_found');
    return { contact: presentContact(row, languageFromHeader(request.headers['accept-language'])) };
  });
};

const presentContact = (row: ContactRow, language: Language): Contact => ({
  employee_id: row.profile_id ?? absentId(row.person_id, row.has_objected),
  fullName: row.full_name ?? (row.has_objected ? OBJECTED : NO_LONGER_SHOWN)[language],
  has_objected: row.has_objected,
  is_no_longer_shown: row.profile_id === null && !row.has_objected,
  title: row.title,
  company_id: row.company_id,
  company_name: row.company_name,
  linkedin: row.linkedin,
  email: row.email,
  phone: row.phone,
  twitter: row.twitter,
  github: row.github,
  note: row.note,
  tags: row.tags,
  added_at: row.added_at.toISOString(),
});
