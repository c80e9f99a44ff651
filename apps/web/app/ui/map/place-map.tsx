import type { LatLngTuple } from 'leaflet';
import { BaseMap, MARKER_ICON } from './base-map.tsx';
import { Marker } from './leaflet.tsx';
import { useTileUrl } from './map-tiles.ts';

/** Without streets, it takes more of the surroundings to show where a place is. */
const OUTLINES_ZOOM = 8;

export type PlaceMapProps = { label: string; latitude: number; longitude: number; zoom: number };

/** One place among its surroundings. */
export const PlaceMap = ({ label, latitude, longitude, zoom }: PlaceMapProps) => {
  const tileUrl = useTileUrl();
  const at: LatLngTuple = [latitude, longitude];
  // Correcting the first view later would move the map under the reader's eyes.
  if (tileUrl === undefined) return null;
  return (
    <BaseMap label={label} center={at} zoom={tileUrl === null ? Math.min(zoom, OUTLINES_ZOOM) : zoom} isQuiet>
      <Marker position={at} icon={MARKER_ICON} alt={label} interactive={false} keyboard={false} />
    </BaseMap>
  );
};
