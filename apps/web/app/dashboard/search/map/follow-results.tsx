import { useEffect } from 'react';
import { useMap } from '../../../ui/map/leaflet.tsx';
import { useTileUrl } from '../../../ui/map/map-tiles.ts';
import { centerOf, frameAround, type MapPoint } from './map-point.ts';

/** Shows a single place with its surroundings, and with more of them if the map has no streets. */
const CLOSEST_ZOOM = { tiles: 12, outlines: 9 };
/** Markers stand above their place, so they need more room at the top. */
const PADDING = { paddingTopLeft: [28, 56], paddingBottomRight: [28, 28] } as const;

const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Outlines are sharp at any scale, so the results can fill the map; tiles are sharp at whole steps only. */
const FINE_STEP = 0.25;

/** Keeps the average position of the results in the middle and all of them in view. */
export const FollowResults = ({ points }: { points: readonly MapPoint[] }) => {
  const map = useMap();
  const hasTiles = typeof useTileUrl() === 'string';
  const key = points.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other results may move the map, not a new array of the same ones
  useEffect(() => {
    const center = centerOf(points);
    if (center === undefined) return;
    map.options.zoomSnap = hasTiles ? 1 : FINE_STEP;
    const { south, west, north, east } = frameAround(center, points);
    map.fitBounds(
      [
        [south, west],
        [north, east],
      ],
      {
        paddingTopLeft: [...PADDING.paddingTopLeft],
        paddingBottomRight: [...PADDING.paddingBottomRight],
        maxZoom: hasTiles ? CLOSEST_ZOOM.tiles : CLOSEST_ZOOM.outlines,
        animate: !prefersStillness(),
      },
    );
  }, [map, key, hasTiles]);
  return null;
};
