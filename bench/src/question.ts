import type { RANGE_INDICATORS } from '@firmament/api-contract/calls/search';

/** The questions of the workload, in a form that every engine can translate. */

export type Range = { figure: (typeof RANGE_INDICATORS)[number]; min: number; max: number };

export type Surroundings = { place: string; latitude: number; longitude: number; radiusKm: number };

export type Sort = { by: 'name' | 'revenue' | 'total_assets'; direction: 'asc' | 'desc' };

/** All given conditions must hold. */
export type CompanyQuestion = {
  kind: 'companies';
  /** Every word must occur. */
  keyword?: string;
  atLeastOneOf?: readonly string[];
  exactlyOneOf?: readonly string[];
  isActive?: true;
  /** The whole name of an industry. */
  industry?: string;
  /** The industry's name must contain one of these words. */
  industryWords?: readonly string[];
  around?: Surroundings;
  ranges?: readonly Range[];
  /** A figure needs a range on it, so that every hit has one. */
  sort?: Sort;
  offset?: number;
};

export type PersonQuestion = { kind: 'people'; position: string; skill: string; locality: string };

/** The landing page's search: total, hits by country, places with most hits. */
export type QuickQuestion = { kind: 'quick'; keyword: string };

export type SuggestionQuestion = { kind: 'names' | 'industries'; text: string };

export type Question = CompanyQuestion | PersonQuestion | QuickQuestion | SuggestionQuestion;

/** The parts of an answer by which engines are compared. */
export type Answer = {
  total: number;
  /** Compared only if the order is the same for all, see `isOrderShared`. */
  ids?: readonly (number | string)[];
  /** Further numbers that must agree. */
  counts?: readonly number[];
};

/** Only the product ranks keyword hits in tiers; the others give the easier order by prominence alone. */
export const isOrderShared = (question: Question): boolean =>
  question.kind === 'names' ||
  question.kind === 'industries' ||
  question.kind === 'people' ||
  (question.kind === 'companies' && (question.keyword === undefined || question.sort !== undefined));

export const PAGE_LENGTH = 10;
export const MAX_PLACES = 200;
