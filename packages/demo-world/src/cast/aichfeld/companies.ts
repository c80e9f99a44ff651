import type { CompanyRecord } from '@firmament/record/record';
import { noSocial } from '../../company-contact.ts';
import type { DemoCompany } from '../../history/company-history.ts';
import { FAMILY_COUNTS, FIRST_DRAWN } from '../counts.ts';
import { familyMember, familyPlan } from '../families/member.ts';
import { DEBTOR } from './debtor.ts';
import { SURROUNDINGS } from './surroundings.ts';

const MEMBERS = [...DEBTOR, ...SURROUNDINGS].map((spec, place) => ({
  spec,
  plan: familyPlan(spec, FIRST_DRAWN + FAMILY_COUNTS.companies + place),
}));

const PLANS = new Map(MEMBERS.map(({ spec, plan }) => [spec.name, plan]));

/** Companies of the Aichfeld, after the families. Nothing certain ties them to the rest of the cast. */
export const AICHFELD_COMPANIES: readonly DemoCompany[] = MEMBERS.map(({ spec, plan }) => {
  const company = familyMember(spec, plan, (name) => PLANS.get(name));
  // Who leads it is told with days; a text without any would also be shown for days on which it was not so.
  return { ...company, record: { ...company.record, ceo: undefined } };
});

/** What the demo's own source adds to what the register says of the company of the case. */
const besideTheRegister = ({ record }: DemoCompany): CompanyRecord => ({
  ...record,
  asOf: '2026-09-15',
  sourceLink: `https://firmament-demo.example/company/${record.sourceKey}`,
  formerNames: [],
  representatives: [],
  links: [],
  reports: [],
  social: noSocial(),
  description: 'Batteriespeicher für Gewerbe und Gemeinden: Planung, Bau und Wartung.',
  contact: {
    website: 'www.aichfeld-speicher.example',
    email: 'office@aichfeld-speicher.example',
    phone: '+43 3573 000 00',
  },
});

export const AICHFELD_STATEMENTS = AICHFELD_COMPANIES.slice(0, 1).map((company) => ({
  source: 'demo' as const,
  record: besideTheRegister(company),
}));
