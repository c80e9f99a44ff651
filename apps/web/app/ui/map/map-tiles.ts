import type { getMapTiles } from '@firmament/api-contract/calls/system';
import type { EndpointOutput } from '@firmament/api-contract/endpoint';
import { useEffect, useState } from 'react';

type MapTiles = EndpointOutput<typeof getMapTiles>;

/** Written out, so that a map loads neither the contract nor its schemas; the type checks it. */
const PATH: (typeof getMapTiles)['path'] = '/api/mapTiles';

let known: Promise<string | null> | undefined;

const ask = async (): Promise<string | null> => {
  const response = await fetch(PATH);
  if (!response.ok) throw new Error(`${PATH} answered ${response.status}.`);
  const { tile_url } = (await response.json()) as MapTiles;
  return tile_url;
};

/** Fetched once; a map that gets no answer shows outlines, and the next map asks again. */
const loadTileUrl = (): Promise<string | null> => {
  known ??= ask().catch(() => {
    known = undefined;
    return null;
  });
  return known;
};

/** The URL template of the tiles; null if there are none, undefined until known. */
export const useTileUrl = (): string | null | undefined => {
  const [tileUrl, setTileUrl] = useState<string | null>();
  useEffect(() => {
    loadTileUrl().then(setTileUrl);
  }, []);
  return tileUrl;
};
