import type { RANGE_INDICATORS } from '@firmament/api-contract/calls/search';

/** The questions of the workload, in words that every engine can translate. */

export type Range = { figure: (typeof RANGE_INDICATORS)[number]; min: number; max: number };

export type Surroundings = { place: string; latitude: number; longitude: number; radiusKm: number };

/** All that is given must hold. */
export type CompanyQuestion = {
  kind: 'companies';
  /** Every word occurs. */
  keyword?: string;
  atLeastOneOf?: readonly string[];
  exactlyOneOf?: readonly string[];
  isActive?: true;
  /** The whole name of an industry. */
  industry?: string;
  /** A word of the industry's name is one of these. */
  industryWords?: readonly string[];
  around?: Surroundings;
  ranges?: readonly Range[];
  offset?: number;
};

export type PersonQuestion = { kind: 'people'; position: string; skill: string; locality: string };

/** The landing page's search: total, split by country, places with most hits. */
export type QuickQuestion = { kind: 'quick'; keyword: string };

export type SuggestionQuestion = { kind: 'names' | 'industries'; text: string };

export type Question = CompanyQuestion | PersonQuestion | QuickQuestion | SuggestionQuestion;

/** What the engines' answers are compared by. */
export type Answer = {
  total: number;
  /** Where the order is the same for all: see `isOrderShared`. */
  ids?: readonly (number | string)[];
  /** Further numbers that must agree. */
  counts?: readonly number[];
};

/** Tiers of a keyword are the product's own; the others are asked for the easier order by prominence alone. */
export const isOrderShared = (question: Question): boolean =>
  question.kind === 'names' ||
  question.kind === 'industries' ||
  question.kind === 'people' ||
  (question.kind === 'companies' && question.keyword === undefined);

export const PAGE_LENGTH = 10;
export const MAX_PLACES = 200;
