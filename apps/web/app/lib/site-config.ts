/**
 * What only the operator of a site can know. Change it here and build again; `npm start` notices by itself. A value in
 * ⟨angle brackets⟩ is a placeholder: pages show it marked, so that none goes out unnoticed.
 */
export const SITE_CONFIG = {
  /** Address of the site, for search engines and shared links. */
  origin: 'https://firmament.example',
  operator: {
    name: '⟨Firma des Betreibers⟩',
    legalForm: '⟨Rechtsform⟩',
    street: '⟨Straße und Hausnummer⟩',
    city: '⟨Postleitzahl und Ort⟩',
    country: 'Österreich',
    managers: '⟨Vor- und Nachname⟩',
    phone: '⟨Telefonnummer⟩',
    email: 'office@firmament.example',
    privacyEmail: 'privacy@firmament.example',
    registerNumber: '⟨Firmenbuchnummer⟩',
    registerCourt: '⟨Firmenbuchgericht⟩',
    vatId: '⟨UID-Nummer⟩',
    trade: '⟨Gewerbewortlaut und Gewerbebehörde⟩',
    chamber: '⟨Kammerzugehörigkeit⟩',
    shareholders: '⟨Gesellschafter und Beteiligungen⟩',
    hosting: '⟨Name und Sitz des Rechenzentrumsbetreibers⟩',
  },
  /** Euros a month without value added tax, by membership level; none where the price is made on request. */
  monthlyPrices: [0, 250, undefined, undefined] as readonly (number | undefined)[],
  /** Whom the tiles of TILE_URL come from, as it has to stand on every map that shows them. */
  tileAttribution: '© OpenStreetMap contributors',
  /** From when the legal texts hold, as they are shown. */
  legalTextsDate: '15. November 2026',
} as const;
