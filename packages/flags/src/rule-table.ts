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

/** Good news comes after what needs checking. */
const KINDS: readonly Flag['kind'][] = ['to_check', 'good_to_know'];

/** Written out, because spreading would cost more than most of the rules. */
const outcomeOf = ({ name, kind, title, check }: Rule, known: Knowledge): Flag => {
  const outcome = check(known);
  const { state, sentence } = outcome;
  if (state === 'applies') {
    const { day, evidence, drawing = null } = outcome;
    return { rule: name, kind, state, title: outcome.title, sentence, day, evidence, drawing };
  }
  const { day, evidence = [] } = state === 'does_not_apply' ? outcome : { day: null };
  return { rule: name, kind, state, title, sentence, day, evidence, drawing: null };
};

const placeOf = ({ state, kind }: Flag): number =>
  STATES.indexOf(state) * KINDS.length + (state === 'applies' ? KINDS.indexOf(kind) : 0);

const isNewer = (a: Flag, b: Flag): boolean => a.state === 'applies' && (a.day ?? '') > (b.day ?? '');

/** Every rule asked of one company: those that apply first, newest first, the others as in the table. */
export const flagsOf = (known: Knowledge): Flag[] =>
  RULES.map((rule) => outcomeOf(rule, known)).sort(
    (a, b) => placeOf(a) - placeOf(b) || Number(isNewer(b, a)) - Number(isNewer(a, b)),
  );
