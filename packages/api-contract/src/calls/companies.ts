import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { uid } from '../rules/account-fields.ts';
import { RANGE_INDICATORS } from './search.ts';

/** The specification's company detail; fields it does not name are ours. */

const text = z.string().nullable();
const day = z.iso.date().nullable();
const list = z.array(z.string());

/** Ids of the sources that a company can be refreshed from; `source` on the wire. */
export const SOURCES = { gisa: 1, firmenbuch: 2, germanRegister: 3, zefix: 4, gleif: 5, website: 6 } as const;

/** Latitude and longitude of a company whose position is unknown. */
export const NO_COORDINATE = -1;

/** Of the people on a company's page, this many come with email, phone and profiles. */
export const MAX_EMPLOYEES_WITH_CONTACT_DATA = 50;

export const companyId = z.coerce.number().int().min(1).max(2_147_483_647);

const domainInfo = z.object({
  domain: z.string(),
  creation_date: day,
  expiration_date: day,
  updated_date: day,
  dnssec: z.boolean().nullable(),
  emails: list,
  nameservers: list,
  registrar: text,
  registrar_country: text,
  ip_addresses: list,
  asn: text,
  asn_country: text,
  asn_description: text,
  txt: list,
  spf: text,
  mx: list,
  mx_ip: text,
  mx_asn: text,
  mx_asn_country: text,
  mx_asn_description: text,
});

const company = z.object({
  company_id: z.number().int(),
  company_name: z.string(),
  short_description: text.meta({ description: 'Lines are kept; a line may begin with a `Label:`.' }),
  ID_Fb: text.meta({ description: 'Firmenbuchnummer, Handelsregisternummer or its Swiss counterpart.' }),
  ID_EUID: text,
  ID_Lei: text,
  ID_Sirul: text,
  ID_Stockp: text,
  ID_Ut: text,
  ID_VatID: text,
  ID_GLN: text,
  ID_EORI: text,
  ID_GISA: text,
  ID_ZRV: text,
  ID_Gerichtscode: text,
  gegenstand: text.meta({ description: 'Industry.' }),
  date_founded: day,
  legal_status: z.enum(['Active', 'Inactive']),
  address_street: text,
  address_city: text,
  address_postcode: text,
  address_country: text,
  latitude: z.number().meta({ description: '-1 where the position is not known.' }),
  longitude: z.number(),
  contact_website: text,
  contact_email: text,
  contact_phone: text,
  contact_fax: text,
  social_linkedin: text,
  social_facebook: text,
  social_twitter: text,
  social_instagram: text,
  social_youtube: text,
  social_tiktok: text,
  social_pinterest: text,
  social_wikipedia: text,
  owners: text,
  founders: text,
  ceo: text,
  subsidiaries: text,
  insolvency: text,
  source: z.number().int().meta({ description: 'Id of the data source.' }),
  datalink: text.meta({ description: 'Where the source shows this company.' }),
  date_updated: z.iso.datetime(),
  date_added: z.iso.datetime(),
  domain_info: domainInfo.nullable(),
  status: z.enum(['active', 'in_liquidation', 'terminated']),
  legal_form: text,
  address_region: text,
  ID_CheUid: text,
  former_names: list,
  provenance: z.object({
    label: z.string(),
    licence: z.string(),
    attribution: z.string(),
    fetched_at: z.iso.datetime(),
    can_refresh: z.boolean().meta({ description: 'Whether this source can be asked again.' }),
  }),
});

const figure = z.number().nullable();
/** Named as in the specification; in EUR, per cent or heads. */
const figures = Object.fromEntries(RANGE_INDICATORS.map((name) => [name, figure])) as Record<
  (typeof RANGE_INDICATORS)[number],
  typeof figure
>;

export const financialReport = z.object({
  report_id: z.number().int(),
  company_id: z.number().int(),
  report_date: z.string().meta({ description: 'dd/mm/yyyy' }),
  auditor_name: text,
  currency: z.string().meta({ description: 'In which the report was filed; the figures are in EUR.' }),
  source_label: z.string(),
  ...figures,
});

const representative = z.object({
  title: z.string(),
  name: z.string(),
  representation: text,
  location: text,
  born_on: day,
  started_on: day,
  ended_on: day,
});

const linkedCompany = z.object({
  company_id: z.number().int().nullable().meta({ description: 'Null while we know that company by name only.' }),
  company_name: z.string(),
  legal_status: z.enum(['Active', 'Inactive']).nullable(),
  address_street: text,
  address_postcode: text,
  address_city: text,
  address_country: text,
  ID_Fb: text,
  ID_GISA: text,
  ID_EUID: text,
  relation: z
    .enum([
      'parent',
      'subsidiary',
      'shareholder',
      'shareholding',
      'representative',
      'represented',
      'branch',
      'head_office',
    ])
    .meta({ description: 'What the other company is to this one.' }),
});

const companyEmployee = z.object({
  employee_id: z.string(),
  fullName: z.string(),
  headline: text,
  title: text,
  email: text,
  phone: text,
  linkedin: text,
  twitter: text,
});

const update = z.object({
  field: z.string().meta({ description: 'Name of the field in `company`.' }),
  old_value: text,
  new_value: text,
  source_label: z.string(),
  changed_at: z.iso.datetime(),
});

export const companyDetail = z
  .object({
    company,
    financials: z.array(financialReport).meta({ description: 'Oldest first.' }),
    representatives: z.array(representative),
    linked_companies: z.array(linkedCompany),
    employees: z.array(companyEmployee).meta({
      description: 'The 500 best known at most; from the 51st on without email, phone and profiles.',
    }),
    employees_total: z.number().int(),
    updates: z.array(update).meta({ description: 'What changed and who said so, newest first, 100 at most.' }),
  })
  .meta({ id: 'CompanyDetail' });

export type CompanyDetail = z.infer<typeof companyDetail>;
export type Company = CompanyDetail['company'];
export type FinancialReport = z.infer<typeof financialReport>;
export type Representative = CompanyDetail['representatives'][number];
export type LinkedCompany = CompanyDetail['linked_companies'][number];
export type CompanyEmployee = CompanyDetail['employees'][number];
export type DataUpdate = CompanyDetail['updates'][number];

export const getCompany = defineEndpoint({
  id: 'companies',
  method: 'GET',
  path: '/api/companies',
  summary: 'One company. Counts one request, once per company and calendar month.',
  tag: 'companies',
  access: 'member',
  isService: true,
  query: z.object({ cid: companyId, uid }),
  response: companyDetail,
  errors: ['quota_used_up', 'forbidden', 'not_found'],
});
