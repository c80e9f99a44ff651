import { createHash } from 'node:crypto';
import { matchKeys } from '@firmament/registers/match-key';
import type {
  CompanyIdentifiers,
  CompanyLinkRecord,
  CompanyRecord,
  DomainRecord,
  ReportFigure,
  ReportRecord,
} from '@firmament/registers/record';

/** How a company record waits in the staging table. */
export type CompanyRow = {
  sourceKey: string;
  contentHash: Buffer;
  matchKeys: string[];
  filledCount: number;
  /** Columns of the tables it goes to, by their names. */
  record: string;
};

/** The column of each figure of a report. */
const FIGURE_COLUMNS: Record<ReportFigure, string> = {
  revenue: 'revenue',
  revenueCagr: 'revenue_cagr',
  revenuePerEmployee: 'revenue_per_employee',
  earnings: 'earnings',
  earningsCagr: 'earnings_cagr',
  returnOnSales: 'return_on_sales',
  returnOnEquity: 'return_on_equity',
  totalAssets: 'total_assets',
  equity: 'equity',
  equityRatio: 'equity_ratio',
  liabilities: 'liabilities',
  realEstate: 'real_estate',
  cashOnHand: 'cash_on_hand',
  receivables: 'receivables',
  pensionProvisions: 'pension_provisions',
  costOfMaterials: 'cost_of_materials',
  wagesAndSalaries: 'wages_and_salaries',
  averageSalaryPerEmployee: 'average_salary_per_employee',
  taxRatio: 'tax_ratio',
  registeredCapital: 'registered_capital',
  employeesNumber: 'employees_number',
};

/** What the sources state in columns of `company`; the database adds the number of the industry. */
const fieldsOf = (record: CompanyRecord) => ({
  name: record.name,
  legal_form: record.legalForm,
  status: record.status,
  description: record.description,
  founded_on: record.foundedOn,
  register_number: record.identifiers.registerNumber,
  euid: record.identifiers.euid,
  lei: record.identifiers.lei,
  siren: record.identifiers.siren,
  stock_symbol: record.identifiers.stockSymbol,
  ut_number: record.identifiers.utNumber,
  vat_id: record.identifiers.vatId,
  gln: record.identifiers.gln,
  eori: record.identifiers.eori,
  gisa_number: record.identifiers.gisaNumber,
  zvr_number: record.identifiers.zvrNumber,
  court_code: record.identifiers.courtCode,
  che_uid: record.identifiers.cheUid,
  street: record.address.street,
  postcode: record.address.postcode,
  city: record.address.city,
  region: record.address.region,
  country: record.address.country,
  latitude: record.position?.latitude,
  longitude: record.position?.longitude,
  website: record.contact.website,
  email: record.contact.email,
  phone: record.contact.phone,
  fax: record.contact.fax,
  linkedin: record.social.linkedin,
  facebook: record.social.facebook,
  twitter: record.social.twitter,
  instagram: record.social.instagram,
  youtube: record.social.youtube,
  tiktok: record.social.tiktok,
  pinterest: record.social.pinterest,
  wikipedia: record.social.wikipedia,
  owners: record.owners,
  founders: record.founders,
  ceo: record.ceo,
  subsidiaries: record.subsidiaries,
  insolvency: record.insolvency,
});

const EMPTY_COMPANY: CompanyRecord = {
  sourceKey: '',
  name: '',
  formerNames: [],
  status: 'active',
  identifiers: {},
  address: {},
  contact: {},
  social: {},
  representatives: [],
  links: [],
  reports: [],
};

export const COMPANY_COLUMNS = ['industry_id', ...Object.keys(fieldsOf(EMPTY_COMPANY))];

export const FIGURE_COLUMN_NAMES: string[] = Object.values(FIGURE_COLUMNS);

export const reportRow = (report: ReportRecord) => ({
  period_end: report.periodEnd,
  auditor_name: report.auditorName,
  currency: report.currency,
  exchange_rate: report.exchangeRate,
  ...Object.fromEntries(
    Object.entries(report.figures).map(([figure, value]) => [FIGURE_COLUMNS[figure as ReportFigure], value]),
  ),
});

const domainRow = (domain: DomainRecord) => ({
  domain: domain.domain,
  created_on: domain.createdOn,
  expires_on: domain.expiresOn,
  updated_on: domain.updatedOn,
  dnssec: domain.dnssec,
  emails: domain.emails,
  nameservers: domain.nameservers,
  registrar: domain.registrar,
  registrar_country: domain.registrarCountry,
  ip_addresses: domain.ipAddresses,
  asn: domain.asn,
  asn_country: domain.asnCountry,
  asn_description: domain.asnDescription,
  txt: domain.txt,
  spf: domain.spf,
  mx: domain.mx,
  mx_ip: domain.mxIp,
  mx_asn: domain.mxAsn,
  mx_asn_country: domain.mxAsnCountry,
  mx_asn_description: domain.mxAsnDescription,
});

/** `country` is that of the company that states the tie: a register number without country is one of its own. */
export const linkRow = ({ kind, name, sourceKey, lei, registerNumber }: CompanyLinkRecord, country?: string) => ({
  kind,
  to_name: name,
  to_source_key: sourceKey,
  to_match_key: lei ? leiKey(lei) : registerNumber ? registerKey(registerNumber, country) : undefined,
});

export const leiKey = (lei: string): string => firstKey({ lei }, undefined);

export const registerKey = (registerNumber: string, country: string | undefined): string =>
  firstKey({ registerNumber }, country);

const firstKey = (identifiers: CompanyIdentifiers, country: string | undefined): string => {
  const [key = ''] = matchKeys({ ...EMPTY_COMPANY, identifiers, address: country ? { country } : {} });
  return hashKey(key);
};

/** PostgreSQL cannot store the character NUL, which broken files contain now and then. */
export const toJson = (value: unknown): string => JSON.stringify(value).replaceAll('\\u0000', '');

export const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Keys are stored as 128-bit hashes: short, of one length, and of no use to anybody else. */
const hashKey = (key: string): string => createHash('md5').update(key).digest('hex');

export const toCompanyRow = (record: CompanyRecord): CompanyRow => {
  const fields = fieldsOf(record);
  const json = toJson({
    fields,
    source_link: record.sourceLink,
    industry: record.industry,
    former_names: record.formerNames,
    representatives: record.representatives.map((person) => ({
      title: person.title,
      name: person.name,
      representation: person.representation,
      location: person.location,
      born_on: person.bornOn,
      started_on: person.startedOn,
      ended_on: person.endedOn,
    })),
    links: record.links.map((link) => linkRow(link, record.address.country)),
    reports: record.reports.map(reportRow),
    domain: record.domain && domainRow(record.domain),
  });
  return {
    sourceKey: record.sourceKey,
    contentHash: hashOf(json),
    matchKeys: matchKeys(record).map(hashKey),
    filledCount: Object.values(fields).filter((value) => value !== undefined).length,
    record: json,
  };
};
