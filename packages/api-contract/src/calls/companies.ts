import { COMPANY_FIELDS, type FieldOnWire, fieldOf, type NumberOnWire } from '@firmament/record/fields/company-fields';
import type { FieldShape } from '@firmament/record/fields/shape';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { uid } from '../rules/account-fields.ts';
import { asOfDay, companyId } from '../rules/company-query.ts';
import { check, companyEvent, fact, ownership, PEOPLE_PER_PAGE, personInCharge, signing } from './company-facts.ts';
import { companyFlags } from './company-flags.ts';
import { RANGE_INDICATORS } from './search.ts';

/** The specification's company detail; fields it does not name are ours. */

const text = z.string().nullable();
const day = z.iso.date().nullable();
const list = z.array(z.string());
const number = z.number().nullable();

/** Latitude and longitude of a company whose position is unknown. */
export const NO_COORDINATE = -1;

/** Of the people on a company's page, this many come with email, phone and profiles. */
export const MAX_EMPLOYEES_WITH_CONTACT_DATA = 50;

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

const schemaOf = ({ type }: FieldShape) => {
  if (type === undefined) return text;
  return type === 'day' ? day : number;
};

/** What sources state, one property per field. */
const stated = Object.fromEntries(
  COMPANY_FIELDS.map((field) => [
    field.wire,
    field.meaning === undefined ? schemaOf(field) : schemaOf(field).meta({ description: field.meaning }),
  ]),
) as { [Wire in FieldOnWire]: Wire extends NumberOnWire ? typeof number : typeof text };

const company = z.object({
  ...stated,
  company_id: z.number().int(),
  company_name: z.string(),
  status: z.enum(['active', 'in_liquidation', 'terminated']),
  legal_status: z.enum(['Active', 'Inactive']),
  latitude: z.number().meta({ description: fieldOf('latitude').meaning }),
  longitude: z.number(),
  former_names: list,
  source: z.number().int().meta({ description: 'Id of the data source.' }),
  datalink: text.meta({ description: 'Where the source shows this company.' }),
  date_updated: z.iso.datetime().meta({
    description: 'The day of the newest statement of a source; where no source tells its day, when we read it.',
  }),
  date_added: z.iso.datetime(),
  domain_info: domainInfo.nullable(),
  register_portal: z.url().nullable().meta({ description: 'Where the register of that country can be asked.' }),
  can_upload_extract: z.boolean().meta({ description: 'Whether you can upload a register extract of this company.' }),
  provenance: z.object({
    label: z.string(),
    licence: z.string(),
    attribution: z.string(),
    fetched_at: z.iso.datetime().meta({ description: 'When we read it; what it says is of the day `as_of`.' }),
    as_of: day.meta({ description: 'The day on which the source said what is shown. Null: not known.' }),
    can_refresh: z.boolean().meta({ description: 'Whether this source can be asked again.' }),
  }),
});

const figure = z.number().nullable();
/** Named as in the specification; in EUR, per cent or heads. */
const figures = Object.fromEntries(RANGE_INDICATORS.map((name) => [name, figure])) as Record<
  (typeof RANGE_INDICATORS)[number],
  typeof figure
>;

/** The figures that are amounts of money. */
export const AMOUNTS = [
  'revenue',
  'revenue_per_employee',
  'earnings',
  'total_assets',
  'equity',
  'liabilities',
  'real_estate',
  'cash_on_hand',
  'receivables',
  'pension_provisions',
  'cost_of_materials',
  'wages_and_salaries',
  'average_salary_per_employee',
  'base_per_share_capital',
] as const satisfies readonly (typeof RANGE_INDICATORS)[number][];

export const financialReport = z.object({
  report_id: z.number().int(),
  company_id: z.number().int(),
  report_date: z.string().meta({ description: 'dd/mm/yyyy' }),
  auditor_name: text,
  currency: z.string().meta({ description: 'In which the report was filed; the figures are in EUR.' }),
  exchange_rate: z.number().meta({ description: 'EUR for one unit of `currency`; 1 for EUR.' }),
  exchange_rate_on: day.meta({ description: 'The day of that rate. Null: not known.' }),
  filed: z
    .partialRecord(z.enum(AMOUNTS), z.number())
    .nullable()
    .meta({ description: 'The amounts in `currency`, as they were filed. Null where they are in EUR anyway.' }),
  source_label: z.string(),
  ...figures,
});

const representative = z.object({
  title: z.string(),
  name: z.string(),
  representation: text,
  location: text,
  born_on: text.meta({ description: 'The year. Full dates of birth are not given out.' }),
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
  named_as: text.meta({
    description: 'Its name in the words of the source, if only that name led to this company: likely, not certain.',
  }),
  named_by: z.number().int().meta({
    description: 'How many further companies name it, 1,000 at most; 0 if it is the one that names this one.',
  }),
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
    representatives: z.array(representative).meta({
      description: `Who is in charge on that day: the first ${PEOPLE_PER_PAGE}. See \`companyPeople\` for more.`,
    }),
    representatives_total: z.number().int(),
    linked_companies: z.array(linkedCompany),
    employees: z.array(companyEmployee).meta({
      description: 'The 500 best known at most; from the 51st on without email, phone and profiles.',
    }),
    employees_total: z.number().int(),
    updates: z.array(update).meta({ description: 'What changed and who said so, newest first, 100 at most.' }),
    as_of: z.object({
      day: day.meta({ description: 'The day asked for. Null: today.' }),
      stated_on: day.meta({ description: 'The day of the newest statement shown. Null: not known.' }),
      event_days: z.array(z.iso.date()).meta({
        description: 'All days on which something happened, newest first, also those after the day asked for.',
      }),
      sources: z
        .array(
          z.object({
            source: z.number().int(),
            source_label: z.string(),
            as_of: day,
            licence: z.string(),
            attribution: z.string(),
            read_at: z.iso.datetime().nullable().meta({ description: 'Null: not known.' }),
          }),
        )
        .meta({ description: 'Who states what is shown; those who state nothing of it are not named.' }),
      came_since: z.array(personInCharge).meta({
        description: `Who is in charge today and was not on the day asked for, ${PEOPLE_PER_PAGE} at most. Empty if none was asked for, like the rest.`,
      }),
      came_since_total: z.number().int(),
      gone_since: z.array(z.number().int()).meta({
        description: '`mandate_id` of those in `people_in_charge` who were in charge on that day and are not today.',
      }),
      changed_since: z.array(z.string()).meta({
        description: 'Names of the fields in `facts` whose value is another one today.',
      }),
    }),
    facts: z.array(fact).meta({ description: 'Every value with its source and the day on which it was said.' }),
    people_in_charge: z.array(personInCharge).meta({
      description: `Who is in charge on that day, then those whose term ended within five years before it: the first ${PEOPLE_PER_PAGE}. See \`companyPeople\` for more.`,
    }),
    people_in_charge_total: z.number().int(),
    withheld_people: z.number().int().meta({
      description: 'How many people in charge are not shown, because they objected.',
    }),
    signing,
    ownership,
    events: z.array(companyEvent).meta({ description: 'Newest first, 200 at most.' }),
    checks: z.array(check),
    flags: companyFlags,
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
  query: z.object({
    cid: companyId,
    uid,
    as_of: asOfDay,
  }),
  response: companyDetail,
  errors: ['quota_used_up', 'forbidden', 'not_found'],
});

/** As far as people are read of one company. */
const MAX_PEOPLE_OFFSET = 1_000;

export const getCompanyPeople = defineEndpoint({
  id: 'companyPeople',
  method: 'GET',
  path: '/api/companies/people',
  summary: `The people in charge of one company, ${PEOPLE_PER_PAGE} from the offset on. Counts like \`companies\`, and with it once.`,
  tag: 'companies',
  access: 'member',
  isService: true,
  query: z.object({
    cid: companyId,
    uid,
    as_of: asOfDay,
    offset: z.coerce.number().int().min(0).max(MAX_PEOPLE_OFFSET).default(0),
  }),
  response: z.object({
    people_in_charge: companyDetail.shape.people_in_charge.meta({ description: 'In the order of the company’s page.' }),
    total: z.number().int(),
    gone_since: companyDetail.shape.as_of.shape.gone_since,
  }),
  errors: ['quota_used_up', 'forbidden', 'not_found'],
});

export type CompanyPeople = z.infer<(typeof getCompanyPeople)['response']>;
