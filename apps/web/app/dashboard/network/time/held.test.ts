import { expect, it } from 'vitest';
import { ENDED, sampleRelation } from '../picture/sample-network.ts';
import { countHeld } from './held.ts';

it('counts apart what is in force, was confirmed long ago, or has no day', () => {
  const unconfirmed = (as_of: string) => sampleRelation('1', '2', { standing: 'unconfirmed', as_of });
  const relations = [
    sampleRelation('1', '2'),
    sampleRelation('1', '2', ENDED),
    sampleRelation('1', '2', { standing: 'to_come', is_in_force: false }),
    sampleRelation('1', '2', { standing: 'undated' }),
    sampleRelation('reg.1', 'reg.2', { is_same_person: true, kinds: [] }),
    unconfirmed('2018-06-18'),
  ];
  expect(countHeld(relations)).toEqual({ current: 1, unconfirmed: 1, confirmedIn: '2018', undated: 1 });
  expect(countHeld([...relations, unconfirmed('2016-01-01')]).confirmedIn).toBe('2016–2018');
  expect(countHeld([])).toEqual({ current: 0, unconfirmed: 0, confirmedIn: '', undated: 0 });
});
