import { Polygon } from 'leaflet';
import classes from './base-map.module.css';
import { useOnMap } from './leaflet.tsx';
import { HOME_RINGS, NEAR_RINGS } from './outline-data.ts';

/** Each ring is a land of its own, not a hole in the one before. */
const asLands = <T,>(rings: readonly T[]): T[][] => rings.map((ring) => [ring]);

const OPTIONS = { interactive: false, smoothFactor: 1 };

type OutlinesProps = { attribution: string };

/** Austria, Germany and Switzerland among their neighbours. */
export const Outlines = ({ attribution }: OutlinesProps) => {
  useOnMap(() => new Polygon(asLands(NEAR_RINGS), { ...OPTIONS, className: classes.near ?? '', attribution }));
  useOnMap(() => new Polygon(asLands(HOME_RINGS), { ...OPTIONS, className: classes.home ?? '' }));
  return null;
};
