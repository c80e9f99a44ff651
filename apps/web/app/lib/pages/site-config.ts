/** Values of a site that change with its build; what the operator enters is in offer.ts. */
export const SITE_CONFIG = {
  /** Attribution for the tiles of TILE_URL, required on every map that shows them. */
  tileAttribution: '© OpenStreetMap contributors',
  /** The date from which the data protection statement applies, as shown. The terms carry their own. */
  legalTextsDate: '15. November 2026',
} as const;
