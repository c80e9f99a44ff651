import { MONTHLY_PRICES, OPERATOR } from '@firmament/api-contract/operator';

/**
 * Values that only the operator of a site knows. The operator's details and prices are in the contract, because
 * invoices show them too. Change values here and build again; `npm start` notices by itself. A value in ⟨angle
 * brackets⟩ is a placeholder: pages show it marked, so that none goes out unnoticed.
 */
export const SITE_CONFIG = {
  operator: OPERATOR,
  monthlyPrices: MONTHLY_PRICES,
  /** Attribution for the tiles of TILE_URL, required on every map that shows them. */
  tileAttribution: '© OpenStreetMap contributors',
  /** The date from which the legal texts apply, as shown. */
  legalTextsDate: '15. November 2026',
} as const;
