import type { Language } from '@firmament/api-contract/language';
import { LOCALES } from '@firmament/api-contract/locales';
import type { ReportRow } from './document.query.ts';
import {
  addressLine,
  factsOf,
  formatDay,
  formatFigure,
  PAGE_WORDS,
  type Sheet,
  type SheetTable,
  sourceLine,
} from './sheet.ts';

type Prior = NonNullable<ReportRow['prior']>;
/** The columns of a report that hold a figure. */
type Figure = { [Name in keyof Prior]: Prior[Name] extends number | null ? Name : never }[keyof Prior] & string;
type Line = { name: Figure; unit?: 'percent' | 'heads'; isStrong?: boolean; en: string; de: string };
type Group = { en: string; de: string; unit: 'eur' | 'percent' | 'mixed'; lines: Line[] };

const GROUPS: Group[] = [
  {
    ...{ en: 'Balance sheet', de: 'Bilanz', unit: 'eur' },
    lines: [
      { name: 'total_assets', isStrong: true, en: 'Total assets', de: 'Bilanzsumme' },
      { name: 'real_estate', en: 'Real estate', de: 'Immobilien' },
      { name: 'receivables', en: 'Receivables', de: 'Forderungen' },
      { name: 'cash_on_hand', en: 'Cash on hand', de: 'Liquide Mittel' },
      { name: 'equity', isStrong: true, en: 'Equity', de: 'Eigenkapital' },
      { name: 'registered_capital', en: 'Registered capital', de: 'Stamm- oder Grundkapital' },
      { name: 'liabilities', isStrong: true, en: 'Liabilities', de: 'Verbindlichkeiten' },
      { name: 'pension_provisions', en: 'Pension provisions', de: 'Pensionsrückstellungen' },
    ],
  },
  {
    ...{ en: 'Profit and loss', de: 'Gewinn und Verlust', unit: 'eur' },
    lines: [
      { name: 'revenue', isStrong: true, en: 'Revenue', de: 'Umsatz' },
      { name: 'cost_of_materials', en: 'Cost of materials', de: 'Materialaufwand' },
      { name: 'wages_and_salaries', en: 'Wages and salaries', de: 'Löhne und Gehälter' },
      { name: 'earnings', isStrong: true, en: 'Result of the year', de: 'Jahresergebnis' },
    ],
  },
  {
    ...{ en: 'Ratios', de: 'Kennzahlen', unit: 'percent' },
    lines: [
      { name: 'equity_ratio', unit: 'percent', en: 'Equity ratio', de: 'Eigenkapitalquote' },
      { name: 'return_on_sales', unit: 'percent', en: 'Return on sales', de: 'Umsatzrendite' },
      { name: 'return_on_equity', unit: 'percent', en: 'Return on equity', de: 'Eigenkapitalrendite' },
      { name: 'tax_ratio', unit: 'percent', en: 'Tax ratio', de: 'Steuerquote' },
      { name: 'revenue_cagr', unit: 'percent', en: 'Revenue growth (CAGR)', de: 'Umsatzwachstum (CAGR)' },
      { name: 'earnings_cagr', unit: 'percent', en: 'Earnings growth (CAGR)', de: 'Ergebniswachstum (CAGR)' },
    ],
  },
  {
    ...{ en: 'Staff', de: 'Personal', unit: 'mixed' },
    lines: [
      { name: 'employees_number', unit: 'heads', en: 'Employees', de: 'Beschäftigte' },
      { name: 'revenue_per_employee', en: 'Revenue per employee', de: 'Umsatz pro Kopf' },
      { name: 'average_salary_per_employee', en: 'Average salary', de: 'Durchschnittsgehalt pro Kopf' },
    ],
  },
];

const TEXTS = {
  en: {
    kind: 'Financial report',
    periodEnd: 'Business year to',
    register: 'Register number',
    vat: 'VAT number',
    seat: 'Seat',
    auditor: 'Auditor',
    figures: { eur: 'Amounts in EUR', percent: 'In per cent', mixed: 'Heads; amounts in EUR' },
    empty: 'No figures were published for this year. Small companies need not file a profit and loss account.',
    set: 'Set by Firmament from the published figures. This is not the filed document itself.',
    converted: (currency: string, rate: string) =>
      `The accounts were filed in ${currency}. Amounts are converted at EUR ${rate} for 1 ${currency}.`,
  },
  de: {
    kind: 'Jahresabschluss',
    periodEnd: 'Geschäftsjahr bis',
    register: 'Registernummer',
    vat: 'UID-Nummer',
    seat: 'Sitz',
    auditor: 'Abschlussprüfer',
    figures: { eur: 'Beträge in EUR', percent: 'In Prozent', mixed: 'Köpfe; Beträge in EUR' },
    empty:
      'Für dieses Jahr wurden keine Zahlen veröffentlicht. Kleine Gesellschaften müssen keine Gewinn- und Verlustrechnung einreichen.',
    set: 'Von Firmament aus den veröffentlichten Zahlen gesetzt. Dies ist nicht das eingereichte Dokument selbst.',
    converted: (currency: string, rate: string) =>
      `Der Abschluss wurde in ${currency} eingereicht. Die Beträge sind umgerechnet: 1 ${currency} = ${rate} EUR.`,
  },
};

/** The report of a year beside the one before, group by group; lines that neither has are left out. */
export const reportSheet = (row: ReportRow, language: Language): Sheet => {
  const texts = TEXTS[language];
  const tables = GROUPS.flatMap((group) => tableOf(group, row, language));
  return {
    language,
    kind: texts.kind,
    title: row.name,
    subtitle: [row.legal_form, row.city].filter(Boolean).join(' · '),
    facts: factsOf([
      [texts.periodEnd, formatDay(language, row.period_end)],
      [texts.register, row.register_number],
      [texts.seat, addressLine(language, row)],
      ['EUID', row.euid],
      [texts.vat, row.vat_id],
      [texts.auditor, row.auditor_name],
    ]),
    tables,
    notes: [
      ...(tables.length === 0 ? [texts.empty] : []),
      ...(row.currency === 'EUR' ? [] : [texts.converted(row.currency, rateText(row.exchange_rate, language))]),
      texts.set,
    ],
    source: sourceLine(language, row),
    asOf: row.period_end,
    page: PAGE_WORDS[language],
  };
};

const rateText = (rate: number, language: Language): string =>
  new Intl.NumberFormat(LOCALES[language], { minimumFractionDigits: 2, maximumFractionDigits: 6 }).format(rate);

const tableOf = (group: Group, row: ReportRow, language: Language): SheetTable[] => {
  const { prior } = row;
  const shown = group.lines.filter(({ name }) => row[name] !== null || (prior && prior[name] !== null));
  if (shown.length === 0) return [];
  const cell = (value: number | null | undefined, unit: Line['unit']) => formatFigure(language, unit ?? 'eur', value);
  return [
    {
      heading: group[language],
      columns: [
        TEXTS[language].figures[group.unit],
        formatDay(language, row.period_end),
        ...(prior ? [formatDay(language, prior.period_end)] : []),
      ],
      rows: shown.map(({ name, unit, isStrong = false, ...label }) => ({
        cells: [label[language], cell(row[name], unit), ...(prior ? [cell(prior[name], unit)] : [])],
        isStrong,
      })),
      isNumeric: true,
    },
  ];
};
