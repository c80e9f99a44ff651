import type { Day } from '@firmament/calendar/day';
import type { CompanyLinkRecord, CompanyRecord, RepresentativeRecord } from '@firmament/record/record';
import type { SourceName } from '@firmament/record/sources/sources';
import { isoDate, LAST_READ_YEAR } from '../calendar.ts';
import { type CompanyPlan, OLD_COPY_YEAR, sourceOf } from '../company-plan.ts';
import { companyRecord } from '../company-record.ts';
import type { Officer } from '../offices.ts';
import { PURPOSE, Random } from '../random.ts';
import { officersOf } from '../representatives.ts';
import { appointAdministrator } from './administrator.ts';
import {
  type Subject,
  tellOfFormAndCapital,
  tellOfMoves,
  tellOfNames,
  tellOfRecovery,
  tellOfTheEnd,
} from './changes.ts';
import { Chronicle, type CompanyHistory } from './chronicle.ts';
import { addFormerOfficers, appointLiquidators } from './former-officers.ts';
import { lifeOf } from './life.ts';
import { dayIn, monthOf } from './months.ts';
import { officerKey } from './officer-key.ts';

/** A company, the register it pretends to come from, and how it came to be what it is. */
export type DemoCompany = { source: SourceName; record: CompanyRecord; history: CompanyHistory };

export const demoCompany = (seed: number, plan: CompanyPlan): DemoCompany => {
  const officers = officersOf(seed, plan);
  return withHistory(seed, plan, officers, companyRecord(seed, plan, officers));
};

/** Adds the ten years before: what the record itself tells of them goes into it, the rest beside it. */
export const withHistory = (
  seed: number,
  plan: CompanyPlan,
  officers: readonly Officer[],
  record: CompanyRecord,
): DemoCompany => {
  const random = new Random(seed, PURPOSE.history, plan.index);
  if (plan.knowledge === 'oldCopy') {
    record.asOf = isoDate(OLD_COPY_YEAR, random.between(6, 12), random.between(1, 28));
    // Read once: what happened before is only known as far as the copy gives its day.
    return { source: sourceOf(plan), record, history: { since: record.asOf, events: [], replaced: [] } };
  }
  record.asOf = isoDate(LAST_READ_YEAR, 9, random.between(1, 28));
  const chronicle = new Chronicle(plan.foundedOn);
  const life = lifeOf(random, plan, record);
  const subject: Subject = { seed, random, plan, record, chronicle, life };
  const [formerName] = record.formerNames;
  tellOfFormAndCapital(subject);
  tellOfNames(subject, formerName);
  tellOfMoves(subject);
  tellOfRecovery(subject);
  tellOfTheEnd(subject);
  if (plan.representatives > 0) {
    const chair = officers[0]?.human.gender ?? 'male';
    addFormerOfficers(random, plan, chronicle, life, record.representatives, chair);
    appointLiquidators(random, plan, life, officers, record.representatives, chair);
    appointAdministrator(plan, life, record.representatives);
  }
  tellOfRecord(random, chronicle, record);
  return { source: sourceOf(plan), record, history: chronicle.finish() };
};

/** What the record itself dates: who came and went, and the accounts. */
export const tellOfRecord = (
  random: Random,
  chronicle: Chronicle,
  record: CompanyRecord,
  filedOn: Readonly<Record<Day, Day>> = {},
): void => {
  for (const officer of record.representatives) tellOfOfficer(chronicle, officer);
  for (const link of record.links) tellOfTie(chronicle, link);
  for (const { periodEnd } of record.reports) {
    chronicle.filed(periodEnd, filedOn[periodEnd] ?? drawFiling(random, periodEnd));
  }
};

const tellOfOfficer = (chronicle: Chronicle, officer: RepresentativeRecord): void => {
  const { title, name, startedOn, endedOn } = officer;
  const hasEntered = startedOn !== undefined && chronicle.covers(startedOn);
  const hasLeft = endedOn !== undefined && chronicle.covers(endedOn);
  if (!hasEntered && !hasLeft) return;
  const subject = `${title}: ${name}`;
  const key = officerKey(officer);
  if (hasEntered) chronicle.entered('officer_entered', startedOn, subject, key);
  if (hasLeft) chronicle.left('officer_left', endedOn, subject, key);
};

/** The general partner came when the company was founded, and a subsidiary is told of by its own register. */
const tellOfTie = (chronicle: Chronicle, { kind, name = '', startedOn, endedOn }: CompanyLinkRecord): void => {
  if (kind !== 'parent' && kind !== 'shareholder') return;
  const subject = `${kind}: ${name}`;
  const key = `${kind}:${name}`;
  if (startedOn !== undefined) chronicle.entered('owner_entered', startedOn, subject, key);
  if (endedOn !== undefined) chronicle.left('owner_left', endedOn, subject, key);
};

/** Some months after the year has ended. */
const drawFiling = (random: Random, periodEnd: string): string =>
  dayIn(random, monthOf(periodEnd) + random.between(5, 7));
