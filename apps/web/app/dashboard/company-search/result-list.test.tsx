import type { CompanyResult } from '@firmament/api-contract/calls/search';
import type { Language } from '@firmament/api-contract/language';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';
import { readResultAddress } from '../search/criteria/result-address.ts';
import { searchParameters } from '../search/criteria/search.url.ts';
import { ResultList } from './result-list.tsx';

const company = (company_id: number, more: Partial<CompanyResult> = {}): CompanyResult => ({
  company_id,
  company_name: `Muster ${company_id} GmbH`,
  address: 'Ring 1, 8020 Graz',
  latitude: -1,
  longitude: -1,
  legal_status: 'Active',
  status: 'active',
  counts: { employees: 0, financials: 0, representatives: 0 },
  legal_form: 'GmbH',
  industry: 'Holzbau',
  address_city: 'Graz',
  address_country: 'Austria',
  marks: [],
  date_founded: '1998-04-01',
  revenue: 12_391_204,
  total_assets: null,
  employees_number: 85,
  figures_on: '2024-12-31',
  stated_on: null,
  ...more,
});

const show = (results: CompanyResult[], language: Language = 'en') => {
  const [onToggle, onSort] = [vi.fn(), vi.fn()];
  renderPage(
    <ResultList
      results={results}
      firstPosition={0}
      parameters={searchParameters([], { sort: 'revenue', direction: 'desc' })}
      order={{ sort: 'revenue', direction: 'desc' }}
      onSort={onSort}
      selection={{ chosen: new Map(), onToggle, onToggleAll: vi.fn(), clear: vi.fn() }}
      activeId={undefined}
      onHover={vi.fn()}
      onSelect={vi.fn()}
      rowAction={(_, tabIndex) => (
        <button type="button" tabIndex={tabIndex}>
          Star
        </button>
      )}
    />,
    language,
  );
  return { onToggle, onSort };
};

const rowOf = (id: number) => screen.getByRole('row', { name: new RegExp(`Muster ${id} GmbH`) });
const linkOf = (id: number) => within(rowOf(id)).getByRole('link');
const press = (key: string, more = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const textOf = (element: HTMLElement) => (element.textContent ?? '').replaceAll('\u00a0', ' ');

describe('a row of a company', () => {
  it('says what is known', () => {
    show([company(1, { counts: { employees: 7, financials: 1, representatives: 2 } })], 'de');
    const text = textOf(rowOf(1));
    for (const part of [
      'Aktiv · GmbH · Holzbau',
      'Österreich',
      '1998',
      '12,4 Mio.',
      '2024 · 1 Jahr',
      '7 Profile',
      '2 Vertr.',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('says that something is not known, rather than none', () => {
    show([company(1, { revenue: null, employees_number: null, date_founded: null, address: '' })]);
    expect(within(rowOf(1)).getAllByText('not known')).toHaveLength(3);
    expect(textOf(rowOf(1))).toContain('address not known');
  });

  it('warns in words, and of what is old', () => {
    show([company(1, { marks: ['insolvency', 'liquidation'], status: 'in_liquidation', stated_on: '2018-06-18' })]);
    expect(within(rowOf(1)).getAllByText('In liquidation')).toHaveLength(1);
    expect(textOf(rowOf(1))).toContain('InsolvencyIn liquidationAs of 2018');
  });

  it('leads to a page that knows where it stood', () => {
    show([company(1), company(2)]);
    const { pathname, search } = new URL(linkOf(2).getAttribute('href') ?? '', 'http://x.example');
    expect(pathname).toBe('/dashboard/companies/2');
    expect(readResultAddress(search)).toEqual({ criteria: [], sort: 'revenue', direction: 'desc', position: 1 });
  });
});

describe('the list of companies', () => {
  it('is moved through with the keys, in the same part of each row', () => {
    show([company(1), company(2), company(3)]);
    linkOf(1).focus();
    press('ArrowDown');
    expect(document.activeElement).toBe(linkOf(2));
    press('End');
    press('ArrowDown');
    expect(document.activeElement).toBe(linkOf(3));
    press('Home');
    expect(document.activeElement).toBe(linkOf(1));
    within(rowOf(1)).getByRole('checkbox').focus();
    press('ArrowDown');
    expect(document.activeElement).toBe(within(rowOf(2)).getByRole('checkbox'));
  });

  it('has one row in the order of the Tab key: the first, then the last one used', () => {
    show([company(1), company(2)]);
    const stops = (id: number) =>
      [...rowOf(id).querySelectorAll<HTMLElement>('a, button, input')].map(({ tabIndex }) => tabIndex);
    expect([stops(1), stops(2)]).toEqual([
      [0, 0, 0],
      [-1, -1, -1],
    ]);
    fireEvent.focus(linkOf(2));
    expect([stops(1), stops(2)]).toEqual([
      [-1, -1, -1],
      [0, 0, 0],
    ]);
  });

  it('selects with X and with Space, a range with Shift, and leaves shortcuts of the browser alone', () => {
    const { onToggle } = show([company(1), company(2)]);
    linkOf(2).focus();
    press('x');
    press(' ', { shiftKey: true });
    press('x', { ctrlKey: true });
    fireEvent.click(within(rowOf(1)).getByRole('checkbox'), { shiftKey: true });
    expect(onToggle.mock.calls).toEqual([
      ['2', false],
      ['2', true],
      ['1', true],
    ]);
  });

  it('is sorted by its heads, which say how', () => {
    const { onSort } = show([company(1)]);
    const head = (name: string) => screen.getByRole('columnheader', { name });
    expect(head('Revenue, EUR').getAttribute('aria-sort')).toBe('descending');
    expect(head('Company').getAttribute('aria-sort')).toBe('none');
    for (const name of ['Revenue, EUR', 'Company']) fireEvent.click(within(head(name)).getByRole('button'));
    expect(onSort.mock.calls).toEqual([[{ sort: 'revenue', direction: 'asc' }], [{ sort: 'name', direction: 'asc' }]]);
  });
});
