import type { Language } from '@firmament/api-contract/language';
import { vatNumberTerm } from '@firmament/api-contract/words/country-terms';
import { legalFormName } from '@firmament/api-contract/words/legal-form-name';
import type { ReportRow } from './documents.query.ts';
import { changeNote, figureTables, rateNotes, type Year } from './figures/figure-tables.ts';
import { addressLine, factsOf, formatDay, PAGE_WORDS, type Sheet, sourceLine } from './sheet.ts';

const TEXTS = {
  en: {
    kind: 'Financial report',
    periodEnd: 'Business year to',
    register: 'Register number',
    seat: 'Seat',
    auditor: 'Auditor',
    empty: 'No figures were published for this year. Small companies need not file a profit and loss account.',
    set: 'Compiled by Firmament from the published figures. This is not the filed document itself.',
  },
  de: {
    kind: 'Jahresabschluss',
    periodEnd: 'Geschäftsjahr bis',
    register: 'Registernummer',
    seat: 'Sitz',
    auditor: 'Abschlussprüfer',
    empty:
      'Für dieses Jahr wurden keine Zahlen veröffentlicht. Kleine Gesellschaften müssen keine Gewinn- und Verlustrechnung einreichen.',
    set: 'Von Firmament aus den veröffentlichten Zahlen zusammengestellt. Dies ist nicht das eingereichte Dokument selbst.',
  },
};

/** The columns of a report that hold a figure are named as in the contract, but for one. */
const yearOf = (row: ReportRow | NonNullable<ReportRow['prior']>): Year => ({
  day: row.period_end,
  currency: row.currency,
  rate: Number(row.exchange_rate),
  rateOn: row.exchange_rate_on,
  figures: { ...row, base_per_share_capital: row.registered_capital },
});

/** The report of a year beside the one before. */
export const reportSheet = (row: ReportRow, language: Language): Sheet => {
  const texts = TEXTS[language];
  const last = yearOf(row);
  const previous = row.prior ? yearOf(row.prior) : undefined;
  const tables = figureTables(language, last, previous);
  return {
    language,
    kind: texts.kind,
    title: row.name,
    subtitle: [row.legal_form && legalFormName(row.legal_form, language), row.city].filter(Boolean).join(' · '),
    facts: factsOf([
      [texts.periodEnd, formatDay(language, row.period_end)],
      [texts.register, row.register_number],
      [texts.seat, addressLine(language, row)],
      ['EUID', row.euid],
      [vatNumberTerm(row.country, language), row.vat_id],
      [texts.auditor, row.auditor_name],
    ]),
    tables,
    notes: [
      ...(tables.length === 0 ? [texts.empty] : []),
      ...rateNotes(language, previous ? [last, previous] : [last]),
      ...(tables.length > 0 && previous ? [changeNote(language)] : []),
      texts.set,
    ],
    source: sourceLine(language, row),
    asOf: row.period_end,
    page: PAGE_WORDS[language],
  };
};
