import type { RANGE_INDICATORS } from '@firmament/api-contract/calls/search';
import type { Text } from '../../platform/http/app-error.ts';
import type { Column, Kind } from '../formats/table.ts';

type Figure = (typeof RANGE_INDICATORS)[number];

/** Amounts are in EUR, ratios in per cent. */
const FIGURES: Record<Figure, { heading: Text; kind: Kind }> = {
  revenue: { heading: { en: 'Revenue (EUR)', de: 'Umsatz (EUR)' }, kind: 'amount' },
  revenue_cagr: { heading: { en: 'Revenue growth p.a. (%)', de: 'Umsatzwachstum p. a. (%)' }, kind: 'ratio' },
  revenue_per_employee: {
    heading: { en: 'Revenue per employee (EUR)', de: 'Umsatz je Beschäftigten (EUR)' },
    kind: 'amount',
  },
  earnings: { heading: { en: 'Earnings (EUR)', de: 'Jahresergebnis (EUR)' }, kind: 'amount' },
  earnings_cagr: { heading: { en: 'Earnings growth p.a. (%)', de: 'Ergebniswachstum p. a. (%)' }, kind: 'ratio' },
  return_on_sales: { heading: { en: 'Return on sales (%)', de: 'Umsatzrendite (%)' }, kind: 'ratio' },
  return_on_equity: { heading: { en: 'Return on equity (%)', de: 'Eigenkapitalrendite (%)' }, kind: 'ratio' },
  total_assets: { heading: { en: 'Total assets (EUR)', de: 'Bilanzsumme (EUR)' }, kind: 'amount' },
  equity: { heading: { en: 'Equity (EUR)', de: 'Eigenkapital (EUR)' }, kind: 'amount' },
  equity_ratio: { heading: { en: 'Equity ratio (%)', de: 'Eigenkapitalquote (%)' }, kind: 'ratio' },
  liabilities: { heading: { en: 'Liabilities (EUR)', de: 'Verbindlichkeiten (EUR)' }, kind: 'amount' },
  real_estate: { heading: { en: 'Real estate (EUR)', de: 'Immobilien (EUR)' }, kind: 'amount' },
  cash_on_hand: { heading: { en: 'Cash on hand (EUR)', de: 'Liquide Mittel (EUR)' }, kind: 'amount' },
  receivables: { heading: { en: 'Receivables (EUR)', de: 'Forderungen (EUR)' }, kind: 'amount' },
  pension_provisions: {
    heading: { en: 'Pension provisions (EUR)', de: 'Pensionsrückstellungen (EUR)' },
    kind: 'amount',
  },
  cost_of_materials: { heading: { en: 'Cost of materials (EUR)', de: 'Materialaufwand (EUR)' }, kind: 'amount' },
  wages_and_salaries: { heading: { en: 'Wages and salaries (EUR)', de: 'Löhne und Gehälter (EUR)' }, kind: 'amount' },
  average_salary_per_employee: {
    heading: { en: 'Average salary per employee (EUR)', de: 'Durchschnittsgehalt je Beschäftigten (EUR)' },
    kind: 'amount',
  },
  tax_ratio: { heading: { en: 'Tax ratio (%)', de: 'Steuerquote (%)' }, kind: 'ratio' },
  base_per_share_capital: {
    heading: { en: 'Registered capital (EUR)', de: 'Stamm- oder Grundkapital (EUR)' },
    kind: 'amount',
  },
  employees_number: { heading: { en: 'Employees', de: 'Beschäftigte' }, kind: 'number' },
};

export const figureColumns = <Row>(read: (row: Row, figure: Figure) => number | null): Column<Row>[] =>
  (Object.keys(FIGURES) as Figure[]).map((name) => ({
    name,
    ...FIGURES[name],
    read: (row) => read(row, name),
  }));
