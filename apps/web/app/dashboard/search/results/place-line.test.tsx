import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../test/render-page.tsx';
import type { Indicators, SearchAnswer } from '../criteria/search-definition.ts';
import { OtherPlaces, PlaceLine } from './place-line.tsx';

type Place = NonNullable<SearchAnswer['place']>;

const BADEN: Place = {
  query: 'Baden',
  matched: 'radius',
  kind: 'city',
  label: 'Baden',
  radiusKm: 10,
  region: 'Niederösterreich',
  country: 'Österreich',
  alternatives: [
    { value: 'Baden, Aargau, Schweiz', label: 'Baden', kind: 'city', region: 'Aargau', country: 'Schweiz' },
    {
      value: 'Baden-Baden, Baden-Württemberg, Deutschland',
      label: 'Baden-Baden',
      kind: 'city',
      region: 'Baden-Württemberg',
      country: 'Deutschland',
    },
  ],
};

const INDICATORS: Indicators = [
  { indicator: 'address', operator: 'must', values: ['Baden'] },
  { indicator: 'radius', operator: 'must', values: [10] },
];

const lineOf = (place: Place, indicators: Indicators = INDICATORS) =>
  renderPage(<PlaceLine place={place} indicators={indicators} />, 'de').container.textContent;

describe('what is said about a place', () => {
  it('is the place that was taken, with region and country', () => {
    expect(lineOf(BADEN)).toContain('Im Umkreis von 10 km um Baden, Niederösterreich, Österreich');
    const { radiusKm, ...area } = BADEN;
    expect(lineOf({ ...area, matched: 'area' }, [])).toContain('Baden, Niederösterreich, Österreich');
  });

  it('is that a radius does not count around an area', () => {
    const area = { query: 'Austria', matched: 'area', kind: 'country', label: 'Österreich' } as const;
    const text = lineOf({ ...area, region: null, country: 'Österreich', isRadiusLeftOut: true });
    expect(text).toContain('Österreich: Gesucht wird im ganzen Gebiet, der Umkreis zählt hier nicht.');
  });

  it('is that words were searched', () => {
    expect(lineOf({ query: 'Nirgendsheim', matched: 'words' })).toContain('Diesen Ort kennen wir nicht');
  });
});

describe('what else can be meant', () => {
  it('is told apart where names are the same, and is searched with one click', () => {
    const onChange = vi.fn();
    const definition = { placeIndicator: 'address' } as const;
    renderPage(<OtherPlaces definition={definition} place={BADEN} indicators={INDICATORS} onChange={onChange} />, 'de');
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Baden (Aargau)',
      'Baden-Baden',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Baden (Aargau)' }));
    expect(onChange).toHaveBeenCalledWith([
      { indicator: 'address', operator: 'must', values: ['Baden, Aargau, Schweiz'] },
      INDICATORS[1],
    ]);
  });
});
