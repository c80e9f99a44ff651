import { describe, expect, it } from 'vitest';
import { planOf } from './block-plan.ts';
import { CAST_COMPANY_COUNT, CAST_REPRESENTATIVE_COUNT } from './cast/counts.ts';
import { companies, companyAt } from './companies.ts';
import { companyRecord } from './company-record.ts';
import { findTown } from './places/towns.ts';
import { BENCH_WORLD, createWorld, DEMO_WORLD, type WorldOptions } from './world.ts';

const SMALL: WorldOptions = { seed: 11, companies: 3_000, reports: 5_400, representatives: 6_900, people: 500 };
const small = [...companies(SMALL)];

const count = (isCounted: (company: (typeof small)[number]) => boolean): number => small.filter(isCounted).length;

describe('companies', () => {
  it('are the same for the same seed and differ for another', () => {
    const bytes = (options: WorldOptions): string => JSON.stringify([...companies(options, 0, 400)]);
    expect(bytes(SMALL)).toBe(JSON.stringify(small.slice(0, 400)));
    expect(bytes({ ...SMALL, seed: 12 })).not.toBe(bytes(SMALL));
  });

  it('do not depend on the order in which they are made', () => {
    const world = createWorld(SMALL);
    for (let i = 0; i < 300; i++) {
      const index = (i * 1_237 + 2_999) % SMALL.companies;
      expect(companyAt(world, index)).toEqual(small[index]);
    }
    expect([...companies(SMALL, 1_500, 1_520)]).toEqual(small.slice(1_500, 1_520));
  });

  it('match the counts in the options', () => {
    expect(small).toHaveLength(SMALL.companies);
    expect(small.reduce((sum, { record }) => sum + record.reports.length, 0)).toBe(SMALL.reports);
    // Without the former ones of their history.
    const world = createWorld(SMALL);
    const officers = small
      .slice(CAST_COMPANY_COUNT)
      .map((_, index) => companyRecord(SMALL.seed, planOf(world, CAST_COMPANY_COUNT + index)).representatives.length);
    expect(officers.reduce((sum, length) => sum + length, CAST_REPRESENTATIVE_COUNT)).toBe(SMALL.representatives);
  });

  it('have unique keys and register numbers', () => {
    expect(new Set(small.map(({ record }) => record.sourceKey)).size).toBe(small.length);
    const numbers = small.flatMap(({ record }) => record.identifiers.registerNumber ?? []);
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const field of ['vatId', 'lei', 'gln', 'gisaNumber', 'euid', 'stockSymbol'] as const) {
      const values = small.flatMap(({ record }) => record.identifiers[field] ?? []);
      expect(new Set(values).size, field).toBe(values.length);
    }
  });

  it('have unique keys in the largest world too', () => {
    const world = createWorld(BENCH_WORLD);
    const keys = new Set<string>();
    const picked = Array.from({ length: 400 }, (_, i) => (i * 5_387 + 7) % BENCH_WORLD.companies);
    for (const index of [...picked, BENCH_WORLD.companies - 1]) keys.add(companyAt(world, index).record.sourceKey);
    expect(keys.size).toBe(401);
  });

  it('are located where their postcode says', () => {
    for (const { record } of small) {
      const { country, city, postcode, region } = record.address;
      const town = findTown(country, city);
      expect(town?.postcodes, `${postcode} ${city}`).toContain(postcode);
      expect(region).toBe(town?.region);
      if (record.position === undefined || town === undefined) continue;
      expect(Math.abs(record.position.latitude - town.position.latitude)).toBeLessThan(0.15);
      expect(Math.abs(record.position.longitude - town.position.longitude)).toBeLessThan(0.2);
    }
  });

  it('link to companies that exist, under the same name, unless they sold them', () => {
    const byKey = new Map(small.map(({ record }) => [record.sourceKey, record]));
    const abroad = new Map(small.slice(0, CAST_COMPANY_COUNT).map(({ record }) => [record.name, record]));
    const links = small.flatMap(({ record }) =>
      record.links.filter(({ endedOn }) => endedOn === undefined).map((link) => ({ record, link })),
    );
    expect(links.length).toBeGreaterThan(300);
    for (const { record, link } of links) {
      const other = byKey.get(link.sourceKey ?? '') ?? abroad.get(link.name ?? '');
      expect(other?.name).toBe(link.name);
      if (link.kind !== 'parent') continue;
      expect(record.owners).toContain(other?.name);
      expect(other?.links.map(({ kind, name }) => `${kind} ${name}`)).toContain(`subsidiary ${record.name}`);
    }
  });

  it('vary as real registers do', () => {
    const share = (isCounted: Parameters<typeof count>[0]): number => count(isCounted) / small.length;
    expect(share(({ record }) => record.status === 'active')).toBeGreaterThan(0.8);
    expect(share(({ record }) => record.status === 'in_liquidation')).toBeGreaterThan(0.01);
    expect(share(({ record }) => record.status === 'terminated')).toBeGreaterThan(0.06);
    expect(share(({ record }) => record.reports.length > 0)).toBeGreaterThan(0.35);
    expect(share(({ record }) => record.address.country === 'DE')).toBeGreaterThan(0.45);
    expect(share(({ record }) => record.address.country === 'AT')).toBeGreaterThan(0.25);
    expect(share(({ record }) => record.address.country === 'CH')).toBeGreaterThan(0.1);
    expect(share(({ record }) => record.formerNames.length > 0)).toBeGreaterThan(0.01);
    expect(share(({ record }) => record.insolvency !== undefined)).toBeGreaterThan(0.03);
    expect(new Set(small.map(({ record }) => record.industry)).size).toBeGreaterThan(250);
    expect(new Set(small.map(({ record }) => record.name)).size).toBeGreaterThan(small.length * 0.96);
  });

  it('use only reserved domains and documentation addresses, and no ß in Switzerland', () => {
    for (const { record } of small) {
      const texts = [record.contact.website, record.contact.email, record.sourceLink, ...Object.values(record.social)];
      for (const text of texts) if (text !== undefined) expect(text).toMatch(/\.example(?:\/|$)/);
      for (const address of record.domain?.ipAddresses ?? []) {
        expect(address).toMatch(/^(?:192\.0\.2|198\.51\.100|203\.0\.113)\.|^2001:db8:/);
      }
      if (record.address.country === 'CH') expect(JSON.stringify(record)).not.toContain('ß');
    }
  });

  it('have adult officers who start no earlier than the company', () => {
    for (const { record } of small) {
      for (const officer of record.representatives) {
        const started = officer.startedOn ?? '';
        expect(started >= (record.foundedOn ?? ''), record.name).toBe(true);
        if (officer.bornOn !== undefined) {
          expect(Number(started.slice(0, 4)) - Number(officer.bornOn.slice(0, 4))).toBeGreaterThanOrEqual(18);
        }
        if (officer.endedOn !== undefined) expect(officer.endedOn > started).toBe(true);
      }
    }
  });

  it('reject an index past the end and a world smaller than the cast', () => {
    expect(() => companyAt(createWorld(SMALL), SMALL.companies)).toThrow(RangeError);
    expect(() => createWorld({ ...DEMO_WORLD, companies: 3 })).toThrow(/cast/);
  });
});
