import type { NetworkRelation } from '@firmament/api-contract/calls/network';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../../test/render-page.tsx';
import { mergeAnswers } from '../picture/picture.ts';
import { ENDED, sampleNetwork, samplePoint, sampleRelation } from '../picture/sample-network.ts';
import { PointDetail } from './point-detail.tsx';

const ACTIONS = { starts: [], open: [], onExpand: () => {}, onStart: () => {}, onPathFrom: () => {} };

const show = (status: 'active' | 'terminated', statedOn: string, others: NetworkRelation[] = []) => {
  const point = samplePoint('1', { steps: 0, status, stated_on: statedOn });
  const relations = [
    ...others,
    sampleRelation('2', '1', { standing: 'unconfirmed', basis: 'last_stated', as_of: '2018-06-18' }),
  ];
  const base = sampleNetwork({ points: [point, samplePoint('2'), samplePoint('reg.3')], relations });
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

it('tells control apart from shares', () => {
  const consolidated = { kinds: ['parent' as const], title: null, share: null, source_label: 'GLEIF' };
  show('active', '2026-06-18', [sampleRelation('reg.3', '1'), sampleRelation('2', '1', consolidated)]);
  const section = (name: string) => screen.getByRole('heading', { name: new RegExp(`^${name}`) }).parentElement;
  expect(within(section('Mutterunternehmen') as HTMLElement).getAllByRole('listitem')).toHaveLength(1);
  expect(within(section('Gesellschafter') as HTMLElement).getAllByRole('listitem')).toHaveLength(2);
  expect(document.body.textContent).not.toMatch(/über 50/);
});

it('tells twice of an office that ended and came back', () => {
  const office = { kinds: ['management' as const], title: 'Geschäftsführer', share: null, started_on: null };
  show('active', '2026-06-18', [
    sampleRelation('reg.3', '1', { ...office, ...ENDED, ended_on: '2019-04-01' }),
    sampleRelation('reg.3', '1', office),
  ]);
  const told = screen.getAllByRole('button', { name: /^Geschäftsführer/ }).map(({ textContent }) => textContent);
  expect(told).toEqual(['Geschäftsführer', 'Geschäftsführer, früher']);
});
