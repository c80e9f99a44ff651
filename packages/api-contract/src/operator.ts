/**
 * Who sells the service, and for how much. The imprint and every invoice read it here. Build again after a change;
 * `npm start` notices one by itself. A value in ⟨angle brackets⟩ is a placeholder: pages mark it, so that none goes out
 * unnoticed.
 */
export const OPERATOR = {
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
  bank: { name: '⟨Name der Bank⟩', iban: '⟨IBAN⟩', bic: '⟨BIC⟩' },
} as const;

/** Euros a month without value added tax, by membership level; undefined if the price is on request. */
export const MONTHLY_PRICES: readonly (number | undefined)[] = [0, 250, undefined, undefined];

/**
 * Change of the consumer price index in per cent, by the year whose 1 February changes the prices. A year added here is
 * announced at once, unless its deadline (1 December before) has passed.
 */
export const PRICE_INDEX: Readonly<Record<number, number>> = {};
