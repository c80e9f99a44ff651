import type { LegalForm } from './shape.ts';

/** Forms with a capital of their own. */
export const CORPORATIONS = {
  gmbh: {
    labels: { other: { text: 'GmbH', meaning: 'limited liability company' } },
    also: ['Sàrl', 'Sagl'],
    writtenOut: {
      gmbh: [
        'Gesellschaft m.b.H.',
        'Gesellschaft mbH',
        'Gesellschaft mit beschränkter Haftung',
        'Ges.m.b.H.',
        'Gesmbh',
        'Ges. mbH',
        'G.m.b.H.',
      ],
      // "Baugesellschaft m.b.H."
      mbh: ['m.b.H.', 'mit beschränkter Haftung'],
      sarl: ['S.à r.l.', 'société à responsabilité limitée'],
      sagl: ['società a garanzia limitata'],
    },
    organ: 'managingDirectors',
    capital: 'Stammkapital',
    traits: ['feminine'],
    filesAccountsIn: ['AT', 'DE'],
  },
  ggmbh: {
    labels: {
      DE: { text: 'gGmbH', meaning: 'non-profit limited liability company' },
      other: { text: 'GmbH', meaning: 'limited liability company' },
    },
    writtenOut: {
      ggmbh: [
        'gemeinnützige GmbH',
        'gemeinnützige Gesellschaft mbH',
        'gemeinnützige Gesellschaft m.b.H.',
        'gemeinnützige Gesellschaft mit beschränkter Haftung',
      ],
    },
    organ: 'managingDirectors',
    capital: 'Stammkapital',
    traits: ['feminine'],
    filesAccountsIn: ['AT', 'DE'],
  },
  ug: {
    labels: { other: { text: 'UG (haftungsbeschränkt)', meaning: 'limited liability company with low capital' } },
    also: ['UG'],
    writtenOut: {
      ug: ['UG (haftungsbeschränkt)', 'Unternehmergesellschaft (haftungsbeschränkt)', 'Unternehmergesellschaft'],
    },
    organ: 'managingDirectors',
    capital: 'Stammkapital',
    traits: ['feminine'],
    filesAccountsIn: ['AT', 'DE'],
  },
  flexco: {
    labels: { other: { text: 'FlexCo', meaning: 'flexible company' } },
    also: ['FlexKapG'],
    writtenOut: { flexco: ['Flexible Kapitalgesellschaft', 'FlexKapG'] },
    organ: 'managingDirectors',
    capital: 'Stammkapital',
    traits: ['feminine'],
    filesAccountsIn: ['AT', 'DE'],
  },
  ag: {
    labels: { other: { text: 'AG', meaning: 'stock corporation' } },
    also: ['SA'],
    writtenOut: {
      ag: ['Aktiengesellschaft', 'A.G.'],
      sa: ['S.A.', 'société anonyme', 'società anonima'],
    },
    organ: 'executiveBoard',
    swissOrgan: 'boardOfDirectors',
    capital: 'Grundkapital',
    traits: ['feminine'],
    filesAccountsIn: ['AT', 'DE'],
  },
  kgaa: {
    labels: {
      CH: { text: 'Kommanditaktiengesellschaft', english: 'Partnership limited by shares' },
      other: { text: 'KGaA', meaning: 'partnership limited by shares' },
    },
    writtenOut: { kgaa: ['Kommanditgesellschaft auf Aktien', 'Kommanditaktiengesellschaft'] },
    organ: 'managingPartners',
    swissOrgan: 'administration',
    capital: 'Grundkapital',
    traits: ['feminine'],
    filesAccountsIn: ['AT', 'DE'],
  },
  se: {
    labels: { other: { text: 'SE', meaning: 'European company' } },
    writtenOut: { se: ['Europäische Aktiengesellschaft', 'Europäische Gesellschaft', 'Societas Europaea'] },
    organ: 'management',
    capital: 'Grundkapital',
    traits: ['feminine'],
    filesAccountsIn: ['AT', 'DE'],
  },
  sce: {
    labels: { other: { text: 'SCE', meaning: 'European cooperative' } },
    writtenOut: { sce: ['Europäische Genossenschaft'] },
    organ: 'board',
    swissOrgan: 'administration',
    traits: ['feminine'],
  },
  cooperative: {
    labels: {
      DE: { text: 'eG', meaning: 'registered cooperative' },
      other: { text: 'Genossenschaft', english: 'Cooperative' },
    },
    also: ['eGen'],
    writtenOut: { eg: ['eingetragene Genossenschaft', 'e.G.', 'eGen', 'e.Gen.'] },
    organ: 'board',
    swissOrgan: 'administration',
    traits: ['feminine'],
    filesAccountsIn: ['DE'],
  },
} as const satisfies Record<string, LegalForm>;

/** Associations, foundations and whatever else is entered in registers. */
export const OTHER_BODIES = {
  association: {
    labels: {
      DE: { text: 'e.V.', meaning: 'registered association' },
      other: { text: 'Verein', english: 'Association' },
    },
    writtenOut: { ev: ['e.V.', 'eingetragener Verein'] },
    organ: 'board',
    traits: ['association'],
  },
  foundation: {
    labels: { other: { text: 'Stiftung', english: 'Foundation' } },
    organ: 'board',
    swissOrgan: 'foundationBoard',
  },
  'private-foundation': {
    labels: { other: { text: 'Privatstiftung', english: 'Private foundation' } },
    organ: 'board',
  },
  'savings-bank': {
    labels: { other: { text: 'Sparkasse', english: 'Savings bank' } },
    organ: 'board',
  },
  mutual: {
    labels: { other: { text: 'VVaG', meaning: 'mutual insurance association' } },
    writtenOut: { vvag: ['Versicherungsverein auf Gegenseitigkeit'] },
    organ: 'board',
    traits: ['association'],
  },
  branch: {
    labels: { other: { text: 'Zweigniederlassung', english: 'Branch' } },
    organ: 'management',
  },
  'public-body': {
    labels: { other: { text: 'Körperschaft öffentlichen Rechts', english: 'Public body' } },
    organ: 'management',
  },
} as const satisfies Record<string, LegalForm>;
