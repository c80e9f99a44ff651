import type { Language } from '@firmament/api-contract/language';
import { vatNumberTerm } from '@firmament/api-contract/words/country-terms';
import { industryName } from '@firmament/api-contract/words/industry-name';
import { legalFormInFull, legalFormName } from '@firmament/api-contract/words/legal-form-name';
import { officerTitle } from '@firmament/api-contract/words/officer-title';
import { dayOf } from '@firmament/calendar/day';
import { powerText } from '@firmament/representation/power-text';
import type { ExtractRow } from './documents.query.ts';
import { addressLine, factsOf, formatDay, NONE, PAGE_WORDS, type Sheet, sourceLine } from './sheet.ts';

/** GISA lists trades, the ZVR associations. */
export type Register = 'gisa' | 'zvr';

const TEXTS = {
  en: {
    gisa: 'Trade register (GISA)',
    zvr: 'Register of associations (ZVR)',
    gisaNumber: 'GISA number',
    zvrNumber: 'ZVR number',
    legalForm: 'Legal form',
    status: 'Status',
    active: 'Active',
    in_liquidation: 'In liquidation',
    terminated: 'Terminated',
    trade: 'Trade',
    founded: { gisa: 'Founded', zvr: 'Formed on' },
    seat: { gisa: 'Place of business', zvr: 'Seat' },
    registerNumber: 'Register number',
    website: 'Website',
    email: 'Email',
    phone: 'Phone',
    representatives: { gisa: 'Responsible persons', zvr: 'Representatives' },
    columns: ['Function', 'Name', 'Representation', 'Since'],
    set: 'Compiled by Firmament from published register data. This is not an official extract.',
    asOf: 'As of',
    undated: (day: string) => `not known (read on ${day})`,
  },
  de: {
    gisa: 'Gewerbeinformationssystem Austria (GISA)',
    zvr: 'Zentrales Vereinsregister (ZVR)',
    gisaNumber: 'GISA-Zahl',
    zvrNumber: 'ZVR-Zahl',
    legalForm: 'Rechtsform',
    status: 'Status',
    active: 'Aktiv',
    in_liquidation: 'In Liquidation',
    terminated: 'Gelöscht',
    trade: 'Gewerbe',
    founded: { gisa: 'Gegründet', zvr: 'Entstehungsdatum' },
    seat: { gisa: 'Standort', zvr: 'Sitz' },
    registerNumber: 'Registernummer',
    website: 'Website',
    email: 'E-Mail',
    phone: 'Telefon',
    representatives: { gisa: 'Verantwortliche Personen', zvr: 'Organschaftliche Vertretung' },
    columns: ['Funktion', 'Name', 'Vertretung', 'Seit'],
    set: 'Von Firmament aus veröffentlichten Registerdaten zusammengestellt. Dies ist kein amtlicher Auszug.',
    asOf: 'Stand',
    undated: (day: string) => `nicht bekannt (eingelesen am ${day})`,
  },
};

type Texts = (typeof TEXTS)[Language];

const statusText = (texts: Texts, status: string): string =>
  status === 'active' || status === 'in_liquidation' || status === 'terminated' ? texts[status] : status;

/** What a register says about a company, as far as we hold it. */
export const extractSheet = (register: Register, row: ExtractRow, language: Language): Sheet => {
  const texts = TEXTS[language];
  const readOn = dayOf(row.read_at ?? row.fetched_at);
  const asOf = row.as_of === null ? texts.undated(formatDay(language, readOn)) : formatDay(language, row.as_of);
  return {
    language,
    kind: texts[register],
    title: row.name,
    subtitle: [row.legal_form && legalFormName(row.legal_form, language), row.city].filter(Boolean).join(' · '),
    facts: factsOf([
      [texts[`${register}Number`], row[`${register}_number`]],
      [texts.status, statusText(texts, row.status)],
      [texts.legalForm, row.legal_form && legalFormInFull(row.legal_form, language)],
      [texts.seat[register], addressLine(language, row)],
      [texts.founded[register], formatDay(language, row.founded_on)],
      [texts.trade, register === 'gisa' && row.industry ? industryName(row.industry, language) : null],
      [texts.registerNumber, row.register_number],
      [vatNumberTerm(row.country, language), row.vat_id],
      ['GLN', row.gln],
      [texts.website, row.website],
      [texts.email, row.email],
      [texts.phone, row.phone],
    ]),
    tables: representativesOf(register, row, language),
    notes: [...(row.description ? [row.description] : []), texts.set],
    source: `${sourcesOf(register, row)
      .map((source) => sourceLine(language, source))
      .join(' · ')} · ${texts.asOf}: ${asOf}`,
    asOf: row.as_of ?? readOn,
    page: PAGE_WORDS[language],
  };
};

const SHOWN = [
  ...([
    'name',
    'status',
    'legal_form',
    'street',
    'postcode',
    'city',
    'country',
    'founded_on',
    'register_number',
  ] as const),
  ...(['vat_id', 'gln', 'website', 'email', 'phone', 'description'] as const),
];

/** Those that state what the sheet shows, the company's own first. */
const sourcesOf = (register: Register, row: ExtractRow): ExtractRow['sources'] => {
  const noted = row.value_sources as Record<string, number>;
  const fields = [...SHOWN, `${register}_number` as const, ...(register === 'gisa' ? (['industry'] as const) : [])];
  const shown = fields.flatMap((field) =>
    row[field] === null ? [] : (noted[field === 'industry' ? 'industry_id' : field] ?? row.source_id),
  );
  const ids = new Set([...shown, ...row.representatives.map(({ source_id }) => source_id)]);
  return row.sources
    .filter(({ id }) => ids.has(id))
    .sort((one, other) => Number(other.id === row.source_id) - Number(one.id === row.source_id));
};

const representativesOf = (register: Register, row: ExtractRow, language: Language): Sheet['tables'] => {
  if (row.representatives.length === 0) return [];
  const { representatives, columns } = TEXTS[language];
  const rows = row.representatives.map(({ title, name, representation, started_on }) => ({
    cells: [
      officerTitle(title, language, row.legal_form),
      name,
      representation === null ? NONE : powerText(representation, title, language),
      formatDay(language, started_on),
    ],
  }));
  return [{ heading: representatives[register], columns, rows, isNumeric: false }];
};
