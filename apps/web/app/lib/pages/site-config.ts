import { MONTHLY_PRICES, OPERATOR } from '@firmament/api-contract/operator';

/**
 * What only the operator of a site can know; who that is and what they charge stands in the contract, because invoices say
 * so, too. Change it here and build again; `npm start` notices by itself. A value in ⟨angle brackets⟩ is a placeholder:
 * pages show it marked, so that none goes out unnoticed.
 */
export const SITE_CONFIG = {
  operator: OPERATOR,
  monthlyPrices: MONTHLY_PRICES,
  /** Whom the tiles of TILE_URL come from, as it has to stand on every map that shows them. */
  tileAttribution: '© OpenStreetMap contributors',
  /** From when the legal texts hold, as they are shown. */
  legalTextsDate: '15. November 2026',
} as const;
