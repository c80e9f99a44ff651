import { describe, expect, it } from 'vitest';
import { mergeAnswers } from '../picture/picture.ts';
import { ENDED, sampleNetwork, samplePaths, samplePoint, sampleRelation } from '../picture/sample-network.ts';
import { orderRelations } from './order-relations.ts';

describe('the list of relations', () => {
  const base = sampleNetwork({
    points: [
      samplePoint('1', { steps: 0 }),
      samplePoint('2', { steps: 1 }),
      samplePoint('4', { steps: 2 }),
      samplePoint('5', { steps: 1 }),
    ],
    relations: [sampleRelation('2', '4'), sampleRelation('1', '5', ENDED), sampleRelation('1', '2')],
  });
  const ends = (path: readonly string[], paths = samplePaths()) =>
    orderRelations(mergeAnswers({ base, depth: 2, paths }), path).map(({ relation: { from, to } }) => `${from} ${to}`);

  it('begins with the path, then the nearest, what holds first', () => {
    expect(ends(['reg.3', '1', '9'])).toEqual(['reg.3 1', '1 9', '1 2', '1 5', '2 4']);
  });

  it('follows the path in the direction it is read', () => {
    expect(ends(['9', '1', 'reg.3']).slice(0, 2)).toEqual(['1 9', 'reg.3 1']);
  });
});
