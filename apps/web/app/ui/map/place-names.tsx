import { divIcon, type Map as LeafletMap } from 'leaflet';
import { useState } from 'react';
import classes from './base-map.module.css';
import { Marker, useMap, useMapEvents } from './leaflet.tsx';
import { NAMED_PLACES, type NamedPlace } from './outline-data.ts';

/** In pixels; a name is never measured, since an estimate is enough to keep names apart. */
const LETTER_WIDTH = 6.2;
const LINE_HEIGHT = 15;
const GAP = 5;

type Box = { left: number; top: number; right: number; bottom: number };

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const LARGE: ReadonlySet<string> = new Set(NAMED_PLACES.map(({ name }) => name));

/** The largest places in view whose names do not run into each other. */
const placesInView = (map: LeafletMap, nearby: readonly NamedPlace[]): NamedPlace[] => {
  const bounds = map.getBounds();
  const taken: Box[] = [];
  const small = nearby.filter(({ name }) => !LARGE.has(name));
  return [...NAMED_PLACES, ...small].filter(({ name, at }) => {
    if (!bounds.contains(at)) return false;
    const { x, y } = map.latLngToContainerPoint(at);
    const half = (name.length * LETTER_WIDTH) / 2 + GAP;
    const box = { left: x - half, top: y - GAP, right: x + half, bottom: y + LINE_HEIGHT + GAP };
    if (taken.some((other) => overlap(box, other))) return false;
    taken.push(box);
    return true;
  });
};

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const iconOf = (name: string) =>
  divIcon({ className: classes.place ?? '', html: `<span>${escaped(name)}</span>`, iconSize: [0, 0] });

/** Points and names of places, since outlines alone would leave a close view empty. */
export const PlaceNames = ({ nearby }: { nearby: readonly NamedPlace[] }) => {
  const map = useMap();
  const [places, setPlaces] = useState(() => placesInView(map, nearby));
  const update = () => setPlaces(placesInView(map, nearby));
  useMapEvents({ moveend: update, resize: update });
  return places.map(({ name, at }) => (
    <Marker key={`${name} ${at}`} position={at} icon={iconOf(name)} interactive={false} keyboard={false} />
  ));
};
