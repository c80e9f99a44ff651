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

/** The map around; only what stands inside a `MapContainer` has one. */
export const useMap = (): LeafletMap => {
  const map = use(MapContext);
  if (map === undefined) throw new Error('There is no map around.');
  return map;
};

type MapContainerProps = {
  className: string;
  /** Read once: a map that is there is moved by what stands in it. */
  options: MapOptions;
  prepare: (map: LeafletMap) => void;
  children: ReactNode;
};

/** Leaflet ends a zoom with a timer that does not see that the map is gone. */
const removeMap = (map: LeafletMap | undefined): void => {
  if (map !== undefined) Object.assign(map, { _animatingZoom: false }).remove();
};

/** A Leaflet map for as long as it is on the page. */
export const MapContainer = ({ className, options, prepare, children }: MapContainerProps) => {
  const container = useRef<HTMLDivElement>(null);
  const current = useRef<LeafletMap>(undefined);
  const [map, setMap] = useState<LeafletMap>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new rendering is no reason for a new map
  useEffect(() => {
    if (container.current === null) return;
    const created = new LeafletMap(container.current, options);
    current.current = created;
    prepare(created);
    setMap(created);
  }, []);
  // It goes together with its element: a map without one could still be told to move. And no state tells of it, because
  // an update of what is gone would hold up the page that follows.
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

/** Something that is on the map for as long as what asks for it is on the page; made once. */
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
    // A new picture is a new element, so nothing is done where it is the same.
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
