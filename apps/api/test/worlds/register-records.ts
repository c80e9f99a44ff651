import type { CompanyRecord, PersonRecord } from '@firmament/record/record';

/** A company and a person as a register might state them; tests name what matters to them. */

export const company = (changes: Partial<CompanyRecord> = {}): CompanyRecord => ({
  sourceKey: 'k1',
  name: 'Murtaler Solar GmbH',
  formerNames: [],
  legalForm: 'GmbH',
  status: 'active',
  identifiers: { registerNumber: '912345f' },
  address: { street: 'Hauptplatz 1', postcode: '8750', city: 'Judenburg', country: 'AT' },
  contact: {},
  social: {},
  representatives: [{ title: 'Geschäftsführer', name: 'Jana Öllinger' }],
  links: [],
  reports: [{ periodEnd: '2023-12-31', currency: 'EUR', exchangeRate: 1, figures: { totalAssets: 100, revenue: 50 } }],
  ...changes,
});

export const person = (changes: Partial<PersonRecord> = {}): PersonRecord => ({
  sourceKey: 'p1',
  profileId: 'jana-oellinger',
  fullName: 'Jana Öllinger',
  isManagement: true,
  companySourceKey: 'k1',
  experience: [{ title: 'Technikerin', organisation: 'Murtaler Solar GmbH', companySourceKey: 'k1', fromYear: 2015 }],
  education: [{ title: 'Physik', organisation: 'Universität Murau', fromYear: 2010, toYear: 2014 }],
  skills: ['Photovoltaik', 'Tab\there', 'Back\\slash "quoted"'],
  ...changes,
});
