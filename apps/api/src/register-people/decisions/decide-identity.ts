import { LOG, type LogAction, type LogEntry } from '@firmament/api-contract/desk/log-action';
import type { Clock } from '../../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { AppError, refusedField, type Text } from '../../platform/http/app-error.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { Actor } from '../../platform/operator-log/actor.ts';
import { recordAction } from '../../platform/operator-log/record-action.ts';
import { toRegisterId } from '../../records/register-person-id.ts';
import { identifyPeopleJob } from '../identify-people.job.ts';
import { findShownPerson } from '../shown-person.query.ts';
import {
  closeReport,
  deleteRuling,
  findMentions,
  findVerdict,
  insertRuling,
  lockReport,
  lockRuling,
} from './rulings.query.ts';

/**
 * What operators decide about who is who. A ruling is about two sets of mentions, so that it holds whichever persons they
 * turn out to belong to; the newest one on two mentions counts. It can be withdrawn.
 */

export type Verdict = 'one' | 'two';

type Ruling = {
  verdict: Verdict;
  /** The other person, or the mandates that belong to somebody else. */
  other?: string | undefined;
  mentionIds?: readonly number[] | undefined;
  reason: string;
  reportId?: number | undefined;
};

type Deps = { db: Database; clock: Clock };

/** One ruling is one row for each pair: the largest that is needed to take somebody with hundreds of mandates apart. */
const MAX_PAIRS = 20_000;
/** Enough to keep two people together should some of them be told apart later. */
const MAX_JOINED = 40;

const NOBODY: Text = {
  en: 'There is no person of the registers with this number.',
  de: 'Unter dieser Nummer gibt es keine Person aus den Registern.',
};
const NO_OTHER: Text = {
  en: 'Say who the other person is, or which mandates belong to somebody else.',
  de: 'Bitte nennen Sie die andere Person oder die Mandate, die jemand anderem gehören.',
};
const THE_SAME: Text = {
  en: 'This is the same person. Choose the mandates that belong to somebody else.',
  de: 'Das ist dieselbe Person. Bitte wählen Sie die Mandate, die jemand anderem gehören.',
};
const NOT_ALL: Text = {
  en: 'Choose some of the mandates of this person, not all of them.',
  de: 'Bitte wählen Sie einige der Mandate dieser Person, nicht alle.',
};
const TOO_MANY: Text = {
  en: 'These are too many mandates for one decision. Begin with fewer.',
  de: 'Das sind zu viele Mandate für eine Entscheidung. Bitte beginnen Sie mit weniger.',
};
const REPORT_SETTLED: Text = {
  en: 'This report is settled already.',
  de: 'Über diese Meldung ist bereits entschieden.',
};
const WITHDRAWN: Text = {
  en: 'This decision is withdrawn already.',
  de: 'Diese Entscheidung ist bereits zurückgenommen.',
};

/** The mentions on both sides, and the log entry for it. */
type Sides = { these: number[]; those: number[]; action: LogAction };

/** Records the decision and queues re-identification. */
export const decideIdentity = (deps: Deps, by: Actor, employeeId: string, ruling: Ruling): Promise<LogEntry> =>
  deps.db.transaction().execute(async (trx) => {
    const { verdict, reason, reportId } = ruling;
    if (reportId !== undefined) await settle(trx, reportId, { outcome: verdict, reason, at: deps.clock.now() });
    const { these, those, action } = await sidesOf(trx, employeeId, ruling);
    if (these.length * those.length > MAX_PAIRS) throw refusedField('mention_ids', TOO_MANY);
    const before = await findVerdict(trx, these, those);
    await insertRuling(trx, { verdict, these, those, reason, reportId: reportId ?? null, at: deps.clock.now() });
    await enqueue(trx, identifyPeopleJob, {});
    return recordAction(trx, deps.clock, by, action, { before: { ruling: before }, after: { ruling: verdict } });
  });

const sidesOf = async (trx: DatabaseTransaction, employeeId: string, ruling: Ruling): Promise<Sides> => {
  const { verdict, other, mentionIds, reason } = ruling;
  const person = await findShownPerson(trx, employeeId);
  if (!person) throw new AppError('not_found');
  const own = await findMentions(trx, person.id);
  const id = toRegisterId(person.id);
  if (verdict === 'two' && mentionIds !== undefined) {
    const picked = new Set(mentionIds);
    const [these, those] = [own.filter((one) => picked.has(one)), own.filter((one) => !picked.has(one))];
    if (these.length < picked.size || these.length === 0 || those.length === 0) {
      throw refusedField('mention_ids', NOT_ALL);
    }
    return { these, those, action: LOG.mandatesSplitOff(id, { mandates: these.length, reason }) };
  }
  if (other === undefined) throw refusedField('other', NO_OTHER);
  const another = await findShownPerson(trx, other);
  if (!another) throw refusedField('other', NOBODY);
  if (another.id === person.id) throw refusedField('other', THE_SAME);
  const [these, those] = [own, await findMentions(trx, another.id)];
  const about = { other, reason };
  return verdict === 'two'
    ? { these, those, action: LOG.peopleToldApart(id, about) }
    : { these: these.slice(0, MAX_JOINED), those: those.slice(0, MAX_JOINED), action: LOG.peopleJoined(id, about) };
};

type Settled = { outcome: Verdict | 'dismissed'; reason: string; at: Date };

const settle = async (trx: DatabaseTransaction, reportId: number, settled: Settled): Promise<void> => {
  const report = await lockReport(trx, reportId);
  if (!report) throw new AppError('not_found');
  if (report.outcome !== null) throw new AppError('conflict', { text: REPORT_SETTLED });
  await closeReport(trx, reportId, settled);
};

/** The report is wrong, or nothing can be decided. */
export const dismissReport = (deps: Deps, by: Actor, reportId: number, reason: string): Promise<LogEntry> =>
  deps.db.transaction().execute(async (trx) => {
    await settle(trx, reportId, { outcome: 'dismissed', reason, at: deps.clock.now() });
    return recordAction(trx, deps.clock, by, LOG.reportDismissed(reportId, reason), {
      before: { outcome: null },
      after: { outcome: 'dismissed' },
    });
  });

/** Takes a ruling back: what was ruled before it holds again, and else the evidence decides. */
export const withdrawRuling = (deps: Deps, by: Actor, rulingId: number, reason: string): Promise<LogEntry> =>
  deps.db.transaction().execute(async (trx) => {
    const ruling = await lockRuling(trx, rulingId);
    if (!ruling) throw new AppError('not_found');
    if (ruling.withdrawn_at !== null) throw new AppError('conflict', { text: WITHDRAWN });
    const { these, those, verdict } = ruling;
    await deleteRuling(trx, ruling, deps.clock.now());
    await enqueue(trx, identifyPeopleJob, {});
    const action = LOG.rulingWithdrawn({ id: rulingId, verdict, mentions: [...these, ...those] }, reason);
    return recordAction(trx, deps.clock, by, action, {
      before: { ruling: verdict },
      after: { ruling: await findVerdict(trx, these, those) },
    });
  });
