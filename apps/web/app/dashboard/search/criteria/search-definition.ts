import type { CompanySort, ENTITIES, PerformanceIndicator, postSearch } from '@firmament/api-contract/calls/search';
import type { EndpointOutput } from '@firmament/api-contract/endpoint';
import type { searchEn } from '../messages.en.ts';

export type SearchAnswer = EndpointOutput<typeof postSearch>;
export type AnyResult = SearchAnswer['results'][number];
export type Entity = (typeof ENTITIES)[number];
export type Operator = PerformanceIndicator['operator'];
export type Indicators = readonly PerformanceIndicator[];

/** Taken from the texts, so that every filter has a name and every name a filter. */
export type FilterId = keyof typeof searchEn.filters;

/**
 * - text: any number of words or phrases
 * - range: two numbers, either of which may stay open
 * - days: the same with two days or years
 * - select: some of a few given choices
 * - label: values exactly as the facets beside the list name them; chosen there
 * - listed: the same, but can be chosen in the form as well
 * - name: one text, by which the results are ranked
 * - place: an address and the radius around it
 */
export type FilterKind = 'text' | 'range' | 'days' | 'select' | 'label' | 'listed' | 'name' | 'place';
export type Unit = 'euro' | 'percent' | 'count' | 'years';

export type FilterDefinition = {
  id: FilterId;
  kind: FilterKind;
  unit?: Unit;
  choices?: readonly string[];
  /** What to suggest while the member types. */
  suggests?: 'industries' | 'companies' | 'places';
  /** One result can have several of the values, and whoever chooses two wants both. */
  isEachWanted?: boolean;
};

/** Everything in which the search for companies differs from the one for people. */
export type SearchDefinition<R extends AnyResult = AnyResult> = {
  entity: Entity;
  /** Address of the page; details lie below it. */
  path: string;
  filters: readonly FilterDefinition[];
  /** What the results can be narrowed down by, in this order. */
  facets: readonly FilterId[];
  /** What the results can be sorted by, the usual order first; left out where there is only one order. */
  sorts?: readonly CompanySort[];
  /** Filters that an empty advanced search begins with. */
  startingFilters: readonly FilterId[];
  /** Indicators that the quick search has fields for. */
  quickIndicators: readonly string[];
  /** Indicator that holds the name searched for. */
  nameIndicator: 'keyword' | 'employee_name';
  /** Indicator that holds the place. */
  placeIndicator: 'address' | 'locality';
  isResult(result: AnyResult): result is R;
  idOf(result: R): string;
};

/** A search without its results: what forms, facets and kept searches need. */
export type SearchOutline = Omit<SearchDefinition, 'isResult' | 'idOf'>;

/** The part of a definition that reading and writing a search needs. */
export type FilterList = Pick<SearchDefinition, 'filters'>;

export const filterOf = ({ filters }: FilterList, id: string): FilterDefinition | undefined =>
  filters.find((filter) => filter.id === id);

/** Indicators that a search of this kind may hold. The radius belongs to the place. */
export const isKnownIndicator = (definition: FilterList, id: string): boolean =>
  filterOf(definition, id) !== undefined || (id === 'radius' && filterOf(definition, 'address') !== undefined);
