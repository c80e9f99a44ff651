import { describe, expect, it } from 'vitest';
import { costOf, extentsOf, isAboutPeople, requestOf } from './export-extent.ts';

const preview = (counted: number, free: number, left: number, affordable_rows = counted + free) => ({
  rows: counted + free,
  requests: { counted, free, left, quota: 1_000, affordable_rows },
});

describe('how much may be exported', () => {
  it('is everything while requests are left, and the list’s columns always', () => {
    expect(extentsOf('companies', preview(30, 20, 30))).toEqual(['all', 'row']);
    expect(extentsOf('companies', preview(31, 20, 30, 40))).toEqual(['first', 'row']);
    expect(extentsOf('companies', preview(31, 20, 0, 0))).toEqual(['row']);
    expect(extentsOf('companies', preview(0, 20, 0))).toEqual(['all', 'row']);
  });

  it('is a whole company, if its request is left', () => {
    expect(extentsOf('company', preview(0, 1, 0))).toEqual(['all']);
    expect(extentsOf('company', preview(1, 0, 0, 0))).toEqual([]);
  });
});

it('the cost says what counts, what is free and what remains', () => {
  expect(costOf('all', preview(30, 20, 100))).toEqual({ rows: 50, counted: 30, free: 20, left: 70 });
  expect(costOf('first', preview(30, 20, 10, 25))).toEqual({ rows: 25, counted: 10, free: 15, left: 0 });
  expect(costOf('row', preview(30, 20, 10, 25))).toEqual({ rows: 50, counted: 0, free: 0, left: 10 });
});

it('the request names columns and rows, but not for one company', () => {
  const cost = costOf('first', preview(30, 20, 10, 25));
  expect(requestOf('companies', 'first', cost)).toEqual({ columns: 'all', max_rows: 25 });
  expect(requestOf('companies', 'row', cost)).toEqual({ columns: 'row' });
  expect(requestOf('companies', 'all', cost)).toEqual({ columns: 'all' });
  expect(requestOf('company', 'all', cost)).toEqual({});
});

it('only the rows of companies are without data of people', () => {
  expect(isAboutPeople('companies', 'row')).toBe(false);
  expect(isAboutPeople('companies', 'all')).toBe(true);
  expect(isAboutPeople('contacts', 'row')).toBe(true);
  expect(isAboutPeople('company', undefined)).toBe(true);
});
