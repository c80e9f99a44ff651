import { createSpotlight, type SpotlightStore } from '@mantine/spotlight';
import { IconBuilding } from '@tabler/icons-react';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';
import { PaletteView } from './palette-view.tsx';

type Answer = { hits: readonly string[]; isWaiting: boolean; isTopKnown?: boolean; problem?: string };

const opened: string[] = [];
let answer: (answer: Answer) => void;

beforeEach(() => {
  opened.length = 0;
  // jsdom lays out nothing, so it cannot scroll.
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

const Palette = ({ store }: { store: SpotlightStore }) => {
  const [query, setQuery] = useState('');
  const [{ hits, isWaiting, isTopKnown = false, problem }, setAnswer] = useState<Answer>({
    hits: [],
    isWaiting: false,
  });
  answer = (next) => act(() => setAnswer(next));
  const entries = [...hits, 'Search all'].map((label) => ({
    id: label,
    label,
    Icon: IconBuilding,
    run: () => void opened.push(label),
  }));
  return (
    <PaletteView
      store={store}
      query={query}
      isWaiting={isWaiting}
      isTopKnown={isTopKnown}
      problem={problem}
      label="Search"
      placeholder="Search"
      onQueryChange={setQuery}
      groups={[{ label: 'Companies', entries }]}
    />
  );
};

const openPalette = async () => {
  const [store, { open, close }] = createSpotlight();
  renderPage(<Palette store={store} />);
  act(open);
  return { field: await screen.findByRole('textbox'), close: () => act(close) };
};

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = (field: HTMLElement, key: string) => fireEvent.keyDown(field, { key, code: key });
const marked = () => document.querySelector('[data-selected]')?.textContent;

describe('Enter in a palette', () => {
  it('opens the first hit, which is marked once it arrives', async () => {
    const { field } = await openPalette();
    type(field, 'alpen');
    await waitFor(() => expect(marked()).toBe('Search all'));
    answer({ hits: ['Alpenglas', 'Alpenrad'], isWaiting: false });
    expect(marked()).toBe('Alpenglas');
    press(field, 'Enter');
    expect(opened).toEqual(['Alpenglas']);
  });

  it('waits for the hits of the present text', async () => {
    const { field } = await openPalette();
    type(field, 'alpen');
    answer({ hits: ['Older hit'], isWaiting: true });
    press(field, 'Enter');
    expect(opened).toEqual([]);
    expect(screen.getByRole('status', { name: 'Searching…' })).toBeTruthy();
    answer({ hits: ['Alpenglas'], isWaiting: false });
    expect(opened).toEqual(['Alpenglas']);
  });

  it.each([
    ['the text changes', ({ field }) => type(field, 'alpenr')],
    ['the search fails', () => answer({ hits: [], isWaiting: true, problem: 'No connection.' })],
    ['the palette is closed', ({ close }) => close()],
  ] satisfies [string, (palette: Awaited<ReturnType<typeof openPalette>>) => void][])(
    'does not open anything late if %s',
    async (_, callOff) => {
      const palette = await openPalette();
      type(palette.field, 'alpen');
      answer({ hits: [], isWaiting: true });
      press(palette.field, 'Enter');
      callOff(palette);
      answer({ hits: ['Alpenrad'], isWaiting: false });
      expect(opened).toEqual([]);
    },
  );

  it('opens at once what the arrow keys chose', async () => {
    const { field } = await openPalette();
    type(field, 'alpen');
    answer({ hits: ['Alpenglas', 'Alpenrad'], isWaiting: true });
    press(field, 'ArrowDown');
    answer({ hits: ['Alpenblick', 'Alpenglas', 'Alpenrad'], isWaiting: true });
    expect(marked()).toBe('Alpenrad');
    press(field, 'Enter');
    expect(opened).toEqual(['Alpenrad']);
  });

  it('opens at once what does not depend on the search', async () => {
    const { field } = await openPalette();
    type(field, 'page');
    answer({ hits: ['Page'], isWaiting: true, isTopKnown: true });
    press(field, 'Enter');
    expect(opened).toEqual(['Page']);
  });
});
