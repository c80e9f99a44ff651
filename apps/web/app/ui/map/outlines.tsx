import { Polygon } from 'react-leaflet';
import classes from './base-map.module.css';
import { HOME_RINGS, NEAR_RINGS } from './outline-data.ts';

/** Each ring is a land of its own, not a hole in the one before. */
const asLands = <T,>(rings: readonly T[]): T[][] => rings.map((ring) => [ring]);

const OPTIONS = { interactive: false, smoothFactor: 1 };

type OutlinesProps = { attribution: string };

/** Austria, Germany and Switzerland among their neighbours. */
export const Outlines = ({ attribution }: OutlinesProps) => (
  <>
    <Polygon {...OPTIONS} positions={asLands(NEAR_RINGS)} className={classes.near ?? ''} attribution={attribution} />
    <Polygon {...OPTIONS} positions={asLands(HOME_RINGS)} className={classes.home ?? ''} />
  </>
);
