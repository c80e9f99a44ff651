import { describe, expect, it } from 'vitest';
import { companies } from './companies.ts';
import { INDUSTRIES, partAt, partCount } from './parts.ts';
import { people } from './people.ts';
import { createWorld, type WorldOptions } from './world.ts';

const SMALL: WorldOptions = { seed: 11, companies: 1_000, reports: 300, representatives: 900, people: 700 };

const partsOf = (options: WorldOptions) => {
  const world = createWorld(options);
  return Array.from({ length: partCount(world) }, (_, part) => partAt(world, part));
};

describe('the parts of a world', () => {
  it.each([
    ['a world', SMALL],
    ['a world with fewer people than the cast', { ...SMALL, people: 20 }],
    ['a world with more people than places', { ...SMALL, people: 2_500 }],
    ['a world of the cast and few others', { ...SMALL, companies: 70, reports: 200, representatives: 200 }],
  ])('add up to %s', (_, options) => {
    const parts = partsOf(options);
    expect(parts.flatMap((part) => part.companies)).toEqual([...companies(options)]);
    expect(parts.flatMap((part) => part.people)).toEqual([...people(options)]);
  });

  it('state the position of their first company and person', () => {
    let [companyCount, personCount] = [0, 0];
    for (const part of partsOf(SMALL)) {
      expect(part).toMatchObject({ firstCompany: companyCount, firstPerson: personCount });
      companyCount += part.companies.length;
      personCount += part.people.length;
    }
  });

  it('know the position of every company they refer to', () => {
    const keys = [...companies(SMALL)].map(({ record }) => record.sourceKey);
    for (const { companies: own, people: staff, positionOf } of partsOf(SMALL)) {
      const named = [
        ...own.flatMap(({ record }) => record.links.flatMap((link) => link.sourceKey ?? [])),
        ...staff.flatMap((person) => person.companySourceKey ?? []),
        ...staff.flatMap((person) => person.experience.flatMap((station) => station.companySourceKey ?? [])),
      ];
      expect(named.map(positionOf)).toEqual(named.map((key) => keys.indexOf(key)));
    }
  });

  it('contain known industries only', () => {
    const stated = new Set([...companies(SMALL)].flatMap(({ record }) => record.industry ?? []));
    expect([...stated].filter((industry) => !INDUSTRIES.has(industry))).toEqual([]);
  });
});
