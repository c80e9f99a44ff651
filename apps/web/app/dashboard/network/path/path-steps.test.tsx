import type { NetworkRelation } from '@firmament/api-contract/calls/network';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../../test/render-page.tsx';
import { samplePaths, samplePoint, sampleRelation } from '../picture/sample-network.ts';
import { PathSteps } from './path-steps.tsx';

/** What the only step of a path says, read forwards and backwards. */
const step = (about: Partial<NetworkRelation>): (string | undefined)[] =>
  [
    ['1', '9'],
    ['9', '1'],
  ].map((points) => {
    const answer = samplePaths({
      points: [samplePoint('1'), samplePoint('9')],
      relations: [sampleRelation('1', '9', { started_on: null, ...about })],
    });
    const path = { points, relations: [0], grade: 'certain' as const, sentence: { en: '', de: '' } };
    const { unmount } = renderPage(
      <PathSteps answer={answer} path={path} choice={undefined} onChoose={() => {}} />,
      'de',
    );
    const told = screen.getAllByRole('listitem')[1]?.textContent?.trim().replaceAll('\u00a0', ' ');
    unmount();
    return told;
  });

it('does not say that what was confirmed years ago still holds', () => {
  const dated = { share: 50, started_on: '2012-03-01' };
  expect(step(dated)[0]).toBe('hält 50 % an seit 2012');
  expect(step({ ...dated, standing: 'unconfirmed', as_of: '2018-06-18' })[0]).toBe(
    'hält 50 % an zuletzt bestätigt 2018',
  );
});

it('speaks of shares only where a source does', () => {
  expect(step({ share: 50 })).toEqual(['hält 50 % an', 'gehört zu 50 %']);
  expect(step({ share: null })).toEqual(['hält Anteile an', 'gehört']);
  const parent = { kinds: ['parent' as const], title: null, share: null };
  expect(step(parent)).toEqual(['ist Mutterunternehmen von', 'hat das Mutterunternehmen']);
  const partner = { kinds: ['partner' as const], title: 'Komplementär', share: null };
  expect(step(partner)).toEqual(['Komplementär bei', 'Komplementär:']);
});
