import type { EmployeeDetail } from '@firmament/api-contract/calls/people';
import { expect, test } from 'vitest';
import { jobsOf, studiesOf, yearsOf } from './career.ts';

const person = (fields: Partial<EmployeeDetail>) =>
  ({ experience: null, experience_entries: [], education: null, education_entries: [], ...fields }) as EmployeeDetail;

test('text and entries complement each other where they agree', () => {
  const jobs = jobsOf(
    person({
      experience: 'Clerk at large at Alm at Sea AG in 2010 - 2013 / Chief at Bach AG in 2013 - Present',
      experience_entries: [
        { title: 'Clerk at large', organisation: 'Alm at Sea AG', company_id: 4, from_year: 2010, to_year: 2013 },
        { title: 'Chief', organisation: 'Bach AG', company_id: null, from_year: 2013, to_year: null },
      ],
    }),
  );
  expect(jobs).toEqual([
    { title: 'Chief', organisation: 'Bach AG', companyId: null, from: 2013, to: 'present' },
    { title: 'Clerk at large', organisation: 'Alm at Sea AG', companyId: 4, from: 2010, to: 2013 },
  ]);
});

test('where text and entries disagree, the text wins', () => {
  const jobs = jobsOf(
    person({
      experience: 'Clerk at Alm AG in 2010 - 2013',
      experience_entries: [{ title: 'Chief', organisation: 'Bach AG', company_id: 4, from_year: 2015, to_year: null }],
    }),
  );
  expect(jobs).toEqual([{ title: 'Clerk', organisation: 'Alm AG', companyId: null, from: 2010, to: 2013 }]);
});

test('entries alone are enough', () => {
  const entry = { title: null, organisation: 'Alm AG', company_id: 4, from_year: null, to_year: null };
  expect(jobsOf(person({ experience_entries: [entry] }))).toEqual([
    { title: '', organisation: 'Alm AG', companyId: 4, from: undefined, to: undefined },
  ]);
});

test('studies are sorted newest first, those without years last', () => {
  const studies = studiesOf(person({ education: 'A in 2001 - 2005 / B in 2010 - Present / C in 2005 - 2009 / D' }));
  expect(studies.map(({ title }) => title)).toEqual(['B', 'C', 'A', 'D']);
});

test.each([
  [{ from: 2010, to: 2013 }, 3],
  [{ from: 2010, to: 'present' as const }, 16],
  [{ from: 2010, to: undefined }, undefined],
  [{ from: 2013, to: 2010 }, undefined],
])('%j lasts %s years', (period, years) => {
  expect(yearsOf({ title: '', ...period }, 2026)).toBe(years);
});
