import { distanceKm, type Position } from '@firmament/geo/position';

/** Positions closer than this to the middle are never outliers: a postcode is as wide as a village or a district. */
const ALWAYS_NEAR_KM = 3;

/** A position may lie this many times farther out than the median one and still count. */
const SPREAD = 2.5;

/** The lower one of the two middle values: always a value that occurred, never one between two clusters. */
const median = (values: number[]): number => values.sort((a, b) => a - b)[(values.length - 1) >> 1] ?? 0;

const mean = (positions: readonly Position[]): Position => {
  let latitude = 0;
  let longitude = 0;
  for (const position of positions) {
    latitude += position.latitude / positions.length;
    longitude += position.longitude / positions.length;
  }
  return { latitude, longitude };
};

/** The average of the positions without those that lie far from most of them; undefined for none. */
export const robustCentre = (positions: readonly Position[]): Position | undefined => {
  if (positions.length === 0) return undefined;
  const middle = {
    latitude: median(positions.map(({ latitude }) => latitude)),
    longitude: median(positions.map(({ longitude }) => longitude)),
  };
  const distances = positions.map((position) => distanceKm(position, middle));
  const limitKm = Math.max(ALWAYS_NEAR_KM, SPREAD * median([...distances]));
  const near = positions.filter((_, at) => (distances[at] ?? 0) <= limitKm);
  return near.length === 0 ? middle : mean(near);
};
