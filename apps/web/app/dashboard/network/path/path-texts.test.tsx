import type { NetworkPaths, NetworkRelation } from '@firmament/api-contract/calls/network';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../../test/render-page.tsx';
import { readNetworkState } from '../network.url.ts';
import { samplePaths, sampleRelation } from '../picture/sample-network.ts';
import { NoPath } from './no-path.tsx';
import { PathSentence } from './path-sentence.tsx';
import { PathSteps } from './path-steps.tsx';

const textOf = (answer: Partial<NetworkPaths>, address = ''): string => {
  const state = readNetworkState(new URLSearchParams(address));
  const { container } = renderPage(
    <NoPath answer={samplePaths({ paths: [], ...answer })} state={state} onChange={() => {}} />,
    'de',
  );
  return container.textContent ?? '';
};

it('says that nothing else would help only where that was looked at', () => {
  expect(textOf({})).toContain('Auch nicht über vermutete oder frühere Beziehungen oder über Knotenpunkte.');
  const unknown = textOf({ is_help_known: false });
  expect(unknown).toContain('ist nicht bekannt');
  expect(unknown).not.toContain('Auch nicht');
  expect(textOf({ would_help: ['past'], is_help_known: false })).toContain('Es gibt eine, wenn Sie');
});

it('names the filters with which it looked', () => {
  expect(textOf({})).not.toContain('Filter');
  const text = textOf({}, 'kind=board&share=25&on=2019-01-01').replaceAll('\u00a0', ' ');
  expect(text).toContain('nur mit Ihren Filtern: bestimmte Beziehungen, Anteile ab 25 % und unbekannte, Stand 1. ');
  expect(screen.getAllByText('Filter aufheben')).toHaveLength(1);
});

const showStep = (about: Partial<NetworkRelation>): string => {
  const answer = samplePaths({ relations: [sampleRelation('reg.3', '1', about), sampleRelation('1', '9')] });
  const [path] = answer.paths;
  if (path === undefined) throw new Error('the sample has a path');
  const { container } = renderPage(
    <PathSteps answer={answer} path={path} choice={undefined} onChoose={() => {}} />,
    'de',
  );
  return container.querySelectorAll('li')[1]?.textContent ?? '';
};

it('marks a step that was last confirmed years ago, and states no end that nobody stated', () => {
  const old = showStep({ started_on: '2015-03-04', standing: 'unconfirmed', as_of: '2018-06-18' });
  expect(old).not.toContain('seit 2015');
  expect(old).toContain('zuletzt bestätigt 2018');
  expect(showStep({ started_on: '2015-03-04' })).not.toContain('bestätigt');
  expect(showStep({ state: 'past', ended_on: '2024-06-30' })).toContain('bis 2024');
  const gone = showStep({ state: 'past', missed_on: '2025-02-01' });
  expect(gone).toContain('2025 nicht mehr eingetragen');
  expect(gone).not.toContain('bis 2025');
  expect(showStep({ state: 'past', started_on: '2015-03-04' })).toContain('ab 2015');
});

it('says that there may be more paths where the search ended early', () => {
  const [path] = samplePaths().paths;
  if (path === undefined) throw new Error('the sample has a path');
  const textAt = (isCutShort: boolean) =>
    renderPage(<PathSentence answer={samplePaths({ is_cut_short: isCutShort })} path={path} />, 'de').container
      .textContent;
  expect(textAt(false)).not.toContain('vorzeitig');
  expect(textAt(true)).toContain('vorzeitig beendet: Es kann noch mehr geben.');
});
