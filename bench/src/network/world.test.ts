import { kindOfNode } from '@firmament/network/relation';
import { expect, it } from 'vitest';
import { relationOf, type Statement } from './statement.ts';
import { FULL_SCALE, LAST_DAY, type NetworkWorld, peopleIn, statements } from './world.ts';

const WORLD: NetworkWorld = { seed: 41, companies: 4_000 };
const stated = [...statements(WORLD)];
const of = <O extends Statement['origin']>(origin: O) =>
  stated.filter((one): one is Extract<Statement, { origin: O }> => one.origin === origin);
const [mandates, ties, links] = [of('mandate'), of('tie'), of('link')];

it('is the same world for a seed, and another for another', () => {
  expect([...statements(WORLD)]).toEqual(stated);
  expect([...statements({ ...WORLD, seed: 42 })].slice(0, 100)).not.toEqual(stated.slice(0, 100));
});

it('has as many relations as a register, and rows in order', () => {
  expect(stated.length / WORLD.companies).toBeGreaterThanOrEqual(FULL_SCALE.relations / FULL_SCALE.companies);
  for (const rows of [mandates, ties]) expect(rows.map(({ row }) => row)).toEqual(rows.map((_, i) => i + 1));
  expect(new Set(links.map(({ row }) => row)).size).toBe(links.length);
});

it('has people with one mandate mostly, and a few with very many', () => {
  const counts = new Map<number, Set<number>>();
  for (const { person, company } of mandates) {
    counts.set(person, (counts.get(person) ?? new Set()).add(company));
  }
  const sizes = [...counts.values()].map(({ size }) => size);
  expect(sizes).toHaveLength(peopleIn(WORLD));
  expect(sizes.filter((size) => size === 1).length / sizes.length).toBeGreaterThan(0.6);
  expect(Math.max(...sizes)).toBeGreaterThan(100);
});

it('has loops, unknown shares, what is over, what is likely, and companies that are only named', () => {
  const owners = ties.filter(({ kind }) => kind === 'shareholder');
  expect(owners.some(({ from, to }) => 'company' in to && to.company > from)).toBe(true);
  expect(owners.some(({ share }) => share === undefined)).toBe(true);
  expect(owners.some(({ end }) => end === 'unknown')).toBe(true);
  expect(owners.some(({ isLikely }) => isLikely)).toBe(true);
  expect(mandates.some(({ end }) => end !== undefined && end <= LAST_DAY)).toBe(true);
  expect(stated.map(relationOf).some(({ subject }) => kindOfNode(subject) === 'named')).toBe(true);
});
