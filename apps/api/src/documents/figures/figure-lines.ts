import { AMOUNTS } from '@firmament/api-contract/calls/companies';
import type { RANGE_INDICATORS } from '@firmament/api-contract/calls/search';
import type { Text } from '../../platform/http/app-error.ts';

/** The figures of annual accounts, in the order and under the names in which our documents show them. */

export type FigureName = (typeof RANGE_INDICATORS)[number];
export type Unit = 'money' | 'percent' | 'heads';
export type Line = Text & { name: FigureName; isStrong?: boolean };
export type Group = Text & { unit: 'money' | 'percent' | 'mixed'; lines: Line[] };

export const unitOf = (name: FigureName): Unit => {
  if ((AMOUNTS as readonly string[]).includes(name)) return 'money';
  return name === 'employees_number' ? 'heads' : 'percent';
};

export const GROUPS: Group[] = [
  {
    en: 'Balance sheet',
    de: 'Bilanz',
    unit: 'money',
    lines: [
      { name: 'total_assets', isStrong: true, en: 'Total assets', de: 'Bilanzsumme' },
      { name: 'real_estate', en: 'Real estate', de: 'Immobilien' },
      { name: 'receivables', en: 'Receivables', de: 'Forderungen' },
      { name: 'cash_on_hand', en: 'Cash on hand', de: 'Liquide Mittel' },
      { name: 'equity', isStrong: true, en: 'Equity', de: 'Eigenkapital' },
      { name: 'base_per_share_capital', en: 'Registered capital', de: 'Stamm- oder Grundkapital' },
      { name: 'liabilities', isStrong: true, en: 'Liabilities', de: 'Verbindlichkeiten' },
      { name: 'pension_provisions', en: 'Pension provisions', de: 'Pensionsrückstellungen' },
    ],
  },
  {
    en: 'Profit and loss',
    de: 'Gewinn und Verlust',
    unit: 'money',
    lines: [
      { name: 'revenue', isStrong: true, en: 'Revenue', de: 'Umsatz' },
      { name: 'cost_of_materials', en: 'Cost of materials', de: 'Materialaufwand' },
      { name: 'wages_and_salaries', en: 'Wages and salaries', de: 'Löhne und Gehälter' },
      { name: 'earnings', isStrong: true, en: 'Earnings', de: 'Jahresergebnis' },
    ],
  },
  {
    en: 'Ratios',
    de: 'Kennzahlen',
    unit: 'percent',
    lines: [
      { name: 'equity_ratio', en: 'Equity ratio', de: 'Eigenkapitalquote' },
      { name: 'return_on_sales', en: 'Return on sales', de: 'Umsatzrendite' },
      { name: 'return_on_equity', en: 'Return on equity', de: 'Eigenkapitalrendite' },
      { name: 'tax_ratio', en: 'Tax ratio', de: 'Steuerquote' },
      { name: 'revenue_cagr', en: 'Revenue growth (CAGR)', de: 'Umsatzwachstum (CAGR)' },
      { name: 'earnings_cagr', en: 'Earnings growth (CAGR)', de: 'Ergebniswachstum (CAGR)' },
    ],
  },
  {
    en: 'Staff',
    de: 'Personal',
    unit: 'mixed',
    lines: [
      { name: 'employees_number', en: 'Employees', de: 'Beschäftigte' },
      { name: 'revenue_per_employee', en: 'Revenue per employee', de: 'Umsatz je Beschäftigten' },
      {
        name: 'average_salary_per_employee',
        en: 'Average salary per employee',
        de: 'Durchschnittsgehalt je Beschäftigten',
      },
    ],
  },
];
