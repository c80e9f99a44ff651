/**
 * The projection of the map of lights (conic conformal, as on our countries' own maps), small enough for the browser,
 * which places search results with it. The drawing itself is made with d3-geo at build time; a test compares the two.
 */

export const PARALLELS: [number, number] = [46.5, 53];
export const MERIDIAN = 10.6;

/** Where the projected plane lies in the drawing. */
export type MapFrame = { scale: number; x: number; y: number };

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const stretch = (latitude: number): number => Math.tan(Math.PI / 4 + radians(latitude) / 2);

const [south, north] = PARALLELS;
const CONE = Math.log(Math.cos(radians(south)) / Math.cos(radians(north))) / Math.log(stretch(north) / stretch(south));
const REACH = (Math.cos(radians(south)) * stretch(south) ** CONE) / CONE;

export const projectPlace = (frame: MapFrame, longitude: number, latitude: number): [x: number, y: number] => {
  const radius = REACH / stretch(latitude) ** CONE;
  const angle = CONE * radians(longitude - MERIDIAN);
  return [frame.x + frame.scale * radius * Math.sin(angle), frame.y + frame.scale * radius * Math.cos(angle)];
};
