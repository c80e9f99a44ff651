import type { Flag } from '@firmament/api-contract/calls/company-flags';
import { ACCOUNTS_LATE } from './accounts-late.ts';
import { MOVED_OFTEN, RENAMED_WITH_NEW_DIRECTOR } from './change-rules.ts';
import { DIRECTORS_CHANGED } from './director-changes.ts';
import { DIRECTOR_OF_FAILING_COMPANY } from './failing-elsewhere.ts';
import { EQUITY_HALVED, EQUITY_NEGATIVE, REVENUE_GROWN } from './figure-rules.ts';
import type { Knowledge, Rule } from './rule.ts';
import { DELETION_ANNOUNCED, INSOLVENCY, LIQUIDATION, NOBODY_SIGNS } from './standing-rules.ts';

/** All rules, as readers see them. */
export const RULES: readonly Rule[] = [
  DIRECTORS_CHANGED,
  ACCOUNTS_LATE,
  EQUITY_NEGATIVE,
  EQUITY_HALVED,
  REVENUE_GROWN,
  INSOLVENCY,
  LIQUIDATION,
  DELETION_ANNOUNCED,
  MOVED_OFTEN,
  RENAMED_WITH_NEW_DIRECTOR,
  NOBODY_SIGNS,
  DIRECTOR_OF_FAILING_COMPANY,
];

const STATES: readonly Flag['state'][] = ['applies', 'does_not_apply', 'not_checkable'];

/** What is good to know stands behind what is to be checked. */
const KINDS: readonly Flag['kind'][] = ['to_check', 'good_to_know'];

/** Every rule asked of one company: those that apply first, newest first, the others as in the table. */
export const flagsOf = (known: Knowledge): Flag[] =>
  RULES.map(({ name, kind, title, check }): Flag => {
    const outcome = check(known);
    const isTold = outcome.state !== 'not_checkable';
    return {
      ...{ rule: name, kind, state: outcome.state, sentence: outcome.sentence },
      title: outcome.state === 'applies' ? outcome.title : title,
      day: isTold ? outcome.day : null,
      evidence: isTold ? (outcome.evidence ?? []) : [],
      drawing: outcome.state === 'applies' ? (outcome.drawing ?? null) : null,
    };
  }).sort(
    (a, b) =>
      STATES.indexOf(a.state) - STATES.indexOf(b.state) ||
      (a.state === 'applies'
        ? KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || (b.day ?? '').localeCompare(a.day ?? '')
        : 0),
  );
