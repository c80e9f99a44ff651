import type { getMapTiles } from '@firmament/api-contract/calls/system';
import type { EndpointOutput } from '@firmament/api-contract/endpoint';
import { useEffect, useState } from 'react';

type MapTiles = EndpointOutput<typeof getMapTiles>;

/** Written out, so that a map carries neither the contract nor its schemas; the type holds it. */
const PATH: (typeof getMapTiles)['path'] = '/api/mapTiles';

let known: Promise<string | null> | undefined;

const ask = async (): Promise<string | null> => {
  const response = await fetch(PATH);
  if (!response.ok) throw new Error(`${PATH} answered ${response.status}.`);
  const { tile_url } = (await response.json()) as MapTiles;
  return tile_url;
};

/** Asked for once; a map that gets no answer shows outlines, the next one asks again. */
const loadTileUrl = (): Promise<string | null> => {
  known ??= ask().catch(() => {
    known = undefined;
    return null;
  });
  return known;
};

/** The template of the tiles; null where there are none, undefined until that is known. */
export const useTileUrl = (): string | null | undefined => {
  const [tileUrl, setTileUrl] = useState<string | null>();
  useEffect(() => {
    loadTileUrl().then(setTileUrl);
  }, []);
  return tileUrl;
};
