import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { DEFAULT_LANGUAGE, language } from '../language.ts';
import { MAX_SEARCH_TERMS } from '../limits.ts';
import type { Rule } from '../rules/rule-texts.ts';

/** Search for companies and people (specification, §5 and §7). */

export const PAGE_SIZE = 10;
/** Suggestions and the dashboard's quick searches need this many characters. */
export const MIN_QUERY_LENGTH = 3;
/** Suggestions of places need only two: Au, Bo, 80. */
export const MIN_PLACE_LENGTH = 2;
/** An address counts only when it is longer than this. */
export const MIN_ADDRESS_LENGTH = 3;

export const COUNTRIES = { AT: 'Austria', DE: 'Germany', CH: 'Switzerland' } as const;
export type CountryCode = keyof typeof COUNTRIES;

export const OPERATORS = ['must', 'atleast', 'exclusive'] as const;
export const ENTITIES = ['companies', 'companies_employees'] as const;

export const RANGE_INDICATORS = [
  'average_salary_per_employee',
  'base_per_share_capital',
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
  'return_on_equity',
  'return_on_sales',
  'revenue',
  'revenue_cagr',
  'revenue_per_employee',
  'tax_ratio',
  'total_assets',
  'wages_and_salaries',
] as const;

/** `…_name` matches the whole value as a facet lists it; the plain ones match words in it. */
export const COMPANY_INDICATORS = [
  'keyword',
  'industry',
  'industry_name',
  'country',
  'legal_status',
  'status',
  'employee_title',
  'address',
  'radius',
  'legal_form',
  'size_class',
  'region',
  'founded',
  'mark',
  'has',
  ...RANGE_INDICATORS,
] as const;

/** What a company is marked with wherever it is listed: it may be about to end, or to fail. */
export const MARKS = ['insolvency', 'deletion_notice', 'liquidation'] as const;
export type Mark = (typeof MARKS)[number];

/** What can be asked to be known about a company. */
export const KNOWN_THINGS = ['website', 'email', 'phone', 'accounts', 'officers'] as const;
export type KnownThing = (typeof KNOWN_THINGS)[number];

/** What companies can be sorted by; those without the value come last, in either direction. */
export const COMPANY_SORTS = ['relevance', 'name', 'founded', 'revenue', 'employees_number', 'total_assets'] as const;
export type CompanySort = (typeof COMPANY_SORTS)[number];
export const DIRECTIONS = ['asc', 'desc'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const EMPLOYEE_INDICATORS = [
  'keyword',
  'employee_name',
  'locality',
  'locality_name',
  'employee_industry',
  'employee_industry_name',
  'education',
  'current_employer',
  'former_employer',
  'employer_name',
  'skills',
  'professional_experience',
  'position',
  'age',
  'gender',
  'isManagement',
  'person_kind',
] as const;

/** People with a profile, and people whom only registers name. Without the filter both are searched. */
export const PERSON_KINDS = ['Profile', 'Register'] as const;
export type PersonKind = (typeof PERSON_KINDS)[number];

const MAX_INDICATORS = 100;
const MAX_VALUES = 50;
const MAX_VALUE_LENGTH = 500;
const MAX_OFFSET = 10_000_000;

const value = z
  .union([z.string().max(MAX_VALUE_LENGTH), z.number(), z.null()])
  .meta({ description: 'A text or number; in a range, an empty text or null leaves that end open.' });

export const performanceIndicator = z
  .object({
    indicator: z.string().max(100),
    operator: z.enum(OPERATORS),
    values: z.array(value).max(MAX_VALUES),
  })
  .meta({ id: 'PerformanceIndicator' });

export type PerformanceIndicator = z.infer<typeof performanceIndicator>;

const countTerms = (indicators: readonly PerformanceIndicator[]): number =>
  indicators.reduce(
    (sum, { values }) => sum + values.reduce<number>((terms, value) => terms + Math.max(1, countWords(value)), 0),
    0,
  );

const countWords = (value: PerformanceIndicator['values'][number]): number =>
  typeof value === 'string' ? (value.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) : 1;

/** The criteria of a search that is to be run or kept. Ones kept from before the limit may still be read. */
export const searchCriteria = z
  .array(performanceIndicator)
  .max(MAX_INDICATORS)
  .refine((indicators) => countTerms(indicators) <= MAX_SEARCH_TERMS, { error: 'search_terms' satisfies Rule })
  .meta({ description: `At most ${MAX_SEARCH_TERMS} words in all values together.` });

export const searchRequest = z.object({
  entity: z.enum(ENTITIES),
  performanceIndicators: searchCriteria,
  offset: z.number().int().min(0).max(MAX_OFFSET).default(0),
  sort: z.enum(COMPANY_SORTS).default('relevance').meta({
    description:
      'Companies only: people come by relevance, and another order is refused. Companies without the value come last.',
  }),
  direction: z
    .enum(DIRECTIONS)
    .default('desc')
    .meta({ description: 'Of `sort`; by relevance, the best comes first in any case.' }),
});

export const companyResult = z.object({
  company_id: z.number().int(),
  company_name: z.string(),
  address: z.string(),
  latitude: z.number().meta({ description: '-1 where the position is not known.' }),
  longitude: z.number(),
  legal_status: z.enum(['Active', 'Inactive']),
  counts: z.object({ employees: z.number().int(), financials: z.number().int(), representatives: z.number().int() }),
  status: z.enum(['active', 'in_liquidation', 'terminated']),
  legal_form: z.string().nullable(),
  industry: z.string().nullable(),
  address_city: z.string().nullable(),
  address_country: z.string().nullable(),
  date_founded: z.iso.date().nullable(),
  revenue: z.number().nullable().meta({ description: 'Of the latest report, in EUR.' }),
  employees_number: z.number().nullable().meta({ description: 'Of the latest report.' }),
  total_assets: z.number().nullable().meta({ description: 'Of the latest report, in EUR.' }),
  figures_on: z.iso.date().nullable().meta({ description: 'The day of the latest report.' }),
  marks: z.array(z.enum(MARKS)),
  stated_on: z.iso.date().nullable().meta({ description: 'The day of the newest statement of a source.' }),
});

export type CompanyResult = z.infer<typeof companyResult>;

export const employeeResult = z.object({
  employee_id: z.string(),
  fullName: z.string(),
  headline: z.string().nullable(),
  company_id: z.number().int().nullable(),
  industry: z.string().nullable(),
  company_name: z.string().nullable(),
  title: z.string().nullable().meta({ description: 'Of a person of the registers: the function that counts most.' }),
  locality: z.string().nullable(),
  kind: z
    .enum(['profile', 'register'])
    .meta({ description: 'Profiles come first. Of people of the registers `employee_id` begins with `reg.`.' }),
  birth_year: z
    .number()
    .int()
    .nullable()
    .meta({ description: 'Of a person of the registers, as far as it is stated.' }),
  current_mandates: z.number().int().nullable().meta({
    description: 'Of a person of the registers: how many go on, as far as their sources tell.',
  }),
  company_count: z.number().int().nullable().meta({
    description: 'Of a person of the registers: in how many companies, those that ended within five years included.',
  }),
});

export type EmployeeResult = z.infer<typeof employeeResult>;

const position = z.object({ latitude: z.number(), longitude: z.number() });

const facetValue = z.object({ value: z.string(), count: z.number().int() });

export const PLACE_KINDS = ['city', 'postcode', 'region', 'country'] as const;

const placeKind = z.enum(PLACE_KINDS);
const regionOfPlace = z.string().nullable().meta({
  description: 'State or canton, in the language of the request; null where there is none or it has the same name.',
});
const countryOfPlace = z.string().meta({ description: 'In the language of the request.' });

const otherPlace = z.object({
  value: z.string().meta({ description: 'As an address, it means this place and no other.' }),
  label: z.string(),
  kind: placeKind,
  region: regionOfPlace,
  country: countryOfPlace,
});

export const MAX_OTHER_PLACES = 6;

const place = z
  .object({
    query: z.string(),
    matched: z.enum(['radius', 'area', 'words']).meta({
      description:
        'How the place was used: as the middle of a circle; as an area (a town, postcode, region or country, of which everything is found); or word by word, where the text names no place that we know or more than a place.',
    }),
    kind: placeKind.optional(),
    label: z.string().optional(),
    region: regionOfPlace.optional(),
    country: countryOfPlace.optional(),
    latitude: z.number().optional(),
    longitude: z.number().optional(),
    radiusKm: z.number().optional(),
    isRadiusLeftOut: z.boolean().optional().meta({
      description: 'A radius was given, but the place is a region or country: all of it is searched.',
    }),
    alternatives: z
      .array(otherPlace)
      .max(MAX_OTHER_PLACES)
      .optional()
      .meta({ description: 'What else the text can mean, the likeliest first. The largest place was taken.' }),
  })
  .meta({ description: 'What became of the indicator `address`, or of `locality` if it has one value.' });

const understood = z
  .object({
    keyword: z.string().meta({ description: 'The words that were looked for in names.' }),
    place: z.string().meta({ description: 'The place that the other words name.' }),
    words: z.string().meta({ description: 'All words, as they were typed.' }),
  })
  .meta({
    description:
      'Set where a place at the end or the beginning of `keyword` was taken for a place: no name starts with the words, and more companies are found this way. A keyword in quotation marks is never read so.',
  });

export const postSearch = defineEndpoint({
  id: 'search',
  method: 'POST',
  path: '/api/search',
  isReading: true,
  summary: 'Search companies or people: ten results from the offset on, the exact total, and counts to refine by.',
  tag: 'search',
  access: 'member',
  isCostly: true,
  body: searchRequest,
  response: z.object({
    results: z.array(z.union([companyResult, employeeResult])),
    total: z.number().int(),
    facets: z.record(z.string(), z.array(facetValue)),
    center: position.nullable().meta({ description: 'Average position of these results.' }),
    place: place.nullable(),
    understood: understood.nullable(),
    did_you_mean: z.string().nullable(),
    left_out: z.array(z.object({ indicator: z.string(), count: z.number().int() })).meta({
      description:
        'For each filter by a figure or a day: how many companies meet all other criteria, but do not state it.',
    }),
  }),
  errors: [],
});

export const getQuickSearch = defineEndpoint({
  id: 'hsearch',
  method: 'GET',
  path: '/api/hsearch',
  summary: 'How many companies match, and where they are; no names.',
  tag: 'search',
  access: 'public',
  isCostly: true,
  limit: 'quickSearch',
  query: z.object({ keyword: z.string().trim().min(1).max(MAX_VALUE_LENGTH) }),
  response: z.object({
    total: z.number().int(),
    countries: z.array(z.object({ address_country: z.string(), cnt: z.number().int() })),
    places: z.array(position.extend({ count: z.number().int() })),
    understood: understood.nullable(),
    did_you_mean: z.string().nullable().meta({ description: 'Without a hit: the nearest keyword that has some.' }),
  }),
  errors: [],
});

export const getNearbyPlaces = defineEndpoint({
  id: 'nearbyPlaces',
  method: 'GET',
  path: '/api/nearbyPlaces',
  summary: 'Towns and villages within 15 km of a position, the largest first, at most 40: for maps without tiles.',
  tag: 'search',
  access: 'member',
  query: z.object({
    latitude: z.coerce.number().min(-90).max(90),
    longitude: z.coerce.number().min(-180).max(180),
  }),
  response: z.object({ places: z.array(position.extend({ name: z.string() })) }),
  errors: [],
});

export const getCountryStats = defineEndpoint({
  id: 'companiesCountryStats',
  method: 'GET',
  path: '/api/companiesCountryStats',
  summary: 'How many companies there are per country.',
  tag: 'search',
  access: 'public',
  response: z.object({ stats: z.array(z.object({ address_country: z.string(), cnt: z.number().int() })) }),
  errors: [],
});

const suggestionQuery = z.object({ keyword: z.string().trim().max(MAX_VALUE_LENGTH) });

export const getIndustrySuggestions = defineEndpoint({
  id: 'get_gegenstand',
  method: 'GET',
  path: '/api/get_gegenstand',
  summary: 'Industries for what has been typed so far, at most ten; none for fewer than three characters.',
  tag: 'search',
  access: 'member',
  query: suggestionQuery,
  response: z.object({
    gegenstand: z.array(z.object({ id: z.number().int(), gegenstand: z.string(), row_count: z.number().int() })),
  }),
  errors: [],
});

export const getCompanySuggestions = defineEndpoint({
  id: 'suggestCompanyFromInput',
  method: 'GET',
  path: '/api/suggestCompanyFromInput',
  summary: 'Companies for what has been typed so far, at most ten; none for fewer than three characters.',
  tag: 'search',
  access: 'member',
  query: suggestionQuery,
  response: z.object({
    success: z.literal(true),
    companies: z.array(z.object({ company_id: z.number().int(), company_name: z.string() })),
  }),
  errors: [],
});

export const getPlaceSuggestions = defineEndpoint({
  id: 'suggestPlaces',
  method: 'GET',
  path: '/api/suggestPlaces',
  summary:
    'Towns, postcodes, regions and countries whose German, English or other name begins like this, the largest first, at most ten; none for fewer than two characters.',
  tag: 'search',
  access: 'member',
  query: suggestionQuery.extend({ lang: language.default(DEFAULT_LANGUAGE) }),
  response: z.object({
    places: z.array(
      z.object({
        value: z.string().meta({ description: 'As an address or locality, it means this place and no other.' }),
        name: z.string(),
        kind: placeKind,
        region: z.string().nullable(),
        country: z.string(),
      }),
    ),
  }),
  errors: [],
});
