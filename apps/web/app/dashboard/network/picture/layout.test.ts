import { describe, expect, it } from 'vitest';
import { type LayoutLink, type LayoutPoint, layOut } from './layout.ts';

const WIDTH = 90;
const HEIGHT = 30;
const points = (count: number): LayoutPoint[] =>
  Array.from({ length: count }, (_, place) => ({ id: String(place + 1), width: WIDTH, height: HEIGHT }));
/** A tree with three branches at each point. */
const tree = (count: number): LayoutLink[] =>
  Array.from({ length: count - 1 }, (_, place) => ({
    from: String(Math.floor(place / 3) + 1),
    to: String(place + 2),
    isHolding: true,
  }));

describe('the layout', () => {
  it('is the same for the same points, in any order', () => {
    const [nodes, links] = [points(40), tree(40)];
    const places = layOut(nodes, links);
    expect([...layOut([...nodes].reverse(), [...links].reverse())]).toEqual([...places]);
  });

  it('leaves points where they are when others come and go', () => {
    const before = layOut(points(20), tree(20));
    const after = layOut(points(45), tree(45), before);
    for (const [id, place] of before) expect(after.get(id)).toEqual(place);
    const fewer = layOut(points(10), tree(10), after);
    expect([...fewer].sort()).toEqual([...before].filter(([id]) => Number(id) <= 10).sort());
  });

  it('keeps points with their labels apart', () => {
    const places = [...layOut(points(60), tree(60)).values()];
    const touching = places.flatMap((one, at) =>
      places.slice(at + 1).filter((other) => Math.abs(one.x - other.x) < WIDTH && Math.abs(one.y - other.y) < HEIGHT),
    );
    expect(touching).toEqual([]);
  });

  it('puts owners above what they hold', () => {
    const links = [
      { from: '1', to: '2', isHolding: true },
      { from: '2', to: '3', isHolding: true },
    ];
    const places = layOut(points(3), links);
    const y = (id: string) => places.get(id)?.y ?? 0;
    expect(y('1')).toBeLessThan(y('2'));
    expect(y('2')).toBeLessThan(y('3'));
  });

  it('is narrower for tall screens', () => {
    const widthOf = (shape: 'wide' | 'tall') => {
      const xs = [...layOut(points(30), tree(30), new Map(), shape).values()].map(({ x }) => x);
      return Math.max(...xs) - Math.min(...xs);
    };
    expect(widthOf('tall')).toBeLessThan(widthOf('wide'));
  });

  it('comes to an end where owners own each other', () => {
    const loop = [
      { from: '1', to: '2', isHolding: true },
      { from: '2', to: '1', isHolding: true },
    ];
    expect(layOut(points(2), loop).size).toBe(2);
  });
});
