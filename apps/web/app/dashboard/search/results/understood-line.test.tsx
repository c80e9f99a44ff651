import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../test/render-page.tsx';
import { UnderstoodLine } from './understood-line.tsx';

const understood = { keyword: 'müller gmbh', place: 'München', words: 'müller gmbh münchen' };
const country = { indicator: 'country', operator: 'must' as const, values: ['Germany'] };
const keyword = (text: string) => ({ indicator: 'keyword', operator: 'must' as const, values: [text] });

describe('a keyword with a place in it', () => {
  it.each([
    ['en', 'Understood as “müller gmbh” in München.', 'Search for all words instead'],
    ['de', 'Gesucht wurde „müller gmbh“ in München.', 'Stattdessen nach allen Wörtern suchen'],
  ] as const)('is explained in one line and can be searched as words (%s)', (language, line, button) => {
    const onChange = vi.fn();
    const indicators = [keyword(understood.words), country];
    renderPage(<UnderstoodLine understood={understood} indicators={indicators} onChange={onChange} />, language);
    expect(screen.getByText(line, { exact: false })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: button }));
    expect(onChange).toHaveBeenCalledWith([keyword('"müller gmbh münchen"'), country]);
  });
});
