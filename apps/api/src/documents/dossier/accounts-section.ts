import type { FinancialReport } from '@firmament/api-contract/calls/companies';
import type { Language } from '@firmament/api-contract/language';
import { sourceName } from '@firmament/api-contract/words/source-name';
import { type FigureName, GROUPS, unitOf } from '../figures/figure-lines.ts';
import { changeNote, figureTables, filedIn, rateOf, type Year } from '../figures/figure-tables.ts';
import { type Cell, formatFigure, NONE, type SheetSection, type SheetTable, shortDay } from '../sheet.ts';
import { listText, type Subject } from './words.ts';

const TEXTS = {
  en: {
    heading: 'Annual accounts',
    none: 'No annual accounts of this company have reached us. Whether any were filed, the register knows.',
    year: 'Accounts as of',
    all: 'All years',
    converted: 'Amounts as they were filed; below them in EUR, at the rate beside the year.',
    source: (names: string) => `From ${names}.`,
    auditor: (name: string, day: string) => `Auditor of the accounts as of ${day}: ${name}.`,
  },
  de: {
    heading: 'Jahresabschlüsse',
    none: 'Von diesem Unternehmen liegen uns keine Jahresabschlüsse vor. Ob welche eingereicht wurden, weiß das Register.',
    year: 'Abschluss zum',
    all: 'Alle Jahre',
    converted: 'Beträge wie eingereicht; darunter in EUR zum Kurs, der beim Jahr steht.',
    source: (names: string) => `Quelle: ${names}.`,
    auditor: (name: string, day: string) => `Abschlussprüfer zum ${day}: ${name}.`,
  },
};

const yearOf = (report: FinancialReport): Year => ({
  // dd/mm/yyyy on the wire.
  day: report.report_date.split('/').reverse().join('-'),
  currency: report.currency,
  rate: report.exchange_rate,
  rateOn: report.exchange_rate_on,
  figures: report,
});

const KEY_FIGURES: FigureName[] = ['revenue', 'earnings', 'total_assets', 'equity', 'employees_number'];

const labelOf = (name: FigureName, language: Language): string =>
  GROUPS.flatMap(({ lines }) => lines).find((line) => line.name === name)?.[language] ?? name;

/** As filed, with EUR below where that is another currency. */
const cellOf = (language: Language, year: Year, name: FigureName): Cell => {
  const filed = filedIn(year, name);
  if (filed === null) return NONE;
  const isMoney = unitOf(name) === 'money';
  const text = formatFigure(language, isMoney ? 'eur' : 'heads', filed);
  if (!isMoney || year.currency === 'EUR') return text;
  return { text, below: `EUR ${formatFigure(language, 'eur', year.figures[name])}` };
};

/** With the rate and its day, where amounts were converted. */
const dayCell = (language: Language, year: Year): Cell => {
  const text = shortDay(language, year.day);
  return year.currency === 'EUR' ? text : { text: `${text}, ${year.currency}`, below: rateOf(language, year) };
};

const allYears = (language: Language, years: readonly Year[]): SheetTable => {
  const shown = KEY_FIGURES.filter((name) => years.some(({ figures }) => figures[name] !== null));
  const isEur = years.every(({ currency }) => currency === 'EUR');
  return {
    heading: TEXTS[language].all,
    columns: [
      TEXTS[language].year,
      ...shown.map((name) => labelOf(name, language) + (isEur && unitOf(name) === 'money' ? '\nEUR' : '')),
    ],
    rows: years.map((year) => ({
      cells: [dayCell(language, year), ...shown.map((name) => cellOf(language, year, name))],
    })),
    isNumeric: true,
  };
};

export const accountsSection = ({ detail, language }: Subject): SheetSection => {
  const texts = TEXTS[language];
  // Newest first: it is what readers look for.
  const reports = [...detail.financials].reverse();
  const years = reports.map(yearOf);
  const [last, previous] = years;
  if (!last) return { heading: texts.heading, blocks: [texts.none] };
  const labels = [...new Set(reports.map(({ source_label }) => sourceName(source_label, language)))].filter(Boolean);
  const auditor = reports[0]?.auditor_name;
  return {
    heading: texts.heading,
    blocks: [
      ...(labels.length > 0 ? [texts.source(listText(language, labels))] : []),
      { table: allYears(language, years) },
      ...figureTables(language, last, previous).map((table) => ({ table })),
      [
        ...(auditor ? [texts.auditor(auditor, shortDay(language, last.day))] : []),
        ...(years.some(({ currency }) => currency !== 'EUR') ? [texts.converted] : []),
        ...(previous ? [changeNote(language)] : []),
      ],
    ],
  };
};
