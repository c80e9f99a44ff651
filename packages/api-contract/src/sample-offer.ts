import { STANDARD_PLANS } from './membership.ts';
import type { Offer } from './offer.ts';

/**
 * A made-up operator for the demo, for development and for tests. Its numbers pass every check and belong to nobody: no
 * bank has this code, and neither the register nor the tax office has come this far.
 */
export const SAMPLE_OFFER: Offer = {
  operator: {
    name: 'Firmament Muster GmbH',
    legalForm: 'Gesellschaft mit beschränkter Haftung',
    street: 'Sternwartegasse 12',
    postcode: '1180',
    city: 'Wien',
    country: 'Österreich',
    managers: 'Mag. Vera Beispiel',
    phone: '+43 1 0000 1180',
    email: 'office@firmament.example',
    privacyEmail: 'privacy@firmament.example',
    registerNumber: 'FN 999001w',
    registerCourt: 'Handelsgericht Wien',
    vatId: 'ATU99900018',
    trade: 'Dienstleistungen in der automatischen Datenverarbeitung, Magistratisches Bezirksamt für den 18. Bezirk',
    chamber: 'Wirtschaftskammer Wien, Fachgruppe UBIT',
    shareholders: 'Vera Beispiel (100 %)',
    hosting: 'Beispiel Rechenzentrum GmbH, Wien',
    bank: { name: 'Musterbank AG', iban: 'AT93 9999 9000 0123 4567', bic: 'BEISATWW' },
  },
  plans: STANDARD_PLANS,
  priceIndex: {},
};
