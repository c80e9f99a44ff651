import { type EmployeeResult, PAGE_SIZE, type PerformanceIndicator } from '@firmament/api-contract/calls/search';
import { DEFAULT_LANGUAGE, type Language } from '@firmament/api-contract/language';
import type { Gazetteer } from '@firmament/gazetteer/gazetteer';
import type { Clock } from '../platform/clock.ts';
import type { Caller } from '../platform/fairness/caller.ts';
import { toRegisterId } from '../records/register-person-id.ts';
import type { SearchIndex } from './engine/search-index.ts';
import { findPeoplePage } from './find-people.ts';
import { type Reason, refuse } from './indicators.ts';
import { PEOPLE_FACETS, peopleFacets } from './people-facets.ts';
import { type PeopleQueries, toPeopleQueries } from './people-query.ts';
import { findPeople, findRegisterPeople, type PersonRow, type RegisterPersonRow } from './person-rows.query.ts';
import { readLocality } from './read-place.ts';
import type { Page, SearchDeps } from './search-companies.ts';

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

/** The nearest keyword that names a profile, else a person of the registers. */
const correct = async (
  index: SearchIndex,
  { profiles, register }: PeopleQueries,
  caller: Caller,
): Promise<string | null> => {
  for (const [entity, query] of [
    ['person', profiles],
    ['register_person', register],
  ] as const) {
    const keyword = query?.keyword;
    const correction = keyword ? await index.ask({ kind: 'correction', entity, keyword }, caller) : undefined;
    if (correction !== undefined) return correction.keyword;
  }
  return null;
};

export const searchPeople = async (
  { rows: database, index, gazetteer, clock }: SearchDeps & { clock: Clock },
  indicators: readonly PerformanceIndicator[],
  { offset, sort, language = DEFAULT_LANGUAGE }: Page,
  caller: Caller,
) => {
  requireRelevance(sort);
  const queries = toPeopleQueries(gazetteer, indicators, clock.now());
  const found = await findPeoplePage(index, queries, { offset, limit: PAGE_SIZE, facets: PEOPLE_FACETS }, caller);
  const total = found.person.total + found.register_person.total;
  return {
    results: [
      ...(await findPeople(database, found.person.ids)).map(presentPerson),
      ...(await findRegisterPeople(database, found.register_person.ids)).map(presentRegisterPerson),
    ],
    total,
    facets: peopleFacets(found),
    center: null,
    place: placeOf(gazetteer, indicators, language),
    understood: null,
    did_you_mean: total === 0 ? await correct(index, queries, caller) : null,
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
  kind: 'profile',
  birth_year: null,
  current_mandates: null,
  company_count: null,
});

const presentRegisterPerson = (row: RegisterPersonRow): EmployeeResult => ({
  employee_id: toRegisterId(row.id),
  fullName: row.name,
  headline: null,
  company_id: row.company_id,
  industry: null,
  company_name: row.company_name,
  title: row.title,
  locality: row.place,
  kind: 'register',
  birth_year: row.birth_year,
  current_mandates: row.current_count,
  company_count: row.company_count,
});
