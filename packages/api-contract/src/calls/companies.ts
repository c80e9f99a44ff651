import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { uid } from '../rules/account-fields.ts';
import { companyFlags } from './company-flags.ts';
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

export const asOfDay = z.iso
  .date()
  .optional()
  .meta({ description: 'Show what held on this day as we know it today, else what was last stated before it.' });

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
  date_updated: z.iso.datetime().meta({
    description: 'The day of the newest statement of a source; where no source tells its day, when we read it.',
  }),
  date_added: z.iso.datetime(),
  domain_info: domainInfo.nullable(),
  status: z.enum(['active', 'in_liquidation', 'terminated']),
  legal_form: text,
  address_region: text,
  ID_CheUid: text,
  former_names: list,
  court_name: text.meta({ description: 'The court or office that keeps the register.' }),
  registered_capital: z.number().nullable(),
  capital_currency: text,
  representation_rule: text.meta({
    description: 'How the company is represented in general, in the register’s words.',
  }),
  articles_on: day.meta({ description: 'The day of the articles that are in force.' }),
  last_entry_on: day.meta({ description: 'The day of the newest entry in the register, as of `provenance.as_of`.' }),
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

/** How sure it is that something held on the day in question. */
const basis = z.enum(['held', 'last_stated', 'undated']).meta({
  description:
    '`held`: stated before and after that day, or with days that include it. `last_stated`: what was last stated before it. `undated`: known only from statements without a day, or from later ones.',
});

const fact = z.object({
  field: z.string().meta({ description: 'Name of the field in `company`.' }),
  value: z.union([z.string(), z.number()]),
  display: z.string().meta({ description: 'The value in the spelling that a reader expects, such as `FN 941873h`.' }),
  source: z.number().int(),
  source_label: z.string(),
  as_of: day.meta({ description: 'The last day on which the source said so. Null: not known.' }),
  since: day.meta({ description: 'The first day on which we know it to have said so.' }),
  basis,
});

const personInCharge = z.object({
  mandate_id: z.number().int().meta({ description: 'Stays the same as long as the source lists the term.' }),
  name: z.string(),
  title: z.string(),
  representation: text,
  location: text,
  birth_year: z.number().int().nullable(),
  started_on: day,
  ended_on: day,
  is_in_charge: z.boolean().meta({ description: 'On the day in question.' }),
  basis,
  source_label: z.string(),
  as_of: day.meta({ description: 'The last day on which the source listed the person.' }),
  employee_id: text.meta({ description: 'The person of the registers. Null: not found out yet.' }),
  other_mandates: z
    .object({ certain: z.number().int(), likely: z.number().int() })
    .nullable()
    .meta({ description: 'At other companies, without those that ended more than five years ago.' }),
});

const evidence = z.object({ text: z.string(), source_label: z.string(), as_of: day });

/** Parts in representation that another signer can be required to hold. */
export const SIGNING_PARTS = [
  ...(['director', 'board_member', 'partner', 'liquidator', 'prokurist', 'chair'] as const),
  /** Any of the above who represents by office: not a Prokurist. */
  'representative',
  /** Anybody with a signature, as in Switzerland. */
  'signatory',
] as const;

export const SIGNING_LIMITS = [
  ...(['prokura', 'branch_only', 'no_land', 'with_land', 'self_dealing', 'multiple_representation'] as const),
] as const;

const signer = z.object({
  mandate_id: z.number().int().nullable().meta({ description: 'Null for a company.' }),
  name: z.string(),
  title: z.string(),
});

const signingLimits = z.array(z.enum(SIGNING_LIMITS)).meta({
  description: 'Where it does not hold, or holds beyond the usual. `prokura`: not by office, but by Prokura.',
});

const signing = z
  .object({
    ways: z
      .array(
        z.object({
          signers: z.array(signer).meta({ description: 'Each of them signs this way; all have the same rule.' }),
          beside_count: z.number().int().nullable().meta({
            description: 'How many others it takes. 0: signs alone. Null: all others who hold one of `beside`.',
          }),
          beside: z.array(z.enum(SIGNING_PARTS)).meta({
            description: 'The others hold one of these parts. Empty for those who sign alone or with somebody named.',
          }),
          beside_names: z.array(z.string()).meta({
            description:
              'Who that can be on that day, without those whom the register excludes. Empty though others are needed: nobody is listed.',
          }),
          beside_titles: z.array(z.string()).meta({ description: 'Their titles, in the same order.' }),
          limits: signingLimits,
          evidence,
        }),
      )
      .meta({ description: 'The combinations that bind the company on that day, as the register words them.' }),
    quoted: z
      .array(evidence.extend({ name: z.string().nullable() }))
      .meta({ description: 'Rules that could not be read for certain, as they stand. No name: of the company.' }),
    not_stated: z
      .array(signer.extend({ limits: signingLimits, evidence: evidence.nullable() }))
      .meta({ description: 'Who represents the company without our source saying whether alone or with whom.' }),
  })
  .meta({ description: 'Who may sign for the company.' });

const owner = z.object({
  name: z.string(),
  company_id: z.number().int().nullable().meta({ description: 'Null for persons and companies known by name only.' }),
  relation: z.enum(['shareholder', 'parent', 'partner', 'proprietor']).meta({
    description:
      '`parent`: consolidates the company, which says nothing about a share. `partner`: liable in person. `proprietor`: a sole trader.',
  }),
  percent: z.number().nullable().meta({ description: 'Of the capital. Null: not known.' }),
  since: day,
  source_label: z.string(),
  as_of: day,
  basis,
});

const ownership = z
  .object({
    owners: z.array(owner),
    known_percent: z.number().meta({ description: 'What the known shares add up to.' }),
    unknown_percent: z.number().nullable().meta({
      description: 'The rest that nobody we ask tells of. Null where there are no shares to be told of.',
    }),
    no_parent: z
      .object({
        reasons: z.array(z.string()).meta({ description: "GLEIF's codes, such as `NATURAL_PERSONS`." }),
        source_label: z.string(),
        as_of: z.string(),
      })
      .nullable()
      .meta({ description: 'Why the company names no parent to the LEI register, where no parent is known.' }),
  })
  .meta({ description: 'Who owns the company, as far as our sources tell.' });

export const EVENT_KINDS = [
  'founded',
  'renamed',
  'moved',
  'form_changed',
  'capital_changed',
  'officer_entered',
  'officer_left',
  'officer_changed',
  'owner_entered',
  'owner_left',
  'share_changed',
  'accounts_filed',
  'insolvency_opened',
  'insolvency_changed',
  'insolvency_closed',
  'deletion_announced',
  'liquidation',
  'continued',
  'deleted',
  'register_changed',
  'merged',
  'other',
] as const;

export type EventKind = (typeof EVENT_KINDS)[number];

const companyEvent = z.object({
  event_id: z.guid().meta({ description: 'The same for the same event, whichever sources tell of it.' }),
  kind: z.enum(EVENT_KINDS),
  subject: z.string().meta({ description: 'Whom or what it is about: a role and a name, a field, a day of accounts.' }),
  happened_on: day,
  announced_on: day,
  seen_at: z.iso.datetime().nullable().meta({
    description: 'When we noticed it. Null for what was known when we first read of the company.',
  }),
  from: text,
  to: text,
  certainty: z.enum(['stated', 'compared']).meta({
    description: '`stated`: a source gives the day. `compared`: it follows from two statements of one source.',
  }),
  supersedes: z.guid().nullable(),
  sources: z.array(z.object({ source_label: z.string(), as_of: day })),
});

export const CHECKS = ['insolvency', 'vat', 'lei', 'accounts', 'deletion_notice'] as const;

const check = z.object({
  check: z.enum(CHECKS),
  state: z.enum(['found', 'not_found', 'not_asked']).meta({
    description: 'Unknown is not none: `not_found` is only said where a source that would know was asked.',
  }),
  value: text.meta({ description: 'What was found.' }),
  source_label: text.meta({ description: 'Who said so.' }),
  as_of: day,
  reason: z
    .enum(['no_open_source', 'not_read', 'not_checked'])
    .nullable()
    .meta({ description: 'Why nobody was asked.' }),
  look_up: z.url().nullable().meta({ description: 'Where one can look.' }),
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
    as_of: z.object({
      day: day.meta({ description: 'The day asked for. Null: today.' }),
      stated_on: day.meta({ description: 'The day of the newest statement shown. Null: not known.' }),
      event_days: z.array(z.iso.date()).meta({
        description: 'All days on which something happened, newest first, also those after the day asked for.',
      }),
      sources: z
        .array(
          z.object({
            ...{ source: z.number().int(), source_label: z.string(), as_of: day, licence: z.string() },
            attribution: z.string(),
            read_at: z.iso.datetime().nullable().meta({ description: 'Null: not known.' }),
          }),
        )
        .meta({ description: 'Who states what is shown; those who state nothing of it are not named.' }),
      came_since: z.array(personInCharge).meta({
        description:
          'Who is in charge today and was not on the day asked for. Empty if none was asked for, like the rest.',
      }),
      gone_since: z.array(z.number().int()).meta({
        description: '`mandate_id` of those who were in charge on that day and are not today.',
      }),
      changed_since: z.array(z.string()).meta({
        description: 'Names of the fields in `facts` whose value is another one today.',
      }),
    }),
    facts: z.array(fact).meta({ description: 'Every value with its source and the day on which it was said.' }),
    people_in_charge: z.array(personInCharge).meta({
      description: 'Who is in charge on that day, then those whose term ended within five years before it.',
    }),
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
export type Fact = CompanyDetail['facts'][number];
export type Signing = CompanyDetail['signing'];
export type Ownership = CompanyDetail['ownership'];
export type PersonInCharge = CompanyDetail['people_in_charge'][number];
export type CompanyEvent = CompanyDetail['events'][number];
export type Check = CompanyDetail['checks'][number];
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
