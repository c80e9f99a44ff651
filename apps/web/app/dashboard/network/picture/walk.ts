import type { Places } from './layout.ts';

/** The way of the arrow keys through the drawing. */

export type Direction = 'up' | 'down' | 'left' | 'right';

const VECTORS: Readonly<Record<Direction, readonly [number, number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

/** How much farther than it is a point counts that lies to the side of the direction. */
const SIDEWAYS = 2;

/** Within 60° of the direction, as a tangent. */
const WIDEST = Math.sqrt(3);

/**
 * The nearest neighbour in a direction; if none lies there, the nearest of all points. Undefined at the edge.
 */
export const pointTowards = (
  places: Places,
  from: string,
  direction: Direction,
  neighbours: ReadonlySet<string>,
): string | undefined => {
  const here = places.get(from);
  if (here === undefined) return undefined;
  const [vx, vy] = VECTORS[direction];
  let best: { id: string; cost: number } | undefined;
  for (const [id, { x, y }] of places) {
    if (id === from) continue;
    const [dx, dy] = [x - here.x, y - here.y];
    const ahead = dx * vx + dy * vy;
    const aside = Math.abs(dx * vy) + Math.abs(dy * vx);
    if (ahead <= 0 || aside > ahead * WIDEST) continue;
    // Any neighbour comes before everybody else.
    const cost = ahead + aside * SIDEWAYS + (neighbours.has(id) ? 0 : 1_000_000);
    if (best === undefined || cost < best.cost || (cost === best.cost && id < best.id)) best = { id, cost };
  }
  return best?.id;
};
