/** Of which countries and fields it is counted how many companies have them, in the order in which they are shown. */
export const COVERED_COUNTRIES = ['AT', 'DE', 'CH'] as const;
export const COVERED_FIELDS = [
  ...(['address', 'register_number', 'officers', 'owners', 'accounts', 'revenue', 'industry', 'website'] as const),
  'lei',
] as const;

export type CoveredCountry = (typeof COVERED_COUNTRIES)[number];
export type CoveredField = (typeof COVERED_FIELDS)[number];
