import type { Translation } from '../../lib/i18n/i18n.ts';
import type { billingDetailsEn } from './messages.en.ts';

export const billingDetailsDe: Translation<typeof billingDetailsEn> = {
  fields: {
    name: 'Vor- und Nachname',
    company: 'Unternehmen, wie im Register',
    street: 'Straße und Hausnummer',
    postcode: 'Postleitzahl',
    city: 'Ort',
    country: 'Land',
    vatIdHelp: 'Unternehmen in Deutschland mit gültiger Nummer schulden die Steuer selbst (Reverse Charge).',
    optional: 'freiwillig',
  },
  countries: { AT: 'Österreich', DE: 'Deutschland', CH: 'Schweiz' },
  missing: 'Bitte füllen Sie dieses Feld aus.',
};
