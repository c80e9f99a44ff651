import type { CompanyRecord } from '@firmament/record/record';
import { austrianVat, gln, spoilt } from '../check-digits.ts';
import { noSocial } from '../company-contact.ts';
import { sourceLink } from '../company-identifiers.ts';
import type { CompanyPlan } from '../company-plan.ts';
import { companyRecord } from '../company-record.ts';
import { descriptionOf } from '../company-texts.ts';
import { PURPOSE, Random } from '../random.ts';
import { officersOf } from '../representatives.ts';
import { showcase } from './showcase.ts';
import { CAST_SEED } from './specification.ts';

export const SHOWCASE = 'Murtal Solartechnik GmbH';
export const WATCHED = [
  'Alpenholz Systembau GmbH',
  'Neckartal Sensorik GmbH',
  'Gotthard Kabelwerke AG',
  'Murtal Netzbau GmbH',
] as const;

/** What the demo's own source knows, which is everything, apart from what is known of a company only in part. */
export const fullRecord = (plan: CompanyPlan, officers = officersOf(CAST_SEED, plan)): CompanyRecord => {
  const record = companyRecord(CAST_SEED, plan, officers);
  switch (record.name) {
    case SHOWCASE:
      return showcase(record);
    case WATCHED[0]:
      // A wrong GLN, so that the warning can be shown.
      return {
        ...record,
        identifiers: { ...record.identifiers, gln: spoilt(gln(412_604)), vatId: austrianVat(412_604) },
      };
    case 'Weserstein Fliesen GmbH':
      return {
        ...record,
        insolvency: 'Insolvenzverfahren in Eigenverwaltung, eröffnet am 12.05.2025, Amtsgericht Bremen, 41 IN 118/25',
      };
    default:
      return record;
  }
};

/** Whether the register states it and the demo's own source adds what registers do not state. */
export const hasTwoSources = ({ knowledge, source }: CompanyPlan): boolean =>
  knowledge === 'all' && (source === 'firmenbuch' || source === 'zefix');

/** What a company's register states of it, out of all that is known. */
export const registerPart = (plan: CompanyPlan, record: CompanyRecord): CompanyRecord => {
  const asRegister: CompanyPlan = { ...plan, knowledge: 'register' };
  const { registerNumber, euid, courtCode, cheUid } = record.identifiers;
  const isAustrian = plan.country === 'AT';
  return {
    ...record,
    sourceLink: sourceLink(asRegister, record.sourceKey),
    description: descriptionOf(CAST_SEED, new Random(CAST_SEED, PURPOSE.texts, plan.index), asRegister),
    industry: isAustrian ? record.industry : undefined,
    identifiers: { registerNumber, euid, courtCode, cheUid },
    contact: {},
    social: noSocial(),
    owners: isAustrian ? record.owners : undefined,
    founders: undefined,
    subsidiaries: undefined,
    reports: isAustrian ? record.reports : [],
    domain: undefined,
  };
};
