/** A result on the map. */
export type MapPoint = {
  id: string;
  name: string;
  address: string;
  latitude: number;
  longitude: number;
  /** Inactive results get a hollow marker. */
  isActive: boolean;
  /** Path of the result's page. */
  path: string;
};

export type ResultMapProps = {
  points: readonly MapPoint[];
  activeId: string | undefined;
  onHover(id: string | undefined): void;
  onSelect(id: string | undefined): void;
};

type Position = Pick<MapPoint, 'latitude' | 'longitude'>;

/** The average position; undefined without points. */
export const centerOf = (points: readonly Position[]): Position | undefined => {
  if (points.length === 0) return undefined;
  const sum = points.reduce(
    (total, { latitude, longitude }) => ({
      latitude: total.latitude + latitude,
      longitude: total.longitude + longitude,
    }),
    { latitude: 0, longitude: 0 },
  );
  return { latitude: sum.latitude / points.length, longitude: sum.longitude / points.length };
};

export type Frame = { south: number; west: number; north: number; east: number };

/** The smallest frame that has the center in its middle and every point inside. */
export const frameAround = (center: Position, points: readonly Position[]): Frame => {
  const farthest = (coordinate: keyof Position) =>
    points.reduce((reach, point) => Math.max(reach, Math.abs(point[coordinate] - center[coordinate])), 0);
  const [up, across] = [farthest('latitude'), farthest('longitude')];
  return {
    south: center.latitude - up,
    north: center.latitude + up,
    west: center.longitude - across,
    east: center.longitude + across,
  };
};
