import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../../test/render-page.tsx';
import { samplePaths, sampleRelation } from '../picture/sample-network.ts';
import { PathSentence } from './path-sentence.tsx';

const guess = { grade: 'likely' as const };
const samePerson = sampleRelation('reg.3', 'reg.4', { ...guess, is_same_person: true, kinds: [] });
const byName = sampleRelation('1', '9', guess);

const show = (...relations: (typeof byName)[]) => {
  const path = { points: [], relations: relations.map((_, place) => place), grade: 'likely' as const };
  const told = { ...path, sentence: { en: '', de: 'Der Satz.' } };
  const { unmount } = renderPage(<PathSentence answer={samplePaths({ relations })} path={told} />, 'de');
  const text = screen.getByText(/^Vermutlich, nicht sicher/).textContent;
  unmount();
  return text?.trim();
};

it('says of each guess what it rests on, and how many there are', () => {
  expect(show(samePerson)).toBe('Vermutlich, nicht sicher. Ein Schritt beruht auf unserem Abgleich, wer wer ist.');
  expect(show(byName, sampleRelation('1', '2'), byName)).toBe(
    'Vermutlich, nicht sicher.  2 Schritte sind nur über den Firmennamen zugeordnet.',
  );
});
