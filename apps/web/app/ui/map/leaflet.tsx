import {
  type Control,
  type Icon,
  type LatLngTuple,
  type Layer,
  type LeafletEventHandlerFnMap,
  Map as LeafletMap,
  Marker as LeafletMarker,
  type MapOptions,
  type MarkerOptions,
} from 'leaflet';
import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useRef, useState } from 'react';

const MapContext = createContext<LeafletMap | undefined>(undefined);

/** The surrounding map; throws outside a `MapContainer`. */
export const useMap = (): LeafletMap => {
  const map = use(MapContext);
  if (map === undefined) throw new Error('There is no map around.');
  return map;
};

type MapContainerProps = {
  className: string;
  /** Read once: after that, the children move the map. */
  options: MapOptions;
  prepare: (map: LeafletMap) => void;
  children: ReactNode;
};

/** Leaflet ends a zoom with a timer that does not notice when the map is removed. */
const removeMap = (map: LeafletMap | undefined): void => {
  if (map !== undefined) Object.assign(map, { _animatingZoom: false }).remove();
};

/** A Leaflet map that lives as long as its element. */
export const MapContainer = ({ className, options, prepare, children }: MapContainerProps) => {
  const container = useRef<HTMLDivElement>(null);
  const current = useRef<LeafletMap>(undefined);
  const [map, setMap] = useState<LeafletMap>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new render must not create a new map
  useEffect(() => {
    if (container.current === null) return;
    const created = new LeafletMap(container.current, options);
    current.current = created;
    prepare(created);
    setMap(created);
  }, []);
  // Removed together with its element: a map without one could still be told to move. The state is not reset, because
  // updating an unmounted part would hold up the next page.
  useLayoutEffect(() => () => removeMap(current.current), []);
  return (
    <div ref={container} className={className}>
      {map !== undefined && <MapContext value={map}>{children}</MapContext>}
    </div>
  );
};

export const useMapEvents = (handlers: LeafletEventHandlerFnMap): void => {
  const map = useMap();
  useEffect(() => {
    map.on(handlers);
    return () => void map.off(handlers);
  }, [map, handlers]);
};

/** Creates a layer or control once and keeps it on the map while the calling component is mounted. */
export const useOnMap = <T extends Layer | Control>(create: () => T): T => {
  const map = useMap();
  const [thing] = useState(create);
  useEffect(() => {
    thing.addTo(map);
    return () => void thing.remove();
  }, [map, thing]);
  return thing;
};

type MarkerProps = Pick<MarkerOptions, 'alt' | 'title' | 'interactive' | 'keyboard'> & {
  position: LatLngTuple;
  icon: NonNullable<MarkerOptions['icon']>;
  zIndexOffset?: number;
  handlers?: LeafletEventHandlerFnMap;
};

export const Marker = ({ position, icon, zIndexOffset = 0, handlers, ...options }: MarkerProps) => {
  const marker = useOnMap(() => new LeafletMarker(position, { ...options, icon, zIndexOffset }));
  useEffect(() => {
    if (!marker.getLatLng().equals(position)) marker.setLatLng(position);
    // A new icon creates a new element, so the same icon is not set again.
    if (marker.options.icon !== icon) marker.setIcon(icon as Icon);
    if (marker.options.zIndexOffset !== zIndexOffset) marker.setZIndexOffset(zIndexOffset);
  }, [marker, position, icon, zIndexOffset]);
  useEffect(() => {
    if (handlers === undefined) return;
    marker.on(handlers);
    return () => void marker.off(handlers);
  }, [marker, handlers]);
  return null;
};
