import { describe, expect, it } from 'vitest';
import { pointTowards } from './walk.ts';

const PLACES = new Map([
  ['centre', { x: 0, y: 0 }],
  ['east', { x: 50, y: 5 }],
  ['far east', { x: 150, y: 0 }],
  ['north', { x: 5, y: -80 }],
  ['corner', { x: 90, y: -300 }],
]);
const NOBODY: ReadonlySet<string> = new Set();

describe('the arrow keys', () => {
  it('go to the nearest point in their direction', () => {
    expect(pointTowards(PLACES, 'centre', 'right', NOBODY)).toBe('east');
    expect(pointTowards(PLACES, 'centre', 'up', NOBODY)).toBe('north');
    expect(pointTowards(PLACES, 'north', 'down', NOBODY)).toBe('centre');
  });

  it('prefer neighbours, even if others are nearer', () => {
    expect(pointTowards(PLACES, 'centre', 'right', new Set(['far east']))).toBe('far east');
    expect(pointTowards(PLACES, 'centre', 'up', new Set(['east']))).toBe('north');
  });

  it('stop at the edge', () => {
    expect(pointTowards(PLACES, 'centre', 'left', NOBODY)).toBeUndefined();
    expect(pointTowards(PLACES, 'nobody', 'left', NOBODY)).toBeUndefined();
  });

  it('reach every point from any other', () => {
    const reached = new Set(['centre']);
    for (const id of reached) {
      for (const direction of ['up', 'down', 'left', 'right'] as const) {
        const next = pointTowards(PLACES, id, direction, NOBODY);
        if (next !== undefined) reached.add(next);
      }
    }
    expect(reached.size).toBe(PLACES.size);
  });
});
