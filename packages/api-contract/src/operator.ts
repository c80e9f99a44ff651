/**
 * Who sells the service, and for how much: what only the operator of a site can know. The imprint and every invoice read
 * it here. Change it and build again; `npm start` notices by itself. A value in ⟨angle brackets⟩ is a placeholder: pages
 * show it marked, so that none goes out unnoticed.
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

/** Euros a month without value added tax, by membership level; none where the price is made on request. */
export const MONTHLY_PRICES: readonly (number | undefined)[] = [0, 250, undefined, undefined];

/**
 * By how much prices change on 1 February of a year, in per cent: the change of the consumer price index. A year is
 * announced as soon as it stands here, if it is not too late for that (1 December before).
 */
export const PRICE_INDEX: Readonly<Record<number, number>> = {};
