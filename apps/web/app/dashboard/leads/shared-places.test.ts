import type { Lead, LeadContributor } from '@firmament/api-contract/calls/leads';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scoreParts, sharedPlaces, shortNames } from './shared-places.ts';

const contributor = (fullName: string, contribution: number, shared: LeadContributor['shared']): LeadContributor => ({
  employee_id: fullName.toLowerCase(),
  fullName,
  contribution,
  is_you: false,
  shared,
});

const lead = {
  experience: [
    { name: 'Voltara AG', from: 2018, to: null, company_id: 7 },
    { name: 'Voltara AG', from: 2010, to: 2012, company_id: 7 },
  ],
  education: [{ name: 'TU Beispiel', from: 2004, to: 2009 }],
  internals: [
    contributor('Ida', 90, [{ name: 'TU Beispiel', kind: 'school', years: 5 }]),
    contributor('Max', 60, [
      { name: 'Voltara AG', kind: 'employer', years: 1 },
      { name: 'TU Beispiel', kind: 'school', years: 0 },
    ]),
  ],
} as unknown as Lead;

test('places have their years and people, the most important first', () => {
  const summary = sharedPlaces(lead).map(({ kind, name, periods, people }) => [
    kind,
    name,
    periods.length,
    people.map(({ fullName }) => fullName).join(),
  ]);
  expect(summary).toEqual([
    ['school', 'TU Beispiel', 1, 'Ida,Max'],
    ['employer', 'Voltara AG', 2, 'Max'],
  ]);
});

test('first names are enough unless two people share one', () => {
  expect(shortNames(['Ida Muster', 'Max Alt', 'Ida Neu'])).toEqual(['Ida Muster', 'Max', 'Ida Neu']);
});

test('the parts of a score add up to it, in four colours at most', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 900 }), { maxLength: 12 }), (points) => {
      const internals = points.sort((a, b) => b - a).map((count, i) => contributor(`P${i}`, count, []));
      const parts = scoreParts(internals);
      expect(parts.reduce((sum, part) => sum + part.points, 0)).toBe(points.reduce((sum, count) => sum + count, 0));
      expect(parts.length).toBeLessThanOrEqual(4);
      expect(
        parts.filter(({ others }) => others === 0).length + parts.reduce((sum, { others }) => sum + others, 0),
      ).toBe(points.length);
    }),
  );
});
