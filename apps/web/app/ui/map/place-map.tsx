import type { getNearbyPlaces } from '@firmament/api-contract/calls/search';
import type { EndpointOutput } from '@firmament/api-contract/endpoint';
import type { LatLngTuple } from 'leaflet';
import { useEffect, useState } from 'react';
import { BaseMap, MARKER_ICON } from './base-map.tsx';
import { Marker } from './leaflet.tsx';
import { useTileUrl } from './map-tiles.ts';
import type { NamedPlace } from './outline-data.ts';

/** Written out, so that a map loads neither the contract nor its schemas; the type checks it. */
const PATH: (typeof getNearbyPlaces)['path'] = '/api/nearbyPlaces';

const readNearby = async (latitude: number, longitude: number, signal: AbortSignal): Promise<NamedPlace[]> => {
  const response = await fetch(`${PATH}?latitude=${latitude}&longitude=${longitude}`, { signal });
  if (!response.ok) return [];
  const { places } = (await response.json()) as EndpointOutput<typeof getNearbyPlaces>;
  return places.map(({ name, latitude: north, longitude: east }) => ({ name, at: [north, east] }));
};

/** The places around, which a map without tiles shows instead of streets; undefined until they are known. */
const useNearby = (latitude: number, longitude: number, isNeeded: boolean): NamedPlace[] | undefined => {
  const [places, setPlaces] = useState<NamedPlace[]>();
  useEffect(() => {
    if (!isNeeded) return;
    const asking = new AbortController();
    // Without an answer, the map shows the large towns that it knows.
    readNearby(latitude, longitude, asking.signal).then(setPlaces, () => setPlaces([]));
    return () => asking.abort();
  }, [latitude, longitude, isNeeded]);
  return places;
};

export type PlaceMapProps = { label: string; latitude: number; longitude: number; zoom: number };

/** One place among its surroundings. */
export const PlaceMap = ({ label, latitude, longitude, zoom }: PlaceMapProps) => {
  const tileUrl = useTileUrl();
  const nearby = useNearby(latitude, longitude, tileUrl === null);
  const at: LatLngTuple = [latitude, longitude];
  // Correcting the first view later would move the map under the reader's eyes.
  if (tileUrl === undefined || (tileUrl === null && nearby === undefined)) return null;
  return (
    <BaseMap label={label} center={at} zoom={zoom} isQuiet {...(nearby && { nearby })}>
      <Marker position={at} icon={MARKER_ICON} alt={label} interactive={false} keyboard={false} />
    </BaseMap>
  );
};
