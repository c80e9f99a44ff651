import { describe, expect, it } from 'vitest';
import { touch } from './labels.ts';
import { mergeAnswers } from './picture.ts';
import { sampleNetwork, samplePoint, sampleRelation } from './sample-network.ts';
import { composeScene, fitView, isInView, placePicture, zoomAt } from './scene.ts';

const texts = { group: () => '+ 3 more companies', line: () => '50%' };
const COUNT = 60;
const base = sampleNetwork({
  points: Array.from({ length: COUNT }, (_, place) =>
    samplePoint(String(place + 1), {
      name: `Verwaltungsgesellschaft Nummer ${place + 1} GmbH`,
      steps: place === 0 ? 0 : 1,
    }),
  ),
  relations: Array.from({ length: COUNT - 1 }, (_, place) =>
    sampleRelation(String(Math.floor(place / 4) + 1), String(place + 2)),
  ),
  groups: [{ at: '1', kind: 'company', count: 3 }],
});
const picture = mergeAnswers({ base, depth: 1 });
const places = placePicture(picture, texts, new Map());
const sceneAt = (scale: number, selected?: string) =>
  composeScene({ picture, places, scale, texts, strong: new Set(selected ? [selected] : []), selected });

const labelsIn = (scene: ReturnType<typeof sceneAt>) =>
  [...scene.points.values()].flatMap(({ label }) => (label === undefined ? [] : [label.box]));

describe('the scene', () => {
  it.each([0.3, 0.6, 1, 2])('has no two labels that touch at scale %f', (scale) => {
    const boxes = labelsIn(sceneAt(scale));
    const touching = boxes.flatMap((box, place) => boxes.slice(place + 1).filter((other) => touch(box, other)));
    expect([boxes.length > 0, touching]).toEqual([true, []]);
  });

  it('shows more labels the closer one looks, in the end all', () => {
    const counts = [0.25, 0.6, 1.2, 3].map((scale) => labelsIn(sceneAt(scale)).length);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(counts.at(-1)).toBe(COUNT + 1);
  });

  it('lets the selected point choose first, and knows where any label would stand', () => {
    expect(sceneAt(1, '40').points.get('40')?.label).toBeDefined();
    const hidden = [...sceneAt(0.25).points.values()].filter(({ label }) => label === undefined);
    expect(hidden.length).toBeGreaterThan(0);
    for (const { asked, at } of hidden) expect(Math.abs(asked.box.top - at.y)).toBeLessThan(60);
  });

  it('draws groups as points of their own', () => {
    expect(places.has('group.1.company')).toBe(true);
    expect(sceneAt(1).points.get('group.1.company')?.text.join(' ')).toBe('+ 3 more companies');
  });
});

describe('the view', () => {
  const size = { width: 700, height: 500 };

  it('fits everything in', () => {
    const view = fitView(places.values(), size);
    expect([...places.values()].every((place) => isInView(view, size, place))).toBe(true);
    expect(isInView(zoomAt(view, 40, { x: 0, y: 0 }), size, places.get('60') ?? { x: 0, y: 0 })).toBe(false);
  });

  it('cuts no label off', () => {
    const view = fitView(places.values(), size);
    const scene = composeScene({
      picture,
      places,
      scale: view.scale,
      texts,
      frame: { size, places },
      strong: new Set(),
      selected: '1',
    });
    const boxes = labelsIn(scene);
    expect(boxes.length).toBeGreaterThan(10);
    for (const { left, top, width, height } of boxes) {
      expect(left + view.x).toBeGreaterThanOrEqual(0);
      expect(left + width + view.x).toBeLessThanOrEqual(size.width);
      expect(top + view.y).toBeGreaterThanOrEqual(0);
      expect(top + height + view.y).toBeLessThanOrEqual(size.height);
    }
  });

  it('does not blow up a single point', () => {
    expect(fitView([{ x: 5, y: 5 }], size).scale).toBeLessThan(2);
  });

  it('zooms around the pointer, within limits', () => {
    const view = { scale: 1, x: 10, y: 20 };
    expect(zoomAt(view, 2, { x: 10, y: 20 })).toEqual({ scale: 2, x: 10, y: 20 });
    expect(zoomAt(view, 1000, { x: 0, y: 0 }).scale).toBe(4);
  });
});
