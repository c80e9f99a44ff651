import { useTranslation } from '../../lib/i18n/i18n.ts';
import 'leaflet/dist/leaflet.css';
import { Control, icon, type LatLngTuple, type Map as LeafletMap, Polygon, TileLayer } from 'leaflet';
import { type ReactNode, useState } from 'react';
import { SITE_CONFIG } from '../../lib/pages/site-config.ts';
import classes from './base-map.module.css';
import { MapContainer, useOnMap } from './leaflet.tsx';
import { useTileUrl } from './map-tiles.ts';
import './map-texts.ts';
import { HOME_RINGS, type NamedPlace, NEAR_RINGS } from './outline-data.ts';
import { PlaceNames } from './place-names.tsx';

/** Natural Earth and GeoNames ask for no more. Leaflet's own link is left out. */
const OUTLINES_ATTRIBUTION = 'Natural Earth, GeoNames';

const MIN_ZOOM = 4;
const MAX_ZOOM = 18;

export const MARKER_ICON = icon({
  iconUrl: '/marker.svg',
  iconSize: [40, 40],
  // The tip, a little above the lower edge.
  iconAnchor: [20, 37],
  popupAnchor: [0, -34],
});

type BaseMapProps = {
  /** Its name for screen readers. */
  label: string;
  center: LatLngTuple;
  zoom: number;
  /** For a map within a scrolling page: it takes the wheel only while it has the focus. */
  isQuiet?: boolean;
  className?: string;
  /** Small places to name where there are no tiles, beside the large towns; the largest first. */
  nearby?: readonly NamedPlace[];
  /** Markers and other layers; they can call `useMap`. */
  children?: ReactNode;
};

/** A finger on the map scrolls the page, so a quiet map cannot be dragged on touch screens. */
const isTouchOnly = (): boolean => matchMedia('(hover: none)').matches;

/** The wheel scrolls the page, and zooms the map only while it has the focus. */
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
      // One missing tile among others is a gap; if none has loaded, the server is down.
      tileerror: () => {
        if (!hasSeenTile) onMissing();
      },
    });
  });
  return null;
};

/** Each ring is a polygon of its own, not a hole in the one before. */
const asLands = <T,>(rings: readonly T[]): T[][] => rings.map((ring) => [ring]);

const OUTLINE_OPTIONS = { interactive: false, smoothFactor: 1 };

type OutlinesProps = { attribution: string };

/** Austria, Germany and Switzerland among their neighbours. */
const Outlines = ({ attribution }: OutlinesProps) => {
  useOnMap(() => new Polygon(asLands(NEAR_RINGS), { ...OUTLINE_OPTIONS, className: classes.near ?? '', attribution }));
  useOnMap(() => new Polygon(asLands(HOME_RINGS), { ...OUTLINE_OPTIONS, className: classes.home ?? '' }));
  return null;
};

/** Without streets, nothing else tells how far it is from one place to the next. */
const Scale = () => {
  useOnMap(() => new Control.Scale({ imperial: false }));
  return null;
};

const ZoomButtons = () => {
  const { t } = useTranslation('map');
  useOnMap(() => new Control.Zoom({ position: 'topright', zoomInTitle: t('zoomIn'), zoomOutTitle: t('zoomOut') }));
  return null;
};

/**
 * The base of every map: tiles if the operator has set up a tile server, otherwise the outlines of the countries with
 * place names. Heavy: load it through map.lazy.tsx.
 */
export const BaseMap = ({
  label,
  center,
  zoom,
  isQuiet = false,
  className = '',
  nearby = [],
  children,
}: BaseMapProps) => {
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
          <PlaceNames nearby={nearby} />
          <Scale />
        </>
      )}
      <ZoomButtons />
      {children}
    </MapContainer>
  );
};
