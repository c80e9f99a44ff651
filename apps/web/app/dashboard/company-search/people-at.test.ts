import { describe, expect, it } from 'vitest';
import { pathOfPeopleAt } from './people-at.ts';

const companies = (...names: string[]) => names.map((company_name) => ({ company_name }));

describe('the people of selected companies', () => {
  it('are found by the names of their employers, each once', () => {
    const path = pathOfPeopleAt(companies('Muster GmbH', 'Probe & Co. KG', 'Muster GmbH')) ?? '';
    const { pathname, searchParams } = new URL(path, 'http://x.example');
    expect(pathname).toBe('/dashboard/employees');
    expect(JSON.parse(searchParams.get('filters') ?? '')).toEqual([
      { indicator: 'employer_name', operator: 'atleast', values: ['Muster GmbH', 'Probe & Co. KG'] },
    ]);
  });

  it('are too many for one search if there are too many companies', () => {
    const names = Array.from({ length: 51 }, (_, index) => `Muster${index}`);
    expect(pathOfPeopleAt(companies(...names))).toBeUndefined();
    expect(pathOfPeopleAt(companies(...names.slice(0, 50)))).toBeDefined();
  });
});
