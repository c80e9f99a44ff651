import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../test/render-page.tsx';
import { Found } from './quick-search-found.tsx';
import type { QuickSearchResult } from './quick-search-outcome.ts';

const show = (keyword: string, result: Partial<QuickSearchResult>, language: 'en' | 'de') => {
  const onAgain = vi.fn();
  const whole = { total: 0, countries: [], places: [], understood: null, did_you_mean: null, ...result };
  renderPage(
    <Found keyword={keyword} result={whole} listPath="/list" signUpPath="/sign-up" onAgain={onAgain} />,
    language,
  );
  return onAgain;
};

describe('the answer of the quick search', () => {
  it.each([
    ['en', 'Did you mean “solar”?'],
    ['de', 'Meinten Sie „solar“?'],
  ] as const)('offers a near word that can be searched at once (%s)', (language, offer) => {
    const onAgain = show('sollar', { did_you_mean: 'solar' }, language);
    fireEvent.click(screen.getByRole('button', { name: offer }));
    expect(onAgain).toHaveBeenCalledWith('solar');
  });

  it.each([
    ['en', 'Understood as “müller gmbh” in München.', 'Search for all words instead'],
    ['de', 'Gesucht wurde „müller gmbh“ in München.', 'Stattdessen nach allen Wörtern suchen'],
  ] as const)('says that a word was taken for a place (%s)', (language, line, button) => {
    const understood = { keyword: 'müller gmbh', place: 'München', words: 'müller gmbh münchen' };
    const onAgain = show(understood.words, { total: 40, understood }, language);
    expect(screen.getByText(line, { exact: false })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: button }));
    expect(onAgain).toHaveBeenCalledWith('"müller gmbh münchen"');
  });

  it('offers nothing where nothing is near', () => {
    show('qqqq', {}, 'en');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
