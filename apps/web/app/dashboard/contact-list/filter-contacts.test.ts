import type { Contact } from '@firmament/api-contract/calls/contact-list';
import { expect, test } from 'vitest';
import { filterContacts, tagsOf } from './filter-contacts.ts';

const contact = (fullName: string, more: Partial<Contact> = {}): Contact => ({
  employee_id: fullName,
  fullName,
  has_objected: false,
  is_no_longer_shown: false,
  title: null,
  company_id: null,
  company_name: null,
  note: '',
  tags: [],
  linkedin: null,
  email: null,
  phone: null,
  twitter: null,
  github: null,
  added_at: '2026-01-01T00:00:00Z',
  ...more,
});

const CONTACTS = [
  contact('Jürgen Weiß', { title: 'CEO', note: 'Messe Graz', tags: ['Glas', 'Messe'] }),
  contact('Ida Muster', { company_name: 'Alpenglas GmbH', tags: ['Glas'] }),
];

test.each([
  ['', null, 2],
  ['  ', null, 2],
  ['jurgen weiss', null, 1],
  ['GRAZ ceo', null, 1],
  ['glas', null, 2],
  ['alpenglas', null, 1],
  ['glas nobody', null, 0],
  ['', 'Messe', 1],
  ['ida', 'Messe', 0],
])('"%s" with the tag %s finds %i', (text, tag, count) => {
  expect(filterContacts(CONTACTS, text, tag)).toHaveLength(count);
});

test('tags are listed once, the most frequent first', () => {
  expect(tagsOf(CONTACTS)).toEqual(['Glas', 'Messe']);
});
