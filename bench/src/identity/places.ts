import { type Country, drawTown, drawTownAround, type Town } from '@firmament/demo-world/places/towns';
import type { Random } from '@firmament/demo-world/random';
import type { Position } from '@firmament/geo/position';

/** Where somebody lives: a town of the fictional world, or one of the invented villages around it. */
export type Home = { name: string; position: Position; town: Town };

const VILLAGES_PER_TOWN = 40;
const VILLAGE_SHARE = 0.55;
const KM_PER_DEGREE = 111.2;
const NEAREST_KM = 4;
const FARTHEST_KM = 24;

const villageOf = (town: Town, number: number): Home => {
  // The golden angle spreads them evenly.
  const angle = number * 2.4;
  const km = NEAREST_KM + ((FARTHEST_KM - NEAREST_KM) * number) / VILLAGES_PER_TOWN;
  const { latitude, longitude } = town.position;
  return {
    name: `Weiler${number} ${town.name}`,
    position: {
      latitude: latitude + (Math.cos(angle) * km) / KM_PER_DEGREE,
      longitude: longitude + (Math.sin(angle) * km) / (KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180)),
    },
    town,
  };
};

export const centreOf = (town: Town): Home => ({ name: town.name, position: town.position, town });

const homeIn = (random: Random, town: Town): Home =>
  random.chance(VILLAGE_SHARE) ? villageOf(town, random.below(VILLAGES_PER_TOWN)) : centreOf(town);

export const drawHome = (random: Random, country: Country): Home => homeIn(random, drawTown(random, country));

export const drawHomeNear = (random: Random, { town }: Home): Home => homeIn(random, drawTownAround(random, town));
