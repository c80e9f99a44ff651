import type { FieldShape } from './shape.ts';

/**
 * What sources state of a company, once. Those that nearly every source states come first and those that only extracts
 * state come last, because the cells of a record that is being read are written in this order and end with the last one
 * that is filled.
 */
const TABLE = [
  { name: 'name', path: 'name', wire: 'company_name', label: { en: 'Name', de: 'Name' }, stated: 'usually' },
  {
    name: 'legal_form',
    path: 'legalForm',
    wire: 'legal_form',
    label: { en: 'Legal form', de: 'Rechtsform' },
    stated: 'usually',
  },
  { name: 'status', path: 'status', wire: 'status', label: { en: 'Status', de: 'Status' }, stated: 'usually' },
  {
    name: 'register_number',
    path: 'identifiers.registerNumber',
    wire: 'ID_Fb',
    label: { en: 'Register number', de: 'Registernummer' },
    meaning: 'Firmenbuchnummer, Handelsregisternummer or its Swiss counterpart.',
    stated: 'usually',
    identifier: 'register',
    changesWith: 'register',
  },
  {
    name: 'euid',
    path: 'identifiers.euid',
    wire: 'ID_EUID',
    label: { en: 'EUID', de: 'EUID' },
    stated: 'usually',
    identifier: 'euid',
    changesWith: 'register',
  },
  {
    name: 'court_code',
    path: 'identifiers.courtCode',
    wire: 'ID_Gerichtscode',
    label: { en: 'Register authority', de: 'Registerbehörde' },
    stated: 'usually',
    identifier: 'court',
    changesWith: 'register',
  },
  {
    name: 'street',
    path: 'address.street',
    wire: 'address_street',
    label: { en: 'Street', de: 'Straße' },
    stated: 'usually',
    changesWith: 'address',
  },
  {
    name: 'postcode',
    path: 'address.postcode',
    wire: 'address_postcode',
    label: { en: 'Postcode', de: 'Postleitzahl' },
    stated: 'usually',
    changesWith: 'address',
  },
  {
    name: 'city',
    path: 'address.city',
    wire: 'address_city',
    label: { en: 'Town', de: 'Ort' },
    stated: 'usually',
    changesWith: 'address',
  },
  {
    name: 'region',
    path: 'address.region',
    wire: 'address_region',
    label: { en: 'Region', de: 'Region' },
    stated: 'usually',
    changesWith: 'address',
    isFoundByUs: true,
  },
  {
    name: 'country',
    path: 'address.country',
    wire: 'address_country',
    label: { en: 'Country', de: 'Land' },
    stated: 'usually',
    changesWith: 'address',
  },
  {
    name: 'latitude',
    path: 'position.latitude',
    wire: 'latitude',
    label: { en: 'Latitude', de: 'Breitengrad' },
    meaning: '-1 where the position is not known.',
    type: 'number',
    stated: 'usually',
    isFoundByUs: true,
  },
  {
    name: 'longitude',
    path: 'position.longitude',
    wire: 'longitude',
    label: { en: 'Longitude', de: 'Längengrad' },
    type: 'number',
    stated: 'usually',
    isFoundByUs: true,
  },
  {
    name: 'court',
    path: 'court',
    wire: 'court_name',
    label: { en: 'Register authority', de: 'Registerbehörde' },
    meaning: 'The court or office that keeps the register.',
    stated: 'usually',
    changesWith: 'register',
  },
  {
    name: 'description',
    path: 'description',
    wire: 'short_description',
    label: { en: 'Description', de: 'Beschreibung' },
    meaning: 'Lines are kept; a line may begin with a `Label:`.',
  },
  {
    name: 'founded_on',
    path: 'foundedOn',
    wire: 'date_founded',
    label: { en: 'Founding date', de: 'Gründungsdatum' },
    type: 'day',
  },
  { name: 'lei', path: 'identifiers.lei', wire: 'ID_Lei', label: { en: 'LEI', de: 'LEI' }, identifier: 'lei' },
  {
    name: 'siren',
    path: 'identifiers.siren',
    wire: 'ID_Sirul',
    label: { en: 'SIREN', de: 'SIREN' },
    identifier: 'siren',
  },
  {
    name: 'stock_symbol',
    path: 'identifiers.stockSymbol',
    wire: 'ID_Stockp',
    label: { en: 'Stock exchange', de: 'Börse' },
    identifier: 'isin',
  },
  {
    name: 'ut_number',
    path: 'identifiers.utNumber',
    wire: 'ID_Ut',
    label: { en: 'UT number', de: 'UT-Nummer' },
    identifier: 'ut',
  },
  {
    name: 'vat_id',
    path: 'identifiers.vatId',
    wire: 'ID_VatID',
    label: { en: 'VAT number', de: 'USt-IdNr. (UID-Nummer, MWST-Nr.)' },
    identifier: 'vat',
  },
  { name: 'gln', path: 'identifiers.gln', wire: 'ID_GLN', label: { en: 'GLN', de: 'GLN' }, identifier: 'gln' },
  { name: 'eori', path: 'identifiers.eori', wire: 'ID_EORI', label: { en: 'EORI', de: 'EORI' }, identifier: 'eori' },
  {
    name: 'gisa_number',
    path: 'identifiers.gisaNumber',
    wire: 'ID_GISA',
    label: { en: 'GISA number', de: 'GISA-Zahl' },
    identifier: 'gisa',
  },
  {
    name: 'zvr_number',
    path: 'identifiers.zvrNumber',
    wire: 'ID_ZRV',
    label: { en: 'ZVR number', de: 'ZVR-Zahl' },
    identifier: 'zvr',
  },
  {
    name: 'che_uid',
    path: 'identifiers.cheUid',
    wire: 'ID_CheUid',
    label: { en: 'Swiss UID', de: 'UID (Schweiz)' },
    identifier: 'che',
  },
  { name: 'website', path: 'contact.website', wire: 'contact_website', label: { en: 'Website', de: 'Website' } },
  { name: 'email', path: 'contact.email', wire: 'contact_email', label: { en: 'Email', de: 'E-Mail' } },
  { name: 'phone', path: 'contact.phone', wire: 'contact_phone', label: { en: 'Phone', de: 'Telefon' } },
  { name: 'fax', path: 'contact.fax', wire: 'contact_fax', label: { en: 'Fax', de: 'Fax' } },
  {
    name: 'linkedin',
    path: 'social.linkedin',
    wire: 'social_linkedin',
    label: { en: 'LinkedIn', de: 'LinkedIn' },
    isProfile: true,
  },
  {
    name: 'facebook',
    path: 'social.facebook',
    wire: 'social_facebook',
    label: { en: 'Facebook', de: 'Facebook' },
    isProfile: true,
  },
  {
    name: 'twitter',
    path: 'social.twitter',
    wire: 'social_twitter',
    label: { en: 'X (Twitter)', de: 'X (Twitter)' },
    isProfile: true,
  },
  {
    name: 'instagram',
    path: 'social.instagram',
    wire: 'social_instagram',
    label: { en: 'Instagram', de: 'Instagram' },
    isProfile: true,
  },
  {
    name: 'youtube',
    path: 'social.youtube',
    wire: 'social_youtube',
    label: { en: 'YouTube', de: 'YouTube' },
    isProfile: true,
  },
  {
    name: 'tiktok',
    path: 'social.tiktok',
    wire: 'social_tiktok',
    label: { en: 'TikTok', de: 'TikTok' },
    isProfile: true,
  },
  {
    name: 'pinterest',
    path: 'social.pinterest',
    wire: 'social_pinterest',
    label: { en: 'Pinterest', de: 'Pinterest' },
    isProfile: true,
  },
  {
    name: 'wikipedia',
    path: 'social.wikipedia',
    wire: 'social_wikipedia',
    label: { en: 'Wikipedia', de: 'Wikipedia' },
    isProfile: true,
  },
  { name: 'owners', path: 'owners', wire: 'owners', label: { en: 'Owners', de: 'Eigentümer' } },
  { name: 'founders', path: 'founders', wire: 'founders', label: { en: 'Founders', de: 'Gründer' } },
  { name: 'ceo', path: 'ceo', wire: 'ceo', label: { en: 'Management', de: 'Leitung' } },
  {
    name: 'subsidiaries',
    path: 'subsidiaries',
    wire: 'subsidiaries',
    label: { en: 'Subsidiaries', de: 'Tochterunternehmen' },
  },
  { name: 'insolvency', path: 'insolvency', wire: 'insolvency', label: { en: 'Insolvency', de: 'Insolvenz' } },
  {
    name: 'registered_capital',
    path: 'registeredCapital.amount',
    wire: 'registered_capital',
    label: { en: 'Registered capital', de: 'Stamm- oder Grundkapital' },
    type: 'number',
    changesWith: 'capital',
  },
  {
    name: 'capital_currency',
    path: 'registeredCapital.currency',
    wire: 'capital_currency',
    label: { en: 'Currency of the capital', de: 'Währung des Kapitals' },
    changesWith: 'capital',
  },
  {
    name: 'representation_rule',
    path: 'representationRule',
    wire: 'representation_rule',
    label: { en: 'General representation', de: 'Allgemeine Vertretung' },
    meaning: 'How the company is represented in general, in the register’s words.',
    stated: 'in-extracts',
  },
  {
    name: 'articles_on',
    path: 'articlesOn',
    wire: 'articles_on',
    label: { en: 'Date of the articles', de: 'Tag des Gesellschaftsvertrags' },
    meaning: 'The day of the articles that are in force.',
    type: 'day',
    stated: 'in-extracts',
  },
  {
    name: 'last_entry_on',
    path: 'lastEntryOn',
    wire: 'last_entry_on',
    label: { en: 'Last entry', de: 'Letzte Eintragung' },
    meaning: 'The day of the newest entry in the register, as of `provenance.as_of`.',
    type: 'day',
    stated: 'in-extracts',
  },
  {
    name: 'industry',
    // A list of its own; only the number stands with the company.
    column: 'industry_id',
    path: 'industry',
    wire: 'gegenstand',
    label: { en: 'Industry', de: 'Branche' },
    meaning: 'Industry.',
  },
] as const satisfies readonly FieldShape[];

type Row = (typeof TABLE)[number];

export type FieldName = Row['name'];
export type FieldOnWire = Row['wire'];
/** Those that are numbers there. */
export type NumberOnWire = Extract<Row, { type: 'number' }>['wire'];
export type FieldPath = Row['path'];
/** The fields whose value stands in a column of `company` of the same name. */
export type FieldColumn = Exclude<Row, { column: string }>['name'];

export type CompanyField = FieldShape & { name: FieldName; wire: FieldOnWire; path: FieldPath };

export const COMPANY_FIELDS: readonly CompanyField[] = TABLE;

const BY_NAME = new Map<string, CompanyField>(COMPANY_FIELDS.map((field) => [field.name, field]));
const BY_WIRE = new Map<string, CompanyField>(COMPANY_FIELDS.map((field) => [field.wire, field]));

export const fieldOf = (name: FieldName): CompanyField => BY_NAME.get(name) as CompanyField;

/** By any name; undefined where no source states such a thing of a company. */
export const fieldNamed = (name: string): CompanyField | undefined => BY_NAME.get(name);

export const fieldOnWire = (wire: string): CompanyField | undefined => BY_WIRE.get(wire);

/** The columns of `company` that hold what sources state, in the order of the table; the industry is a number beside them. */
export const FIELD_COLUMNS: readonly FieldColumn[] = COMPANY_FIELDS.flatMap((field) =>
  field.column === undefined ? [field.name as FieldColumn] : [],
);

export const columnsStated = (where: 'usually' | 'in-extracts'): FieldColumn[] =>
  FIELD_COLUMNS.filter((column) => fieldOf(column).stated === where);

/** The columns of one fact that is stated as a whole. */
export const columnsThatChangeWith = (whole: 'address' | 'register' | 'capital'): FieldColumn[] =>
  FIELD_COLUMNS.filter((column) => fieldOf(column).changesWith === whole);
