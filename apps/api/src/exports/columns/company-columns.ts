import { COUNTRIES, type CountryCode } from '@firmament/api-contract/calls/search';
import { industryName } from '@firmament/api-contract/words/industry-name';
import { legalFormName } from '@firmament/api-contract/words/legal-form-name';
import { countryName, regionName } from '@firmament/api-contract/words/place-name';
import type { Text } from '../../platform/http/app-error.ts';
import type { CompanyRow } from '../company-rows.query.ts';
import type { Column } from '../formats/table.ts';
import { inCredits, sayCredits } from './credits.ts';
import { figureColumns } from './figure-columns.ts';

const STATUS_WORDS: Record<string, Text> = {
  active: { en: 'Active', de: 'Aktiv' },
  in_liquidation: { en: 'In liquidation', de: 'In Liquidation' },
  terminated: { en: 'Terminated', de: 'Gelöscht' },
};

export const wireCountry = (code: string | null): string | null =>
  code === null ? null : (COUNTRIES[code as CountryCode] ?? code);

type TextField = {
  [Field in keyof CompanyRow]: CompanyRow[Field] extends string | null ? Field : never;
}[keyof CompanyRow];

const text = (name: string, field: TextField, en: string, de: string): Column<CompanyRow> => ({
  name,
  heading: { en, de },
  kind: 'text',
  read: (row) => row[field],
});

/** Under which name the source of a field is noted, where that is another. */
const NOTED_AS: Partial<Record<TextField, string>> = { industry: 'industry_id' };

/** Names who states what stands in these fields, and the figures. */
const sourcesOf = (fields: readonly TextField[]): Column<CompanyRow> => ({
  name: 'sources',
  heading: { en: 'Sources', de: 'Quellen' },
  kind: 'text',
  say: sayCredits,
  read: (row) => {
    const { value_sources, source_id, report_source_id, credits } = row;
    const told = fields.filter((field) => row[field] !== null);
    const ids = new Set(told.map((field) => value_sources[NOTED_AS[field] ?? field] ?? source_id));
    if (report_source_id !== null) ids.add(report_source_id);
    return inCredits([...ids].map((id) => credits.get(id)));
  },
});

/** One line of key facts and the latest figures per company. */
const VALUE_COLUMNS: readonly Column<CompanyRow>[] = [
  { name: 'company_id', heading: { en: 'Company ID', de: 'Unternehmens-ID' }, kind: 'number', read: ({ id }) => id },
  text('company_name', 'name', 'Company', 'Unternehmen'),
  { ...text('legal_form', 'legal_form', 'Legal form', 'Rechtsform'), say: legalFormName },
  { ...text('status', 'status', 'Status', 'Status'), words: STATUS_WORDS },
  { ...text('gegenstand', 'industry', 'Industry', 'Branche'), say: industryName },
  { ...text('date_founded', 'founded_on', 'Founded', 'Gegründet'), kind: 'day' },
  text('address_street', 'street', 'Street', 'Straße'),
  text('address_postcode', 'postcode', 'Postcode', 'PLZ'),
  text('address_city', 'city', 'City', 'Ort'),
  { ...text('address_region', 'region', 'Region', 'Region'), say: regionName },
  {
    name: 'address_country',
    heading: { en: 'Country', de: 'Land' },
    kind: 'text',
    say: countryName,
    read: ({ country }) => wireCountry(country),
  },
  {
    name: 'latitude',
    heading: { en: 'Latitude', de: 'Breitengrad' },
    kind: 'number',
    read: ({ latitude }) => latitude,
  },
  {
    name: 'longitude',
    heading: { en: 'Longitude', de: 'Längengrad' },
    kind: 'number',
    read: ({ longitude }) => longitude,
  },
  text('contact_website', 'website', 'Website', 'Website'),
  text('contact_email', 'email', 'Email', 'E-Mail'),
  text('contact_phone', 'phone', 'Phone', 'Telefon'),
  text('contact_fax', 'fax', 'Fax', 'Fax'),
  text('social_linkedin', 'linkedin', 'LinkedIn', 'LinkedIn'),
  text('ID_Fb', 'register_number', 'Register number', 'Registernummer'),
  text('ID_EUID', 'euid', 'EUID', 'EUID'),
  text('ID_Lei', 'lei', 'LEI', 'LEI'),
  text('ID_VatID', 'vat_id', 'VAT number', 'USt-IdNr. (UID-Nummer, MWST-Nr.)'),
  text('ID_GLN', 'gln', 'GLN', 'GLN'),
  text('ID_EORI', 'eori', 'EORI', 'EORI'),
  text('ID_GISA', 'gisa_number', 'GISA number', 'GISA-Zahl'),
  text('ID_ZRV', 'zvr_number', 'ZVR number', 'ZVR-Zahl'),
  text('ID_CheUid', 'che_uid', 'Swiss UID', 'UID (Schweiz)'),
  text('ID_Stockp', 'stock_symbol', 'Stock exchange', 'Börse'),
  text('ceo', 'ceo', 'Management', 'Leitung'),
  text('owners', 'owners', 'Owners', 'Eigentümer'),
  {
    ...text('report_date', 'period_end', 'Latest report', 'Letzter Abschluss'),
    kind: 'day',
  },
  ...figureColumns<CompanyRow>((row, figure) =>
    figure === 'base_per_share_capital' ? row.registered_capital : row[figure],
  ),
  {
    name: 'date_updated',
    heading: { en: 'As of', de: 'Stand' },
    kind: 'day',
    read: ({ as_of }) => as_of,
  },
  text('currency', 'currency', 'Filed in', 'Eingereicht in'),
  {
    name: 'exchange_rate',
    heading: { en: 'EUR for one unit', de: 'EUR je Einheit' },
    kind: 'number',
    read: ({ exchange_rate }) => exchange_rate,
  },
];

const ROW_FIELDS = [
  ...(['name', 'legal_form', 'status', 'industry', 'founded_on', 'street', 'postcode', 'city', 'country'] as const),
] satisfies TextField[];

const FIELDS = [
  ...ROW_FIELDS,
  ...(['region', 'website', 'email', 'phone', 'fax', 'linkedin', 'register_number', 'euid', 'lei', 'vat_id'] as const),
  ...(['gln', 'eori', 'gisa_number', 'zvr_number', 'che_uid', 'stock_symbol', 'ceo', 'owners'] as const),
] satisfies TextField[];

export const COMPANY_COLUMNS = [...VALUE_COLUMNS, sourcesOf(FIELDS)];

/** What a list of results shows of a company to anybody who searches. */
const ROW_COLUMNS = new Set([
  'company_id',
  'company_name',
  'legal_form',
  'status',
  'gegenstand',
  'date_founded',
  'address_street',
  'address_postcode',
  'address_city',
  'address_country',
  'latitude',
  'longitude',
  'report_date',
  'revenue',
  'employees_number',
  'total_assets',
  'date_updated',
]);

export const COMPANY_ROW_COLUMNS = [
  ...VALUE_COLUMNS.filter(({ name }) => ROW_COLUMNS.has(name)),
  sourcesOf(ROW_FIELDS),
];
