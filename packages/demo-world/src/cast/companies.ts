import type { CompanyPlan } from '../company-plan.ts';
import { type DemoCompany, withHistory } from '../history/company-history.ts';
import { officersOf } from '../representatives.ts';
import { CASE_NAMES } from './aichfeld/case.ts';
import { AICHFELD_COMPANIES } from './aichfeld/companies.ts';
import { chiemgau } from './chiemgau.ts';
import { FAMILY_COMPANIES } from './families/companies.ts';
import { CAST_PLANS } from './plans.ts';
import { fullRecord, hasTwoSources, registerPart, SHOWCASE, WATCHED } from './records.ts';
import { CAST_SEED } from './specification.ts';

/** The day of the deletion that the court has announced. */
const ANNOUNCED_ON = '2025-07-21';

const member = (plan: CompanyPlan): DemoCompany => {
  const officers = officersOf(CAST_SEED, plan);
  const full = fullRecord(plan, officers);
  if (full.name === 'Chiemgau Dachstrom GmbH') return chiemgau(full);
  const record = hasTwoSources(plan) ? registerPart(plan, full) : full;
  const company = withHistory(CAST_SEED, plan, officers, record);
  if (hasTwoSources(plan)) return { ...company, source: plan.source };
  return record.name.startsWith('Saalegrund') ? withNotice(company) : company;
};

const withNotice = (company: DemoCompany): DemoCompany => {
  const { events, ...history } = company.history;
  const notice: (typeof events)[number] = {
    kind: 'deletion_announced',
    subject: '',
    key: '',
    happenedOn: undefined,
    announcedOn: ANNOUNCED_ON,
    from: undefined,
    to: 'Löschung wegen Vermögenslosigkeit nach § 394 FamFG angekündigt',
    unstatedOn: '2025-07-01',
    statedOn: '2025-08-01',
  };
  return { ...company, history: { ...history, events: [...events, notice] } };
};

export const CAST_COMPANIES: readonly DemoCompany[] = [
  ...CAST_PLANS.map(member),
  ...FAMILY_COMPANIES,
  ...AICHFELD_COMPANIES,
];

const find = (name: string) => {
  const found = CAST_COMPANIES.find(({ record }) => record.name === name);
  if (found === undefined) throw new RangeError(`There is no company ${name} in the cast.`);
  return { name, source: found.source, sourceKey: found.record.sourceKey };
};

/** The company that the demo member works for, and that the public pages show. */
export const SHOWCASE_COMPANY = find(SHOWCASE);

/** The companies of the case that visitors are led through; its names and days are in aichfeld/case.ts. */
export const CASE = {
  debtor: find(CASE_NAMES.debtor),
  wreck: find(CASE_NAMES.wreck),
  formerOwner: find(CASE_NAMES.formerOwner),
  watched: find(CASE_NAMES.watched),
  oldCopy: find(CASE_NAMES.oldCopy),
} as const;

/** The companies that the demo member watches. */
export const WATCHLIST = WATCHED.map(find);
