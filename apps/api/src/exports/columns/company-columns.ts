import { COUNTRIES, type CountryCode } from '@firmament/api-contract/calls/search';
import { industryName } from '@firmament/api-contract/words/industry-name';
import { legalFormName } from '@firmament/api-contract/words/legal-form-name';
import { countryName, regionName } from '@firmament/api-contract/words/place-name';
import { fieldOf } from '@firmament/record/fields/company-fields';
import type { Text } from '../../platform/http/app-error.ts';
import type { CompanyRow, EXPORTED_FIELDS } from '../company-rows.query.ts';
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

type ExportedField = (typeof EXPORTED_FIELDS)[number] | 'industry';

/** A column, and who is to be named for what stands in it: who states the field, who filed the report, or nobody but us. */
type CompanyColumn = Column<CompanyRow> & { of: ExportedField | 'report' | 'us' };

/** A field as it is stated, under its own name unless said otherwise. */
const field = (name: ExportedField, own: Partial<Column<CompanyRow>> = {}): CompanyColumn => {
  const { wire, label, type = 'text' } = fieldOf(name);
  return { name: wire, heading: label, kind: type, of: name, read: (row) => row[name], ...own };
};

const ours = (column: Column<CompanyRow>): CompanyColumn => ({ ...column, of: 'us' });
const ofReport = (column: Column<CompanyRow>): CompanyColumn => ({ ...column, of: 'report' });

const isField = (of: CompanyColumn['of']): of is ExportedField => of !== 'report' && of !== 'us';

/** Names who states what stands in these columns. */
const sourcesOf = (columns: readonly CompanyColumn[]): Column<CompanyRow> => {
  const fields = columns.flatMap(({ of }) => (isField(of) ? fieldOf(of) : []));
  const hasReport = columns.some(({ of }) => of === 'report');
  return {
    name: 'sources',
    heading: { en: 'Sources', de: 'Quellen' },
    kind: 'text',
    say: sayCredits,
    read: (row) => {
      const { value_sources, source_id, report_source_id, credits } = row;
      const stated = fields.filter(({ name }) => row[name as ExportedField] !== null);
      const ids = new Set(stated.map(({ name, column = name }) => value_sources[column] ?? source_id));
      if (hasReport && report_source_id !== null) ids.add(report_source_id);
      return inCredits([...ids].map((id) => credits.get(id)));
    },
  };
};

/** One line of key facts and the latest figures per company. */
const VALUE_COLUMNS: readonly CompanyColumn[] = [
  ours({
    name: 'company_id',
    heading: { en: 'Company ID', de: 'Unternehmens-ID' },
    kind: 'number',
    read: ({ id }) => id,
  }),
  field('name', { heading: { en: 'Company', de: 'Unternehmen' } }),
  field('legal_form', { say: legalFormName }),
  field('status', { words: STATUS_WORDS }),
  field('industry', { say: industryName }),
  field('founded_on'),
  field('street'),
  field('postcode'),
  field('city'),
  field('region', { say: regionName }),
  field('country', { say: countryName, read: ({ country }) => wireCountry(country) }),
  field('latitude'),
  field('longitude'),
  field('website'),
  field('email'),
  field('phone'),
  field('fax'),
  field('linkedin'),
  field('register_number'),
  field('euid'),
  field('lei'),
  field('vat_id'),
  field('gln'),
  field('eori'),
  field('gisa_number'),
  field('zvr_number'),
  field('che_uid'),
  field('stock_symbol'),
  field('ceo'),
  field('owners'),
  ofReport({
    name: 'report_date',
    heading: { en: 'Latest report', de: 'Letzter Abschluss' },
    kind: 'day',
    read: ({ period_end }) => period_end,
  }),
  ...figureColumns<CompanyRow>((row, figure) =>
    figure === 'base_per_share_capital' ? row.registered_capital : row[figure],
  ).map(ofReport),
  ours({ name: 'date_updated', heading: { en: 'As of', de: 'Stand' }, kind: 'day', read: ({ as_of }) => as_of }),
  ofReport({
    name: 'currency',
    heading: { en: 'Filed in', de: 'Eingereicht in' },
    kind: 'text',
    read: ({ currency }) => currency,
  }),
  ofReport({
    name: 'exchange_rate',
    heading: { en: 'EUR for one unit', de: 'EUR je Einheit' },
    kind: 'number',
    read: ({ exchange_rate }) => exchange_rate,
  }),
];

const withSources = (columns: readonly CompanyColumn[]) => [...columns, sourcesOf(columns)];

export const COMPANY_COLUMNS = withSources(VALUE_COLUMNS);

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

export const COMPANY_ROW_COLUMNS = withSources(VALUE_COLUMNS.filter(({ name }) => ROW_COLUMNS.has(name)));
