import type { Day } from '@firmament/calendar/day';
/** What further sources say of the cast, read after the registers: where a company has several, each tells its part. */

import type { CompanyLinkRecord, CompanyRecord } from '@firmament/record/record';
import type { SourceName } from '@firmament/record/sources/sources';
import { isoDate, LAST_READ_YEAR, WORLD_YEAR } from '../calendar.ts';
import { noSocial } from '../company-contact.ts';
import type { CompanyPlan } from '../company-plan.ts';
import { AICHFELD_STATEMENTS } from './aichfeld/companies.ts';
import { CAST_PLANS, castPlan } from './plans.ts';
import { fullRecord, hasTwoSources, SHOWCASE } from './records.ts';

const AS_OF = isoDate(LAST_READ_YEAR, 9, 15);

/** Whoever the register has stated already is left out, or the page would list everybody twice. */
const besideTheRegister = (plan: CompanyPlan): CompanyRecord => {
  const record = fullRecord(plan);
  return {
    ...record,
    asOf: AS_OF,
    formerNames: [],
    representatives: [],
    links: [],
    reports: plan.country === 'AT' ? [] : record.reports,
  };
};

const fromGleif = (plan: CompanyPlan): CompanyRecord => {
  const { name, legalForm, status, foundedOn, identifiers, address } = fullRecord(plan);
  const { lei = '', registerNumber } = identifiers;
  return {
    sourceKey: lei,
    sourceLink: `https://gleif.example/record/${lei}`,
    asOf: isoDate(LAST_READ_YEAR, 8, 27),
    name,
    legalForm,
    status,
    foundedOn,
    address,
    identifiers: { lei, registerNumber },
    formerNames: [],
    contact: {},
    social: noSocial(),
    representatives: [],
    links: [],
    reports: [],
  };
};

export const CAST_STATEMENTS: readonly { source: SourceName; record: CompanyRecord }[] = [
  ...CAST_PLANS.filter(hasTwoSources).map((plan) => ({ source: 'demo' as const, record: besideTheRegister(plan) })),
  { source: 'gleif', record: fromGleif(castPlan(SHOWCASE)) },
  ...AICHFELD_STATEMENTS,
];

type TieStatement = {
  source: SourceName;
  /** Of the company whose tie it is. */
  registerNumber: string;
  country: string;
  asOf: Day;
  link: CompanyLinkRecord;
};

/** What notes to an owner's accounts tell where the register is silent. */
const fromNotes = (name: string, link: CompanyLinkRecord): TieStatement => {
  const { keys, country } = castPlan(name);
  const asOf = isoDate(WORLD_YEAR - 1, 12, 31);
  return { source: 'firmenbuch', registerNumber: keys?.registerNumber ?? '', country, asOf, link };
};

export const TIE_STATEMENTS: readonly TieStatement[] = [
  fromNotes('Chiemgau Dachstrom GmbH', {
    kind: 'shareholder',
    name: 'Murtal Solar Deutschland GmbH',
    place: 'Freilassing',
    share: 60,
    startedOn: '2016-09-05',
  }),
  // Abroad, so that no record of it ever arrives.
  fromNotes('Alpenholz Systembau GmbH', {
    kind: 'subsidiary',
    name: 'Karnholz d.o.o.',
    place: 'Maribor',
    share: 51,
    startedOn: '2017-03-01',
  }),
];
