import type { FinancialReport } from '@firmament/api-contract/calls/companies';
import type { Check, CompanyEvent, PersonInCharge, Signing } from '@firmament/api-contract/calls/company-facts';
import type { Flag, FlagDrawing, FlagEvidence, FlagRule } from '@firmament/api-contract/calls/company-flags';
import type { Day } from '@firmament/calendar/day';

/** The same in both languages. */
export type Text = { en: string; de: string };

/** Between which days we know what a source said of the company. */
export type Reading = {
  sourceLabel: string;
  since: Day | null;
  asOf: Day | null;
  /** Whether it keeps a register: it would tell of a new name, address or status. */
  isRegister: boolean;
  /** Whether it names people in charge. */
  namesPeople: boolean;
};

/** Another company that is being wound up or insolvent, and in which somebody of this one is or was in charge. */
export type OfficeElsewhere = {
  mandateId: number;
  companyId: number;
  companyName: string;
  title: string;
  isOver: boolean;
  isInsolvent: boolean;
  /** Whether it is certainly the same person; else only likely. */
  isCertain: boolean;
};

/** What rules may ask of a company: what held on `day` as we know it today. */
export type Knowledge = {
  day: Day;
  isToday: boolean;
  country: string | null;
  legalForm: string | null;
  foundedOn: Day | null;
  status: { value: 'active' | 'in_liquidation' | 'terminated'; sourceLabel: string | null; asOf: Day | null };
  events: readonly CompanyEvent[];
  /** Oldest first. */
  reports: readonly FinancialReport[];
  people: readonly PersonInCharge[];
  withheldPeople: number;
  signing: Signing;
  checks: readonly Check[];
  readings: readonly Reading[];
  elsewhere: readonly OfficeElsewhere[];
};

export type Outcome =
  | {
      state: 'applies';
      title: Text;
      sentence: Text;
      day: Day | null;
      evidence: FlagEvidence[];
      drawing?: FlagDrawing | undefined;
    }
  /** `day`: the last day for which this is known. */
  | { state: 'does_not_apply'; sentence: Text; day: Day | null; evidence?: FlagEvidence[] }
  | { state: 'not_checkable'; sentence: Text };

export type Rule = {
  name: FlagRule;
  kind: Flag['kind'];
  title: Text;
  /** When it applies. */
  condition: Text;
  /** What has to be known. */
  needs: Text;
  check: (known: Knowledge) => Outcome;
};
