import type { Map as LeafletMap } from 'leaflet';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useMap, useMapEvents } from '../../../ui/map/leaflet.tsx';
import type { MapPoint } from './map-point.ts';
import classes from './result-map.module.css';

/** Height of a raised marker above its position, in pixels. */
const ABOVE = 62;
const EDGE = 8;

const placeOf = (map: LeafletMap, { latitude, longitude }: MapPoint) => {
  const { x, y } = map.latLngToContainerPoint([latitude, longitude]);
  return { x, y };
};

type MarkerPopupProps = { point: MapPoint; onClose(): void };

/**
 * Name and address above a marker. Not Leaflet's own popup, which would either be cut off at the edge or move the map
 * under the pointer.
 */
export const MarkerPopup = ({ point, onClose }: MarkerPopupProps) => {
  const map = useMap();
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(() => placeOf(map, point));
  const [size, setSize] = useState({ width: 0, height: 0 });
  const update = () => setAt(placeOf(map, point));
  useMapEvents({ move: update, zoom: update, resize: update });

  useLayoutEffect(() => {
    if (box.current !== null) setSize({ width: box.current.offsetWidth, height: box.current.offsetHeight });
  }, []);

  const room = map.getSize();
  const isInside = at.x >= 0 && at.x <= room.x && at.y >= 0 && at.y <= room.y;
  if (!isInside) return null;
  const left = Math.max(EDGE, Math.min(at.x - size.width / 2, room.x - size.width - EDGE));
  const isBelow = at.y - ABOVE - size.height < EDGE;
  const top = isBelow ? at.y + EDGE : at.y - ABOVE - size.height;
  return (
    <div
      ref={box}
      className={classes.popup}
      data-below={isBelow}
      style={{ left, top, '--tip': `${at.x - left}px` } as CSSProperties}
    >
      <Link
        className={classes.name}
        to={point.path}
        prefetch="intent"
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      >
        {point.name}
      </Link>
      <span>{point.address}</span>
    </div>
  );
};
