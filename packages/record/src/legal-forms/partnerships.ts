import type { LegalForm } from './shape.ts';

/** Forms without a capital of their own: one person, or several who are liable. */
export const PARTNERSHIPS = {
  sole: {
    labels: {
      AT: { text: 'e.U.', meaning: 'sole proprietorship' },
      DE: { text: 'e.K.', meaning: 'sole proprietorship' },
      other: { text: 'Einzelunternehmen', english: 'Sole proprietorship' },
    },
    also: ['Einzelfirma', 'Einzelkaufmann', 'Einzelkauffrau', 'Einzelunternehmer', 'Einzelunternehmerin'],
    writtenOut: {
      ek: ['e.K.', 'eingetragener Kaufmann', 'eingetragene Kauffrau', 'e.Kfm.', 'e.Kfr.', 'eKfm', 'eKfr'],
      eu: ['e.U.', 'eingetragener Unternehmer', 'eingetragene Unternehmerin'],
    },
    organ: 'proprietor',
    traits: ['sole-trader'],
  },
  gbr: {
    labels: {
      AT: { text: 'GesbR', meaning: 'civil law partnership' },
      CH: { text: 'Einfache Gesellschaft', english: 'Simple partnership' },
      other: { text: 'GbR', meaning: 'civil law partnership' },
    },
    writtenOut: { gbr: ['Gesellschaft bürgerlichen Rechts', 'GesbR', 'Gesellschaft des bürgerlichen Rechts'] },
    organ: 'managingPartners',
    traits: ['feminine', 'partnership'],
  },
  egbr: {
    labels: { other: { text: 'eGbR', meaning: 'registered civil law partnership' } },
    organ: 'managingPartners',
    traits: ['feminine', 'partnership'],
  },
  // Austria turned every OHG and OEG into an OG, every KEG into a KG (2007).
  general: {
    labels: {
      AT: { text: 'OG', meaning: 'general partnership' },
      DE: { text: 'OHG', meaning: 'general partnership' },
      other: { text: 'Kollektivgesellschaft', english: 'General partnership' },
    },
    also: ['OEG'],
    writtenOut: {
      ohg: ['offene Handelsgesellschaft', 'O.H.G.'],
      og: ['offene Gesellschaft', 'O.G.'],
    },
    organ: 'managingPartners',
    traits: ['feminine', 'partnership'],
  },
  limited: {
    labels: {
      AT: { text: 'KG', meaning: 'limited partnership' },
      DE: { text: 'KG', meaning: 'limited partnership' },
      other: { text: 'Kommanditgesellschaft', english: 'Limited partnership' },
    },
    also: ['KEG'],
    writtenOut: { kg: ['Kommanditgesellschaft', 'K.G.'] },
    organ: 'managingPartners',
    traits: ['feminine', 'partnership'],
  },
  'gmbh-co-kg': {
    labels: {
      AT: { text: 'GmbH & Co KG', meaning: 'limited partnership with a GmbH as general partner' },
      CH: { text: 'Kommanditgesellschaft', english: 'Limited partnership' },
      other: { text: 'GmbH & Co. KG', meaning: 'limited partnership with a GmbH as general partner' },
    },
    organ: 'managingDirectors',
    traits: ['feminine', 'partnership'],
    filesAccountsIn: ['AT', 'DE'],
  },
  partnership: {
    labels: { other: { text: 'PartG', meaning: 'professional partnership' } },
    writtenOut: { partg: ['Partnerschaftsgesellschaft'] },
    organ: 'partners',
    traits: ['feminine', 'partnership'],
  },
  'partnership-limited': {
    labels: { other: { text: 'PartG mbB', meaning: 'professional partnership with limited liability' } },
    writtenOut: {
      'partg mbb': [
        'Partnerschaftsgesellschaft mbB',
        'Partnerschaft mbB',
        'Partnerschaftsgesellschaft mit beschränkter Berufshaftung',
      ],
    },
    organ: 'partners',
    traits: ['feminine', 'partnership'],
  },
  ewiv: {
    labels: { other: { text: 'EWIV', meaning: 'European economic interest grouping' } },
    writtenOut: { ewiv: ['Europäische wirtschaftliche Interessenvereinigung'] },
    organ: 'management',
    traits: ['feminine'],
  },
} as const satisfies Record<string, LegalForm>;
