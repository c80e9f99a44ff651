import type { LinkedCompany } from '@firmament/api-contract/calls/companies';
import { expect, test } from 'vitest';
import { mergeRelations } from './linked-companies.ts';

const link = (company_id: number | null, company_name: string, relation: LinkedCompany['relation']) =>
  ({ company_id, company_name, relation }) as LinkedCompany;

test('each company is listed once, with all its relations', () => {
  const merged = mergeRelations([
    link(1, 'Alm AG', 'subsidiary'),
    link(2, 'Bach AG', 'parent'),
    link(1, 'Alm AG', 'shareholding'),
    link(1, 'Alm AG', 'subsidiary'),
    link(null, 'Alm AG', 'branch'),
  ]);
  expect(merged.map(({ company, relations }) => [company.company_id, relations])).toEqual([
    [1, ['subsidiary', 'shareholding']],
    [2, ['parent']],
    [null, ['branch']],
  ]);
});
