import { defineSchema, type Schema } from '@firmament/search/schema';

/** The collections and what the index holds of them: only what filters, ranks or counts. */

/** The figures of the latest report that have a range filter; columns, indicators and index fields share the name. */
export const FIGURES = [
  'average_salary_per_employee',
  'cash_on_hand',
  'cost_of_materials',
  'earnings',
  'earnings_cagr',
  'employees_number',
  'equity',
  'equity_ratio',
  'liabilities',
  'pension_provisions',
  'real_estate',
  'receivables',
  'registered_capital',
  'return_on_equity',
  'return_on_sales',
  'revenue',
  'revenue_cagr',
  'revenue_per_employee',
  'tax_ratio',
  'total_assets',
  'wages_and_salaries',
] as const;

export type Figure = (typeof FIGURES)[number];

const figureColumns = Object.fromEntries(FIGURES.map((figure) => [figure, 'number'])) as Record<Figure, 'number'>;

export const companySchema = defineSchema({
  address: 'text',
  titles: 'text',
  country: 'choice',
  status: 'choice',
  legalForm: 'choice',
  industry: 'choice',
  sizeClass: 'choice',
  region: 'choice',
  /** The key of the town's name, so that every spelling of it is one label. */
  town: 'choice',
  /** A cell of a tenth of a degree, as "48.2,16.4", for the lights of the landing page. */
  cell: 'choice',
  isActive: 'flag',
  isInsolvent: 'flag',
  isToBeDeleted: 'flag',
  isInLiquidation: 'flag',
  hasWebsite: 'flag',
  hasEmail: 'flag',
  hasPhone: 'flag',
  hasAccounts: 'flag',
  hasOfficers: 'flag',
  position: 'point',
  /** What `contactKeysOf` makes of website, e-mail address and telephone number. */
  contact: 'key',
  /** Days since 1970. */
  founded: 'number',
  ...figureColumns,
});

export const personSchema = defineSchema({
  position: 'text',
  education: 'text',
  currentEmployer: 'text',
  formerEmployer: 'text',
  skills: 'text',
  experience: 'text',
  industry: 'choice',
  locality: 'choice',
  /** The locality's country and town as a key, "AT wien". */
  town: 'choice',
  country: 'choice',
  employer: 'choice',
  gender: 'choice',
  management: 'choice',
  /** Days since 1970, so that an age can be computed on any day. */
  bornOn: 'number',
});

/** The same names as in the collection of profiles, where both can be asked the same. */
export const registerPersonSchema = defineSchema({
  position: 'text',
  currentEmployer: 'text',
  formerEmployer: 'text',
  /** The town alone, as registers say it. */
  locality: 'choice',
  town: 'choice',
  /** Of the company of the main office. */
  country: 'choice',
  birthYear: 'number',
});

export type CompanyColumns = (typeof companySchema)['columns'];
export type PersonColumns = (typeof personSchema)['columns'];
export type RegisterPersonColumns = (typeof registerPersonSchema)['columns'];

/** By the names of their tables. */
export type ColumnsOf = { company: CompanyColumns; person: PersonColumns; register_person: RegisterPersonColumns };

export type Entity = keyof ColumnsOf;

export const SCHEMAS: { readonly [E in Entity]: Schema<ColumnsOf[E]> } = {
  company: companySchema,
  person: personSchema,
  register_person: registerPersonSchema,
};

export const ENTITIES = Object.keys(SCHEMAS) as Entity[];
