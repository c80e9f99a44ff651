import type { LinkedCompany } from '@firmament/api-contract/calls/companies';
import { expect, test } from 'vitest';
import { nameWithin, ownershipOf, shortName } from './ownership.ts';

const link = (company_name: string, relation: LinkedCompany['relation']) =>
  ({ company_name, relation }) as LinkedCompany;

test('owners have their shares, other linked owners have none', () => {
  const found = ownershipOf(
    'Alm Privatstiftung 74,5 %, Öra Lemm 20 %',
    ['Bach GmbH'],
    [link('ALM Privatstiftung', 'shareholder'), link('Berg AG', 'parent'), link('Tal AG', 'branch')],
  );
  expect(found).toEqual({
    owners: [
      { name: 'Alm Privatstiftung', share: '74,5 %' },
      { name: 'Öra Lemm', share: '20 %' },
      { name: 'Berg AG', share: undefined },
    ],
    holdings: [{ name: 'Bach GmbH', share: undefined }],
    furtherOwners: 0,
    furtherHoldings: 0,
  });
});

test('names that do not fit are counted', () => {
  expect(ownershipOf(null, ['A', 'B', 'C', 'D', 'E'], [])).toMatchObject({ furtherHoldings: 2, owners: [] });
});

test.each([null, '', 'Streubesitz'])('%j draws nothing', (owners) => {
  expect(ownershipOf(owners, [], [])).toBeUndefined();
});

test.each([
  ['Alm Holz GmbH', 'Alm Holz'],
  ['Alm Holz GmbH & Co KG', 'Alm Holz'],
  ['Alm Wohnbau Gesellschaft mit beschränkter Haftung', 'Alm Wohnbau'],
  ['Alm Handels Ges.m.b.H.', 'Alm Handels'],
  ['GmbH', 'GmbH'],
  ['Bauer', 'Bauer'],
  ['Elektrizitätsversorgung Oberes Tal AG', 'Elektrizitätsverso…'],
])('%j is shortened to %j', (name, short) => {
  expect(shortName(name, 19)).toBe(short);
});

test('the name of the group is left out of the names of its companies', () => {
  expect(nameWithin('Alm Kraftwerk GmbH', 'Alm SE', 19)).toBe('Kraftwerk');
  expect(nameWithin('Almbach GmbH', 'Alm SE', 19)).toBe('Almbach');
  expect(nameWithin('Alm GmbH', 'Alm SE', 19)).toBe('Alm');
});
