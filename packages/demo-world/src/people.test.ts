import { describe, expect, it } from 'vitest';
import { companies } from './companies.ts';
import { people, personAt } from './people.ts';
import { BENCH_WORLD, createWorld, type WorldOptions } from './world.ts';

const OPTIONS: WorldOptions = { seed: 21, companies: 2_000, reports: 0, representatives: 4_600, people: 1_000 };
const world = createWorld(OPTIONS);
const all = [...people(OPTIONS)];
const byKey = new Map([...companies(OPTIONS)].map(({ record }) => [record.sourceKey, record]));

describe('people', () => {
  it('are the same in a full run, one by one and in a range', () => {
    expect(JSON.stringify([...people(OPTIONS)])).toBe(JSON.stringify(all));
    for (let i = 0; i < 100; i++) {
      const index = (i * 613) % OPTIONS.people;
      expect(personAt(world, index)).toEqual(all[index]);
    }
    expect([...people(OPTIONS, 500, 510)]).toEqual(all.slice(500, 510));
  });

  it('have unique profile ids, in the largest world too', () => {
    expect(new Set(all.map(({ profileId }) => profileId)).size).toBe(OPTIONS.people);
    const bench = createWorld(BENCH_WORLD);
    const ids = Array.from({ length: 1_000 }, (_, i) => personAt(bench, i * 999 + 3).profileId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { profileId } of all) expect(profileId).toMatch(/^[a-z0-9-]+$/);
  });

  it('work for companies that exist, under the right name', () => {
    for (const person of all) {
      if (person.companySourceKey !== undefined) {
        expect(byKey.get(person.companySourceKey)?.name).toBe(person.companyName);
      }
      for (const station of person.experience) {
        const employer = byKey.get(station.companySourceKey ?? '');
        expect(employer?.name).toBe(station.organisation);
        expect(station.fromYear).toBeGreaterThanOrEqual(Number(employer?.foundedOn?.slice(0, 4)));
      }
    }
  });

  it('have stations in chronological order', () => {
    for (const person of all) {
      const born = Number(person.bornOn?.slice(0, 4));
      for (const { fromYear = 0, toYear = 2025 } of [...person.experience, ...person.education]) {
        expect(toYear, person.profileId).toBeGreaterThanOrEqual(fromYear);
        expect(fromYear - born, person.profileId).toBeGreaterThanOrEqual(13);
      }
      for (const [i, station] of person.experience.entries()) {
        const next = person.experience[i + 1];
        if (next !== undefined) expect(next.toYear ?? 0).toBeLessThanOrEqual(station.fromYear ?? 0);
      }
    }
  });

  it('share employers and schools, so that leads can be found', () => {
    const staff = new Map<string, number>();
    const pupils = new Map<string, number>();
    for (const person of all) {
      for (const { companySourceKey = '' } of person.experience) {
        staff.set(companySourceKey, (staff.get(companySourceKey) ?? 0) + 1);
      }
      for (const { organisation = '' } of person.education) {
        pupils.set(organisation, (pupils.get(organisation) ?? 0) + 1);
      }
    }
    const shared = [...staff.values()].filter((count) => count > 1).length;
    expect(shared / staff.size).toBeGreaterThan(0.6);
    expect(Math.max(...pupils.values())).toBeGreaterThan(20);
  });

  it('include representatives of their companies', () => {
    const officers = all.filter((person) => {
      const employer = byKey.get(person.companySourceKey ?? '');
      return employer?.representatives.some(
        ({ name, bornOn }) => name.endsWith(person.fullName) && bornOn === person.bornOn,
      );
    });
    expect(officers.length).toBeGreaterThan(100);
    for (const person of officers) expect(person.isManagement, person.profileId).toBe(true);
  });
});
