import { expect, it } from 'vitest';
import { type CompanyRow, EXPORTED_FIELDS } from '../company-rows.query.ts';
import type { Column } from '../formats/table.ts';
import { COMPANY_COLUMNS, COMPANY_ROW_COLUMNS } from './company-columns.ts';

const MAIN = 1;
const OTHER = 2;

/** A company of which nothing is known but this, stated by a source that is not its main one. */
const rowWith = (field: string): CompanyRow =>
  ({
    ...Object.fromEntries([...EXPORTED_FIELDS, 'industry'].map((name) => [name, null])),
    [field]: 'x',
    source_id: MAIN,
    value_sources: { [field === 'industry' ? 'industry_id' : field]: OTHER },
    report_source_id: null,
    credits: new Map([
      [MAIN, 'main'],
      [OTHER, 'other'],
    ]),
  }) as unknown as CompanyRow;

const shows = (columns: readonly Column<CompanyRow>[], row: CompanyRow): boolean =>
  columns.some(({ name, read }) => name !== 'sources' && read(row) === 'x');

const creditsIn = (columns: readonly Column<CompanyRow>[], row: CompanyRow) =>
  columns.find(({ name }) => name === 'sources')?.read(row);

it.each([...EXPORTED_FIELDS, 'industry'])('names who states the %s', (field) => {
  const row = rowWith(field);
  expect(shows(COMPANY_COLUMNS, row)).toBe(true);
  expect(creditsIn(COMPANY_COLUMNS, row)).toBe('other');
});

it.each([...EXPORTED_FIELDS, 'industry'])(
  'names nobody for the %s where a list of results does not show it',
  (field) => {
    const row = rowWith(field);
    expect(creditsIn(COMPANY_ROW_COLUMNS, row)).toBe(shows(COMPANY_ROW_COLUMNS, row) ? 'other' : null);
  },
);
