import type { LinkedCompany } from '@firmament/api-contract/calls/companies';
import { expect, test } from 'vitest';
import { subsidiariesOf } from './linked-companies.ts';

const link = (company_name: string, relation: LinkedCompany['relation']): LinkedCompany => ({
  company_id: 7,
  company_name,
  relation,
  legal_status: 'Active',
  address_street: null,
  address_postcode: null,
  address_city: null,
  address_country: null,
  ID_Fb: null,
  ID_GISA: null,
  ID_EUID: null,
  named_as: null,
  named_by: 0,
});

test('a subsidiary that is both linked and named is listed once, with the link', () => {
  const found = subsidiariesOf('Alm Holz GmbH, Bach Holz GmbH', [
    link('Alm HOLZ GmbH', 'subsidiary'),
    link('Berg Holding AG', 'parent'),
  ]);
  expect(found.map(({ name, company }) => [name, company?.company_id])).toEqual([
    ['Alm HOLZ GmbH', 7],
    ['Bach Holz GmbH', undefined],
  ]);
});

test.each([
  [null, []],
  ['', []],
  ['Alm GmbH', ['Alm GmbH']],
  ['Alm GmbH; Meier, Huber & Co KG', ['Alm GmbH', 'Meier, Huber & Co KG']],
  ['Alm GmbH\nBach GmbH\n', ['Alm GmbH', 'Bach GmbH']],
  ['Alm GmbH, Alm GmbH', ['Alm GmbH']],
])('%j names %j', (text, names) => {
  expect(subsidiariesOf(text, []).map(({ name }) => name)).toEqual(names);
});
