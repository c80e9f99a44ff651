import type { EmployeeResult } from '@firmament/api-contract/calls/search';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';
import { PersonRows } from './person-rows.tsx';

const ANNA: EmployeeResult = {
  employee_id: 'anna',
  fullName: 'Anna Beispiel',
  headline: 'Glas mit Herz',
  title: 'CEO',
  kind: 'profile',
  company_id: 7,
  company_name: 'Alpenglas GmbH',
  industry: 'Glaserei',
  locality: 'Graz, Österreich',
  birth_year: null,
  current_mandates: null,
  company_count: null,
};

const ROSA: EmployeeResult = {
  ...ANNA,
  employee_id: 'reg.12',
  fullName: 'Rosa Register',
  headline: null,
  industry: null,
  kind: 'register',
  title: 'Geschäftsführer',
  birth_year: 1971,
  current_mandates: 3,
  company_count: 4,
};

const show = (person: EmployeeResult, language: 'en' | 'de') => {
  const view = { firstPosition: 0, parameters: '?s=1', activeId: undefined, onHover: vi.fn(), onSelect: vi.fn() };
  const order = { order: { sort: 'relevance', direction: 'desc' }, onSort: vi.fn() } as const;
  const selection = { chosen: new Map(), onToggle: vi.fn(), onToggleAll: vi.fn(), clear: vi.fn() };
  renderPage(<PersonRows {...view} {...order} selection={selection} results={[person]} />, language);
  return screen.getAllByRole('row')[1] as HTMLElement;
};

const textOf = (row: HTMLElement) => (row.textContent ?? '').replaceAll('\u00a0', ' ');

describe('the row of a person of the registers', () => {
  it('says function, year of birth and mandates, and is marked', () => {
    const row = show(ROSA, 'en');
    expect(textOf(row)).toContain('Managing director · born 1971 Register');
    expect(textOf(row)).toMatch(/3 current mandates\s*in 4 companies/);
    const link = within(row).getByRole('link', { name: 'Rosa Register' });
    expect(link.getAttribute('href')).toBe('/dashboard/employees/reg.12?s=1');
  });

  it('does so in German, and leaves out what is not known', () => {
    const row = show({ ...ROSA, birth_year: null, current_mandates: 0, company_count: 1 }, 'de');
    expect(textOf(row)).toContain('Früher: Geschäftsführer Register');
    expect(textOf(row)).toContain('kein aktuelles Mandat');
    expect(textOf(row)).not.toMatch(/geboren|in 1/);
  });

  it('differs from that of a profile', () => {
    expect(textOf(show(ANNA, 'en'))).not.toMatch(/Register|mandate/);
  });
});
