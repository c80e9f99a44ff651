import type {
  CompanyDetail,
  CompanyEmployee,
  FinancialReport,
  LinkedCompany,
  Representative,
} from '@firmament/api-contract/calls/companies';
import type { CompanyEvent } from '@firmament/api-contract/calls/company-facts';
import type { Language } from '@firmament/api-contract/language';
import { EVENT_NAMES } from '@firmament/api-contract/words/event-name';
import { officerTitle, whoAndRole } from '@firmament/api-contract/words/officer-title';
import { countryName } from '@firmament/api-contract/words/place-name';
import { attributionText, licenceName, sourceName } from '@firmament/api-contract/words/source-name';
import { powerText } from '@firmament/representation/power-text';
import type { Text } from '../../platform/http/app-error.ts';
import { type Column, oneBatch, type Table, tableOf } from '../formats/table.ts';
import { figureColumns } from './figure-columns.ts';

/** The further sheets of a workbook about one company, one for each of its parts. */

type Texts<Row> = readonly [name: keyof Row & string, en: string, de: string, kind?: Column<Row>['kind']][];

const columnsOf = <Row>(texts: Texts<Row>): Column<Row>[] =>
  texts.map(([name, en, de, kind = 'text']) => ({
    name,
    heading: { en, de },
    kind,
    read: (row) => (row[name] as string | null) ?? null,
  }));

/** The wire has days as dd/mm/yyyy. */
const isoDay = (day: string): string => day.split('/').reverse().join('-');

const inFiled = (heading: string, word: string): string => heading.replace('(EUR)', `(${word})`);

const REPORT_COLUMNS: Column<FinancialReport>[] = [
  {
    name: 'report_date',
    heading: { en: 'Balance sheet date', de: 'Bilanzstichtag' },
    kind: 'day',
    read: ({ report_date }) => isoDay(report_date),
  },
  ...figureColumns<FinancialReport>((report, figure) => report[figure]),
  ...columnsOf<FinancialReport>([
    ['auditor_name', 'Auditor', 'Abschlussprüfer'],
    ['currency', 'Filed in', 'Eingereicht in'],
    ['exchange_rate', 'EUR for one unit', 'EUR je Einheit', 'number'],
    ['exchange_rate_on', 'Rate of', 'Kurs vom', 'day'],
    ['source_label', 'Source', 'Quelle'],
  ]),
];

/** The amounts in the currency in which they were filed. */
const FILED_COLUMNS: Column<FinancialReport>[] = figureColumns<FinancialReport>(
  ({ filed }, figure) => filed?.[figure as keyof typeof filed] ?? null,
).flatMap(({ name, heading, ...column }) =>
  column.kind === 'amount'
    ? [
        {
          ...column,
          name: `filed_${name}`,
          heading: { en: inFiled(heading.en, 'as filed'), de: inFiled(heading.de, 'eingereicht') },
        },
      ]
    : [],
);

const reportColumns = (reports: readonly FinancialReport[]): Column<FinancialReport>[] =>
  reports.some(({ filed }) => filed !== null) ? [...REPORT_COLUMNS, ...FILED_COLUMNS] : REPORT_COLUMNS;

/** How the values of a column are said to people. */
const said = <Row>(columns: Column<Row>[], ways: Record<string, Pick<Column<Row>, 'words' | 'say'>>): Column<Row>[] =>
  columns.map((column) => ({ ...column, ...ways[column.name] }));

const REPRESENTATIVES = columnsOf<Representative>([
  ['title', 'Function', 'Funktion'],
  ['name', 'Name', 'Name'],
  ['representation', 'Representation', 'Vertretung'],
  ['location', 'Place', 'Ort'],
  ['born_on', 'Born', 'Geboren'],
  ['started_on', 'Since', 'Seit', 'day'],
  ['ended_on', 'Until', 'Bis', 'day'],
]);

const REPRESENTATIVE_COLUMNS = said(REPRESENTATIVES, {
  title: { say: (title, language) => officerTitle(title, language) },
  representation: { say: (power, language) => powerText(power, '', language) },
});

const RELATIONS: Record<LinkedCompany['relation'], Text> = {
  parent: { en: 'Parent company', de: 'Mutterunternehmen' },
  subsidiary: { en: 'Subsidiary', de: 'Tochterunternehmen' },
  shareholder: { en: 'Shareholder', de: 'Gesellschafter' },
  shareholding: { en: 'Holding', de: 'Beteiligung' },
  representative: { en: 'Represents this company', de: 'Vertritt dieses Unternehmen' },
  represented: { en: 'Represented by this company', de: 'Von diesem Unternehmen vertreten' },
  branch: { en: 'Branch', de: 'Zweigniederlassung' },
  head_office: { en: 'Head office', de: 'Hauptniederlassung' },
};

const STATUSES: Record<NonNullable<LinkedCompany['legal_status']>, Text> = {
  Active: { en: 'Active', de: 'Aktiv' },
  Inactive: { en: 'Inactive', de: 'Inaktiv' },
};

const LINKED = columnsOf<LinkedCompany>([
  ['relation', 'Relation', 'Beziehung'],
  ['company_name', 'Company', 'Unternehmen'],
  ['legal_status', 'Status', 'Status'],
  ['address_street', 'Street', 'Straße'],
  ['address_postcode', 'Postcode', 'PLZ'],
  ['address_city', 'City', 'Ort'],
  ['address_country', 'Country', 'Land'],
  ['ID_Fb', 'Register number', 'Registernummer'],
]);

const LINKED_COLUMNS = said(LINKED, {
  relation: { words: RELATIONS },
  legal_status: { words: STATUSES },
  address_country: { say: countryName },
});

const EVENTS = columnsOf<CompanyEvent>([
  ['happened_on', 'Happened on', 'Geschehen am', 'day'],
  ['kind', 'Kind', 'Art'],
  ['subject', 'About', 'Betrifft'],
  ['from', 'Before', 'Vorher'],
  ['to', 'After', 'Nachher'],
]);

const aboutWhom = (subject: string, language: Language): string => {
  const { name, role } = whoAndRole(subject, language);
  return role === '' ? name : `${name} (${role})`;
};

const EVENT_COLUMNS: Column<CompanyEvent>[] = [
  ...said(EVENTS, { kind: { words: EVENT_NAMES }, subject: { say: aboutWhom } }),
  {
    name: 'sources',
    heading: { en: 'Sources', de: 'Quellen' },
    kind: 'text',
    read: ({ sources }) => sources.map(({ source_label }) => source_label).join(', '),
    say: (labels, language) =>
      labels
        .split(', ')
        .map((label) => sourceName(label, language))
        .join(', '),
  },
];

const EMPLOYEE_COLUMNS = columnsOf<CompanyEmployee>([
  ['employee_id', 'Profile ID', 'Profil-ID'],
  ['fullName', 'Name', 'Name'],
  ['title', 'Title', 'Position'],
  ['headline', 'Headline', 'Kurzprofil'],
  ['email', 'Email', 'E-Mail'],
  ['phone', 'Phone', 'Telefon'],
  ['linkedin', 'LinkedIn', 'LinkedIn'],
  ['twitter', 'X (Twitter)', 'X (Twitter)'],
]);

type StatingSource = CompanyDetail['as_of']['sources'][number];

const SOURCES = columnsOf<StatingSource>([
  ['source_label', 'Source', 'Quelle'],
  ['as_of', 'As of', 'Stand', 'day'],
  ['licence', 'Licence', 'Lizenz'],
  ['attribution', 'Attribution', 'Namensnennung'],
]);

const SOURCE_COLUMNS = said(SOURCES, {
  source_label: { say: sourceName },
  licence: { say: licenceName },
  attribution: { say: attributionText },
});

/** A part without rows gets no sheet. */
export const companySheets = (detail: CompanyDetail, language: Language): Table[] => {
  const sheet = <Row>(en: string, de: string, columns: Column<Row>[], rows: readonly Row[]): Table[] =>
    rows.length === 0 ? [] : [tableOf({ title: { en, de }, columns, batches: oneBatch(rows), language })];
  return [
    ...sheet('Financial reports', 'Jahresabschlüsse', reportColumns(detail.financials), detail.financials),
    ...sheet('Representatives', 'Vertretung', REPRESENTATIVE_COLUMNS, detail.representatives),
    ...sheet('Related companies', 'Verbundene Unternehmen', LINKED_COLUMNS, detail.linked_companies),
    ...sheet('Events', 'Ereignisse', EVENT_COLUMNS, detail.events),
    ...sheet('People', 'Personen', EMPLOYEE_COLUMNS, detail.employees),
    ...sheet('Sources', 'Quellen', SOURCE_COLUMNS, detail.as_of.sources),
  ];
};
