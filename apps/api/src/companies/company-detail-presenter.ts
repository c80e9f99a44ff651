import {
  type Company,
  type CompanyDetail,
  type CompanyEmployee,
  type FinancialReport,
  type LinkedCompany,
  MAX_EMPLOYEES_WITH_CONTACT_DATA,
  NO_COORDINATE,
  SOURCES,
} from '@firmament/api-contract/calls/companies';
import { COUNTRIES, RANGE_INDICATORS } from '@firmament/api-contract/calls/search';
import type { CompanyRow } from './company.query.ts';

/** Wire names of a company's columns, and of its parts as the change records name them. */
const WIRE_NAMES: Record<string, string> = {
  name: 'company_name',
  description: 'short_description',
  industry: 'gegenstand',
  founded_on: 'date_founded',
  register_number: 'ID_Fb',
  euid: 'ID_EUID',
  lei: 'ID_Lei',
  siren: 'ID_Sirul',
  stock_symbol: 'ID_Stockp',
  ut_number: 'ID_Ut',
  vat_id: 'ID_VatID',
  gln: 'ID_GLN',
  eori: 'ID_EORI',
  gisa_number: 'ID_GISA',
  zvr_number: 'ID_ZRV',
  court_code: 'ID_Gerichtscode',
  che_uid: 'ID_CheUid',
  street: 'address_street',
  postcode: 'address_postcode',
  city: 'address_city',
  region: 'address_region',
  country: 'address_country',
  website: 'contact_website',
  email: 'contact_email',
  phone: 'contact_phone',
  fax: 'contact_fax',
  linkedin: 'social_linkedin',
  facebook: 'social_facebook',
  twitter: 'social_twitter',
  instagram: 'social_instagram',
  youtube: 'social_youtube',
  tiktok: 'social_tiktok',
  pinterest: 'social_pinterest',
  wikipedia: 'social_wikipedia',
  source_link: 'datalink',
  financial_report: 'financials',
  representative: 'representatives',
  company_link: 'linked_companies',
  'domain_info.created_on': 'domain_info.creation_date',
  'domain_info.expires_on': 'domain_info.expiration_date',
  'domain_info.updated_on': 'domain_info.updated_date',
};

export const wireNameOf = (field: string): string => WIRE_NAMES[field] ?? field;

const countryName = (code: string | null): string | null =>
  code === null ? null : (COUNTRIES[code as keyof typeof COUNTRIES] ?? code);

const legalStatus = (status: string): Company['legal_status'] => (status === 'active' ? 'Active' : 'Inactive');

const isoTime = (text: string): string => new Date(text).toISOString();

export const presentCompanyDetail = (row: CompanyRow): CompanyDetail => ({
  company: presentCompany(row),
  financials: row.reports.map(presentReport),
  representatives: row.representatives,
  linked_companies: presentLinks(row),
  employees: row.employees.map(presentEmployee),
  employees_total: row.employee_count,
  updates: row.updates.map(presentUpdate),
});

const NO_CONTACT_DATA = { email: null, phone: null, linkedin: null, twitter: null };

/** The page of a company is no list of addresses: from a certain place on, people have to be opened one by one. */
const presentEmployee = (
  { profile_id, full_name, ...rest }: CompanyRow['employees'][number],
  place: number,
): CompanyEmployee => ({
  employee_id: profile_id,
  fullName: full_name,
  ...rest,
  ...(place >= MAX_EMPLOYEES_WITH_CONTACT_DATA && NO_CONTACT_DATA),
});

const presentCompany = (row: CompanyRow): Company => ({
  company_id: row.id,
  company_name: row.name,
  short_description: row.description,
  ID_Fb: row.register_number,
  ID_EUID: row.euid,
  ID_Lei: row.lei,
  ID_Sirul: row.siren,
  ID_Stockp: row.stock_symbol,
  ID_Ut: row.ut_number,
  ID_VatID: row.vat_id,
  ID_GLN: row.gln,
  ID_EORI: row.eori,
  ID_GISA: row.gisa_number,
  ID_ZRV: row.zvr_number,
  ID_Gerichtscode: row.court_code,
  gegenstand: row.industry,
  date_founded: row.founded_on,
  legal_status: legalStatus(row.status),
  address_street: row.street,
  address_city: row.city,
  address_postcode: row.postcode,
  address_country: countryName(row.country),
  latitude: row.latitude ?? NO_COORDINATE,
  longitude: row.longitude ?? NO_COORDINATE,
  contact_website: row.website,
  contact_email: row.email,
  contact_phone: row.phone,
  contact_fax: row.fax,
  social_linkedin: row.linkedin,
  social_facebook: row.facebook,
  social_twitter: row.twitter,
  social_instagram: row.instagram,
  social_youtube: row.youtube,
  social_tiktok: row.tiktok,
  social_pinterest: row.pinterest,
  social_wikipedia: row.wikipedia,
  owners: row.owners,
  founders: row.founders,
  ceo: row.ceo,
  subsidiaries: row.subsidiaries,
  insolvency: row.insolvency,
  source: row.source_id,
  datalink: row.source_link,
  date_updated: row.updated_at.toISOString(),
  date_added: row.created_at.toISOString(),
  domain_info: presentDomain(row.domain),
  status: row.status as Company['status'],
  legal_form: row.legal_form,
  address_region: row.region,
  ID_CheUid: row.che_uid,
  former_names: row.former_names,
  provenance: {
    label: row.source_label,
    licence: row.licence,
    attribution: row.attribution,
    fetched_at: row.fetched_at.toISOString(),
    can_refresh: Object.values<number>(SOURCES).includes(row.source_id),
  },
});

const presentDomain = (row: CompanyRow['domain']): Company['domain_info'] => {
  if (!row) return null;
  const { company_id: _, created_on, expires_on, updated_on, ...rest } = row;
  return { ...rest, creation_date: created_on, expiration_date: expires_on, updated_date: updated_on };
};

type ReportRow = CompanyRow['reports'][number];

const presentReport = (row: ReportRow): FinancialReport => {
  const { registered_capital, ...stored } = row;
  const figures = { ...stored, base_per_share_capital: registered_capital };
  return {
    report_id: row.id,
    company_id: row.company_id,
    report_date: row.period_end.split('-').reverse().join('/'),
    auditor_name: row.auditor_name,
    currency: row.currency,
    source_label: row.source_label ?? '',
    ...(Object.fromEntries(RANGE_INDICATORS.map((name) => [name, figures[name]])) as Figures),
  };
};

type Figures = Pick<FinancialReport, (typeof RANGE_INDICATORS)[number]>;
type Relation = LinkedCompany['relation'];

/** A link says what the other company is to the one that states it. This is the relation from the other side. */
const SEEN_FROM_THERE: Record<string, Relation> = {
  parent: 'subsidiary',
  subsidiary: 'parent',
  shareholder: 'shareholding',
  representative: 'represented',
  branch: 'head_office',
};

/** Both sides may state the same link, and so may two sources: each is shown once. */
const presentLinks = ({ links, links_here }: CompanyRow): LinkedCompany[] => {
  const all = [
    ...links.map((link) => presentLink(link, link.kind as Relation)),
    ...links_here.map((link) => presentLink(link, SEEN_FROM_THERE[link.kind])),
  ].filter((link) => link !== undefined);
  return [...new Map(all.map((link) => [`${link.relation} ${link.company_id ?? link.company_name}`, link])).values()];
};

type LinkRow = CompanyRow['links'][number];

/** Skips a link of which we know neither the company nor its name. */
const presentLink = (row: LinkRow, relation: Relation | undefined): LinkedCompany | undefined =>
  row.name === null || relation === undefined
    ? undefined
    : {
        company_id: row.id,
        company_name: row.name,
        legal_status: row.status === null ? null : legalStatus(row.status),
        address_street: row.street,
        address_postcode: row.postcode,
        address_city: row.city,
        address_country: countryName(row.country),
        ID_Fb: row.register_number,
        ID_GISA: row.gisa_number,
        ID_EUID: row.euid,
        relation,
      };

const presentUpdate = ({ field, old_value, new_value, ...rest }: CompanyRow['updates'][number]) => {
  const value = (text: string | null) => (field === 'country' ? countryName(text) : text);
  return {
    field: wireNameOf(field),
    old_value: value(old_value),
    new_value: value(new_value),
    source_label: rest.source_label,
    changed_at: isoTime(rest.changed_at),
  };
};
