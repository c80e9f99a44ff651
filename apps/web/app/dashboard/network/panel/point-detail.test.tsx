import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../../test/render-page.tsx';
import { mergeAnswers } from '../picture/picture.ts';
import { sampleNetwork, samplePoint, sampleRelation } from '../picture/sample-network.ts';
import { PointDetail } from './point-detail.tsx';

const ACTIONS = { starts: [], open: [], onExpand: () => {}, onStart: () => {}, onPathFrom: () => {} };

const show = (status: 'active' | 'terminated', statedOn: string) => {
  const point = samplePoint('1', { steps: 0, status, stated_on: statedOn });
  const relations = [sampleRelation('2', '1', { state: 'unconfirmed', basis: 'last_stated', as_of: '2018-06-18' })];
  const base = sampleNetwork({ points: [point, samplePoint('2')], relations });
  const picture = mergeAnswers({ base, depth: 1 });
  renderPage(<PointDetail point={point} picture={picture} onChoose={() => {}} {...ACTIONS} />, 'de');
};

it('says of which day an old status is, and when an office was last confirmed', () => {
  show('active', '2018-06-18');
  expect(screen.getByText('Aktiv am 18. Juni 2018')).toBeTruthy();
  expect(screen.getByText(/zuletzt bestätigt 2018/)).toBeTruthy();
});

it('says plainly that a company has ended, however long ago that was said', () => {
  show('terminated', '2018-06-18');
  expect(screen.getByText('Gelöscht')).toBeTruthy();
});
