import { TextInput } from '@mantine/core';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../test/render-page.tsx';
import { ServerState } from '../../../lib/api/query-client.tsx';
import { PlaceField } from './place-field.tsx';

const fetch = vi.fn();
const onSubmit = vi.fn();

const BADEN = [
  { value: 'Baden, Niederösterreich, Österreich', name: 'Baden', region: 'Niederösterreich', country: 'Österreich' },
  { value: 'Baden, Aargau, Schweiz', name: 'Baden', region: 'Aargau', country: 'Schweiz' },
].map((place) => ({ ...place, kind: 'city' }));

const Form = () => {
  const [place, setPlace] = useState('');
  return (
    <form onSubmit={onSubmit}>
      <PlaceField name="Ort" value={place} onChange={setPlace}>
        {(input) => <TextInput {...input} label="Ort" />}
      </PlaceField>
    </form>
  );
};

const show = () => {
  renderPage(
    <ServerState>
      <Form />
    </ServerState>,
    'de',
  );
  return screen.getByRole<HTMLInputElement>('combobox', { name: 'Ort' });
};

const press = (field: HTMLElement, key: string) => fireEvent.keyDown(field, { key, code: key });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

beforeEach(() => {
  onSubmit.mockReset();
  onSubmit.mockImplementation((event: Event) => event.preventDefault());
  fetch.mockReset();
  fetch.mockImplementation(async (url: string) =>
    Response.json({ places: url.includes('keyword=baden') ? BADEN : [] }),
  );
  vi.stubGlobal('fetch', fetch);
  // jsdom lays nothing out, so there is nothing to scroll to.
  Element.prototype.scrollIntoView = vi.fn();
});

describe('the field of a place', () => {
  it('suggests places with region and country, and takes the one chosen with the keyboard', async () => {
    const field = show();
    type(field, 'baden');
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Baden Niederösterreich, Österreich',
      'Baden Aargau, Schweiz',
    ]);
    expect(fetch.mock.lastCall?.[0]).toContain('lang=de');
    expect(field.getAttribute('aria-expanded')).toBe('true');
    press(field, 'ArrowDown');
    press(field, 'ArrowDown');
    press(field, 'Enter');
    expect(field.value).toBe('Baden, Aargau, Schweiz');
    await waitFor(() => expect(field.getAttribute('aria-expanded')).toBe('false'));
  });

  it('lets a text stand that is not in the list, without a list', async () => {
    const field = show();
    type(field, 'Hauptplatz 1');
    await waitFor(() => expect(fetch).toHaveBeenCalled());
    expect(field.getAttribute('aria-expanded')).toBe('false');
    expect(field.value).toBe('Hauptplatz 1');
  });

  it('asks only from two characters on', async () => {
    const field = show();
    type(field, 'b');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(fetch).not.toHaveBeenCalled();
  });
});
