import 'leaflet/dist/leaflet.css';
import { Control, icon, type LatLngTuple, type Map as LeafletMap, TileLayer } from 'leaflet';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SITE_CONFIG } from '../../lib/pages/site-config.ts';
import classes from './base-map.module.css';
import { MapContainer, useOnMap } from './leaflet.tsx';
import { useTileUrl } from './map-tiles.ts';
import './map-texts.ts';
import { Outlines } from './outlines.tsx';
import { PlaceNames } from './place-names.tsx';

/** Natural Earth and GeoNames ask for no more, and Leaflet's own name would be one link too many. */
const OUTLINES_ATTRIBUTION = 'Natural Earth, GeoNames';

const MIN_ZOOM = 4;
const MAX_ZOOM = 18;

export const MARKER_ICON = icon({
  iconUrl: '/marker.svg',
  iconSize: [40, 40],
  // The tip, which stands a little above the lower edge.
  iconAnchor: [20, 37],
  popupAnchor: [0, -34],
});

type BaseMapProps = {
  /** Its name for screen readers. */
  label: string;
  center: LatLngTuple;
  zoom: number;
  /** A map within a page that scrolls takes the wheel only once it was clicked or reached by keyboard. */
  isQuiet?: boolean;
  className?: string;
  /** Markers and other layers; `useMap` is at hand in them. */
  children?: ReactNode;
};

const isTouchOnly = (): boolean => matchMedia('(hover: none)').matches;

/** A finger that scrolls the page must not be caught by the map. */
const keepQuiet = (map: LeafletMap): void => {
  map.on('focus', () => map.scrollWheelZoom.enable());
  map.on('blur', () => map.scrollWheelZoom.disable());
};

type TilesProps = { url: string; onMissing: () => void };

const Tiles = ({ url, onMissing }: TilesProps) => {
  useOnMap(() => {
    let hasSeenTile = false;
    return new TileLayer(url, { attribution: SITE_CONFIG.tileAttribution }).on({
      tileload: () => {
        hasSeenTile = true;
      },
      // One missing picture among others is a gap; none at all is a server that is not there.
      tileerror: () => {
        if (!hasSeenTile) onMissing();
      },
    });
  });
  return null;
};

const ZoomButtons = () => {
  const { t } = useTranslation('map');
  useOnMap(() => new Control.Zoom({ position: 'topright', zoomInTitle: t('zoomIn'), zoomOutTitle: t('zoomOut') }));
  return null;
};

/**
 * The ground of every map: tiles where the operator has set up a server for them, else the outlines of the countries
 * with the names of their places. Heavy: load it by way of map.lazy.tsx.
 */
export const BaseMap = ({ label, center, zoom, isQuiet = false, className = '', children }: BaseMapProps) => {
  const tileUrl = useTileUrl();
  const [isTileServerDown, setIsTileServerDown] = useState(false);
  const hasTiles = typeof tileUrl === 'string' && !isTileServerDown;

  const prepare = (map: LeafletMap): void => {
    const container = map.getContainer();
    container.setAttribute('role', 'region');
    container.setAttribute('aria-label', label);
    map.attributionControl.setPrefix(false);
    if (isQuiet) keepQuiet(map);
  };

  return (
    <MapContainer
      className={`${classes.map} ${className}`}
      prepare={prepare}
      options={{
        center,
        zoom,
        minZoom: MIN_ZOOM,
        maxZoom: MAX_ZOOM,
        zoomControl: false,
        scrollWheelZoom: !isQuiet,
        dragging: !(isQuiet && isTouchOnly()),
      }}
    >
      {hasTiles && <Tiles url={tileUrl} onMissing={() => setIsTileServerDown(true)} />}
      {tileUrl !== undefined && !hasTiles && (
        <>
          <Outlines attribution={OUTLINES_ATTRIBUTION} />
          <PlaceNames />
        </>
      )}
      <ZoomButtons />
      {children}
    </MapContainer>
  );
};
