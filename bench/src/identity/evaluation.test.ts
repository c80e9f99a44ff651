import { profilesOf } from '@firmament/identity/profile';
import { resolve } from '@firmament/identity/resolve';
import { countStatistics } from '@firmament/identity/statistics';
import { describe, expect, it } from 'vitest';
import { mistakesByCasting, score } from './score.ts';
import { makeWorld } from './world.ts';

/** The benchmark in small. The bounds are looser than its goals: a few pairs decide here. */
describe('identity of generated people', () => {
  const world = makeWorld(6, 6_000);
  const profiles = profilesOf(world.mentions, world.companies);
  const { persons, groups } = resolve(profiles, [], countStatistics(profiles));

  it('joins hardly anybody wrongly', () => {
    expect(score(world, persons, () => true).precision).toBeGreaterThan(0.995);
    expect(score(world, groups, () => true).precision).toBeGreaterThan(0.985);
  });

  it('finds most', () => {
    expect(score(world, persons, () => true).recall).toBeGreaterThan(0.6);
    expect(score(world, groups, () => true).recall).toBeGreaterThan(0.85);
  });

  it('never takes namesakes of one city for one person', () => {
    expect(mistakesByCasting(world, groups).get('city_namesake') ?? 0).toBe(0);
  });
});
