import { type DivIcon, divIcon, icon, type Map as LeafletMap } from 'leaflet';
import { useMemo, useState } from 'react';
import Supercluster from 'supercluster';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Marker, useMap, useMapEvents } from '../../../ui/map/leaflet.tsx';
import type { MapPoint, ResultMapProps } from './map-point.ts';
import classes from './result-map.module.css';

/** In pixels; markers closer than this would hide each other. */
const CLUSTER_RADIUS = 34;
/** Beyond this zoom every marker is shown alone, even where they overlap. */
const CLUSTER_MAX_ZOOM = 15;

const iconFrom = (iconUrl: string, className = '') =>
  icon({ iconUrl, iconSize: [40, 40], iconAnchor: [20, 37], className: `${classes.marker} ${className}` });

const ICONS = {
  shown: iconFrom('/marker.svg'),
  inactive: iconFrom('/marker-inactive.svg'),
  active: iconFrom('/marker-active.svg', classes.raised),
};

const clusterIcons = new Map<number, DivIcon>();

/** Cached per count: a new icon would replace the element on the map. */
const clusterIcon = (count: number): DivIcon => {
  const known = clusterIcons.get(count);
  if (known !== undefined) return known;
  const made = divIcon({ className: classes.cluster ?? '', html: String(count), iconSize: [32, 32] });
  clusterIcons.set(count, made);
  return made;
};

const clustersOf = (points: readonly MapPoint[]) =>
  new Supercluster<{ point: MapPoint }>({ radius: CLUSTER_RADIUS, maxZoom: CLUSTER_MAX_ZOOM, extent: 256 }).load(
    points.map((point) => ({
      type: 'Feature',
      properties: { point },
      geometry: { type: 'Point', coordinates: [point.longitude, point.latitude] },
    })),
  );

/** Draws a little more than is visible, so that no marker pops up at the edge. */
const MARGIN = 0.2;

const viewOf = (map: LeafletMap) => {
  const bounds = map.getBounds().pad(MARGIN);
  const box: [number, number, number, number] = [
    bounds.getWest(),
    bounds.getSouth(),
    bounds.getEast(),
    bounds.getNorth(),
  ];
  return { box, zoom: Math.round(map.getZoom()) };
};

/** One marker per result, or a count where they would hide each other; the active one is always shown alone. */
export const Markers = ({ points, activeId, onHover, onSelect }: ResultMapProps) => {
  const { t } = useTranslation('searchMap');
  const map = useMap();
  const [view, setView] = useState(() => viewOf(map));
  useMapEvents({ moveend: () => setView(viewOf(map)), click: () => onSelect(undefined) });
  const clusters = useMemo(() => clustersOf(points), [points]);
  const active = points.find(({ id }) => id === activeId);

  const marker = (point: MapPoint) => (
    <Marker
      key={point.id}
      position={[point.latitude, point.longitude]}
      icon={point === active ? ICONS.active : point.isActive ? ICONS.shown : ICONS.inactive}
      alt={point.name}
      zIndexOffset={point === active ? 1000 : 0}
      handlers={{
        click: () => onSelect(point.id),
        mouseover: () => onHover(point.id),
        mouseout: () => onHover(undefined),
      }}
    />
  );

  const shown = clusters.getClusters(view.box, view.zoom);
  const isActiveShown = shown.some(({ properties }) => 'point' in properties && properties.point === active);
  return (
    <>
      {shown.map(({ properties, geometry }) => {
        if ('point' in properties) return marker(properties.point);
        const [longitude = 0, latitude = 0] = geometry.coordinates;
        const { cluster_id, point_count } = properties;
        return (
          <Marker
            key={`cluster-${cluster_id}`}
            position={[latitude, longitude]}
            icon={clusterIcon(point_count)}
            title={t('cluster', { count: point_count })}
            alt={t('cluster', { count: point_count })}
            handlers={{
              click: () => map.setView([latitude, longitude], clusters.getClusterExpansionZoom(cluster_id)),
            }}
          />
        );
      })}
      {active !== undefined && !isActiveShown && marker(active)}
    </>
  );
};
