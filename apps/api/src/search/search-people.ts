import type { EmployeeResult, PerformanceIndicator } from '@firmament/api-contract/calls/search';
import { DEFAULT_LANGUAGE, type Language } from '@firmament/api-contract/language';
import { DAY_MS } from '@firmament/calendar/day';
import type { Gazetteer } from '@firmament/gazetteer/gazetteer';
import type { Query } from '@firmament/search/schema';
import type { Clock } from '../platform/clock.ts';
import type { Caller } from '../platform/fairness/caller.ts';
import type { PersonColumns } from './engine/schemas.ts';
import {
  keywords,
  label,
  oneOf,
  type Readings,
  type Reason,
  range,
  readIndicators,
  refuse,
  takeKeyword,
  words,
} from './indicators.ts';
import { asStored } from './pasted-identifier.ts';
import { findPeople, type PersonRow } from './person-rows.query.ts';
import { readLocality } from './read-place.ts';
import type { Page, SearchDeps } from './search-companies.ts';

/** Keeps dates within what `Date` can represent; nobody in the data is older. */
const MAX_YEARS = 1_000;

/**
 * Today's date so many years ago, in days since 1970. Where the 29th of February does not exist, the 28th: people born
 * on the 1st of March have not had their birthday yet.
 */
const birthday = (now: Date, years: number): number => {
  const clamped = Math.max(-MAX_YEARS, Math.min(MAX_YEARS, years));
  const date = new Date(Date.UTC(now.getUTCFullYear() - clamped, now.getUTCMonth(), now.getUTCDate()));
  const isShifted = date.getUTCMonth() !== now.getUTCMonth();
  return Math.floor(date.getTime() / DAY_MS) - (isShifted ? 1 : 0);
};

/** Aged 30 to 40: born less than 41 years ago and at least 30 years ago. */
const ageReading = (now: Date) =>
  range<PersonColumns>((min, max) => ({
    number: 'bornOn',
    min: max === undefined ? undefined : birthday(now, Math.floor(max) + 1) + 1,
    max: min === undefined ? undefined : birthday(now, Math.ceil(min)),
  }));

const readings = (gazetteer: Gazetteer, now: Date): Readings<PersonColumns> => ({
  keyword: keywords(asStored),
  employee_name: keywords(asStored),
  locality: words((text) => readLocality(gazetteer, text, DEFAULT_LANGUAGE).condition),
  locality_name: label((is) => ({ choice: 'locality', is })),
  employee_industry: words((contains) => ({ text: 'industry', contains })),
  employee_industry_name: label((is) => ({ choice: 'industry', is })),
  education: words((contains) => ({ text: 'education', contains })),
  current_employer: words((contains) => ({ text: 'currentEmployer', contains })),
  former_employer: words((contains) => ({ text: 'formerEmployer', contains })),
  employer_name: label((is) => ({ choice: 'employer', is })),
  skills: words((contains) => ({ text: 'skills', contains })),
  professional_experience: words((contains) => ({ text: 'experience', contains })),
  position: words((contains) => ({ text: 'position', contains })),
  age: ageReading(now),
  gender: oneOf({ Male: { choice: 'gender', is: 'male' }, Female: { choice: 'gender', is: 'female' } }),
  isManagement: oneOf({ Yes: { choice: 'management', is: 'yes' }, No: { choice: 'management', is: 'no' } }),
});

const FACETS = { industry: 20, management: 2, locality: 20, employer: 20 };

const FACET_NAMES: Record<keyof typeof FACETS, string> = {
  industry: 'employee_industry_name',
  management: 'isManagement',
  locality: 'locality_name',
  employer: 'employer_name',
};

const MANAGEMENT_VALUES: Record<string, string> = { yes: 'Yes', no: 'No' };

export const toPersonQuery = (
  gazetteer: Gazetteer,
  indicators: readonly PerformanceIndicator[],
  now: Date,
): Query<PersonColumns> => {
  const { typed, rest } = takeKeyword(indicators, ['keyword', 'employee_name']);
  const keyword = typed === undefined ? undefined : asStored(typed);
  return { keyword, where: readIndicators(readings(gazetteer, now), rest) };
};

/** What became of the place; of several there is no single answer. */
const placeOf = (gazetteer: Gazetteer, indicators: readonly PerformanceIndicator[], language: Language) => {
  const [text, ...others] = indicators.flatMap(({ indicator, values }) => (indicator === 'locality' ? values : []));
  return typeof text === 'string' && others.length === 0 ? readLocality(gazetteer, text, language).place : null;
};

const BY_RELEVANCE: Reason = {
  en: 'people come by relevance only',
  de: 'Personen sind immer nach Relevanz geordnet',
};

export const requireRelevance = (sort: Page['sort']): void => {
  if (sort !== 'relevance') throw refuse('sort', BY_RELEVANCE);
};

export const searchPeople = async (
  { rows: database, index, gazetteer, clock }: SearchDeps & { clock: Clock },
  indicators: readonly PerformanceIndicator[],
  { offset, sort, language = DEFAULT_LANGUAGE }: Page,
  caller: Caller,
) => {
  requireRelevance(sort);
  const query = toPersonQuery(gazetteer, indicators, clock.now());
  const question = { kind: 'search', entity: 'person', query: { ...query, facets: FACETS, offset } as Query } as const;
  const { total, ids, facets } = await index.ask(question, caller);
  const rows = await findPeople(database, ids);
  const correction =
    total === 0 && query.keyword
      ? await index.ask({ kind: 'correction', entity: 'person', keyword: query.keyword }, caller)
      : undefined;
  return {
    results: rows.map(presentPerson),
    total,
    facets: Object.fromEntries(
      Object.entries(FACET_NAMES).map(([column, name]) => [
        name,
        (facets[column] ?? []).map(({ value, count }) => ({ value: MANAGEMENT_VALUES[value] ?? value, count })),
      ]),
    ),
    center: null,
    place: placeOf(gazetteer, indicators, language),
    understood: null,
    did_you_mean: correction?.keyword ?? null,
    left_out: [],
  };
};

const presentPerson = (row: PersonRow): EmployeeResult => ({
  employee_id: row.profile_id,
  fullName: row.full_name,
  headline: row.headline,
  company_id: row.company_id,
  industry: row.industry,
  company_name: row.company_name,
  title: row.title,
  locality: row.locality,
});
