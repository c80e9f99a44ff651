import { inBoth } from '../../lib/i18n/translation.ts';
import { billingDetailsEn } from './messages.en.ts';

export const billingDetailsTexts = inBoth(billingDetailsEn, {
  fields: {
    name: 'Vor- und Nachname',
    company: 'Unternehmen, wie im Register',
    street: 'Straße und Hausnummer',
    postcode: 'Postleitzahl',
    city: 'Ort',
    country: 'Land',
    vatIdHelp: 'Unternehmen in Deutschland mit gültiger Nummer schulden die Steuer selbst (Reverse Charge).',
  },
  countries: { AT: 'Österreich', DE: 'Deutschland', CH: 'Schweiz' },
});
