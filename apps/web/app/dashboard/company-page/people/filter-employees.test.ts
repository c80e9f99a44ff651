import type { CompanyEmployee } from '@firmament/api-contract/calls/companies';
import { expect, test } from 'vitest';
import { filterEmployees } from './filter-employees.ts';

const employee: CompanyEmployee = {
  employee_id: 'ora-lemm',
  fullName: 'Öra Lemm',
  headline: 'Loves spreadsheets',
  title: 'Head of Finance',
  email: 'o.lemm@example.test',
  phone: '+43 316 000',
  linkedin: 'https://linkedin.example/in/ora-lemm',
  twitter: '@secret',
};
const silent: CompanyEmployee = { ...employee, fullName: 'Bo', title: null, email: null, phone: null, linkedin: null };

test.each(['öra', 'LEMM', ' finance ', 'o.lemm@', '316', '/in/ora'])('%j finds the employee', (typed) => {
  expect(filterEmployees([employee, silent], typed)).toEqual([employee]);
});

test.each(['spreadsheets', 'secret', 'null', 'xyz'])('%j finds nobody', (typed) => {
  expect(filterEmployees([employee, silent], typed)).toEqual([]);
});

test('an empty filter keeps everybody', () => {
  expect(filterEmployees([employee, silent], '  ')).toEqual([employee, silent]);
});
