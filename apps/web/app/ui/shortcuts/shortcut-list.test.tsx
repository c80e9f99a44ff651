import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';
import { ShortcutList, useShowShortcuts } from './shortcut-list.tsx';

const ShowButton = () => (
  <button type="button" onClick={useShowShortcuts()}>
    Show
  </button>
);

const open = (language: 'en' | 'de' = 'en') =>
  renderPage(
    <ShortcutList
      groups={[{ where: 'companies', shortcuts: [{ does: 'selectRange', ways: [['shift', 'X'], ['end']] }] }]}
    >
      <ShowButton />
      <input aria-label="Name" />
      <input type="checkbox" aria-label="Select" />
    </ShortcutList>,
    language,
  );

const ask = (target: Element) => fireEvent.keyDown(target, { key: '?', shiftKey: true });
const list = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' });

describe('the list of shortcuts', () => {
  it('opens with a question mark and gives the focus back', async () => {
    open();
    const box = screen.getByRole('checkbox');
    box.focus();
    expect(ask(box)).toBe(false);
    await waitFor(() => expect(list()).not.toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(list()).toBeNull());
    expect(document.activeElement).toBe(box);
  });

  it('leaves a question mark in a field alone, and keys with others', async () => {
    open();
    expect(ask(screen.getByRole('textbox'))).toBe(true);
    expect(fireEvent.keyDown(document.body, { key: '?', ctrlKey: true })).toBe(true);
    expect(list()).toBeNull();
  });

  it('opens from a button, and names keys as they are printed in the country', async () => {
    open('de');
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    await screen.findByRole('dialog', { name: 'Tastenkürzel' });
    expect([...document.querySelectorAll('kbd')].map(({ textContent }) => textContent)).toEqual([
      'Umschalt',
      'X',
      'Ende',
    ]);
  });
});
