import type { PersonKind } from '@firmament/api-contract/calls/search';
import type { FacetValue } from '@firmament/search/schema';
import type { PeopleFacets, PeopleFound } from './find-people.ts';

/** How many values of each facet are listed. Only profiles have an industry, a management or one employer. */
export const PEOPLE_FACETS: PeopleFacets = {
  person: { industry: 20, management: 2, locality: 20, employer: 20 },
  register_person: { locality: 20 },
};

const MANAGEMENT_VALUES: Record<string, string> = { yes: 'Yes', no: 'No' };

const kindsOf = ({ person, register_person }: PeopleFound): { value: PersonKind; count: number }[] =>
  [
    { value: 'Profile' as const, count: person.total },
    { value: 'Register' as const, count: register_person.total },
  ].filter(({ count }) => count > 0);

/**
 * By the indicators that refine by them. Profiles say "Graz, Österreich" and registers "Graz": beside each other they
 * would look like two places, so those of the registers are listed where only they are found.
 */
export const peopleFacets = (found: PeopleFound): Record<string, FacetValue[]> => {
  const { facets } = found.person;
  return {
    person_kind: kindsOf(found),
    employee_industry_name: facets.industry ?? [],
    isManagement: (facets.management ?? []).map(({ value, count }) => ({
      value: MANAGEMENT_VALUES[value] ?? value,
      count,
    })),
    locality_name: (found.person.total > 0 ? found.person : found.register_person).facets.locality ?? [],
    employer_name: facets.employer ?? [],
  };
};
