import { LOG, type LogAction, type LogEntry } from '@firmament/api-contract/desk/log-action';
import { dayOf } from '@firmament/calendar/day';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { AppError, refusedField, type Text } from '../platform/http/app-error.ts';
import { queueMail } from '../platform/mail/mailer.ts';
import { type Actor, SYSTEM } from '../platform/operator-log/actor.ts';
import { recordAction } from '../platform/operator-log/record-action.ts';
import { mentionIdOf } from '../records/register-person-id.ts';
import type { PrivacyDeps } from './deps.ts';
import { eraseHidden, hidePeople, restoreHidden } from './hidden-people.query.ts';
import { findWithheld, showAgain, withholdPeople } from './objected-people.query.ts';
import { grantedMail, refusedMail, restoredMail } from './privacy.mail.ts';
import { findShownMentions } from './register-candidates.query.ts';
import {
  asksToGo,
  finalOn,
  findHidden,
  lockRequest,
  type RequestRow,
  waitsForOperator,
} from './request-record.query.ts';

/** What the operator decides about a privacy request. Each decision ends it and is told to the person by mail. */

const UNKNOWN: Text = { en: 'There is no such request.', de: 'Diese Anfrage gibt es nicht.' };
const DECIDED: Text = { en: 'This request is decided already.', de: 'Über diese Anfrage ist bereits entschieden.' };
const NOBODY_NAMED: Text = {
  en: 'This request has hidden nobody: say who is meant, or that the person is not listed.',
  de: 'Diese Anfrage hat niemanden verborgen: Bitte nennen Sie die gemeinte Person oder sagen Sie, dass die Person nicht vorkommt.',
};
const NOT_LISTED_BUT_HIDDEN: Text = {
  en: 'This request has hidden somebody, so the person is listed.',
  de: 'Diese Anfrage hat jemanden verborgen; die Person kommt also vor.',
};
const NOBODY_TO_DELETE: Text = {
  en: 'Only an objection or an erasure removes entries.',
  de: 'Nur ein Widerspruch oder eine Löschung entfernt Einträge.',
};
const NO_ANSWER: Text = {
  en: 'Access and correction need an answer: say what we hold, or what was corrected.',
  de: 'Auskunft und Berichtigung brauchen eine Antwort: was wir gespeichert oder berichtigt haben.',
};
const NO_SUCH_PROFILE: Text = {
  en: 'There is no person with this profile id.',
  de: 'Unter dieser Nummer wird keine Person angezeigt.',
};
const NO_REASON: Text = { en: 'A refusal needs a reason.', de: 'Eine Ablehnung braucht eine Begründung.' };
const NOBODY_HIDDEN: Text = {
  en: 'This request hides nobody who could come back.',
  de: 'Diese Anfrage verbirgt niemanden, der zurückkommen könnte.',
};

type Decision = {
  outcome: 'granted' | 'refused' | 'restored';
  by: Actor;
  reason?: string | undefined;
  /** Whether it may follow another decision. */
  mayFollow?: (trx: DatabaseTransaction, row: RequestRow) => Promise<boolean>;
};

/** What a decision came to. */
type Decided = { count: number; action: (row: RequestRow) => LogAction };

/** Runs a decision on an open request, records it and writes it down. Returns how many entries it changed. */
const decide = (
  { db, clock }: PrivacyDeps,
  id: number,
  { outcome, by, reason, mayFollow = async () => false }: Decision,
  carryOut: (trx: DatabaseTransaction, row: RequestRow) => Promise<Decided>,
): Promise<{ count: number; entry: LogEntry }> =>
  db.transaction().execute(async (trx) => {
    const row = await lockRequest(trx, id);
    if (!row) throw new AppError('not_found', { text: UNKNOWN });
    if (row.outcome !== null && !(await mayFollow(trx, row))) throw new AppError('conflict', { text: DECIDED });
    const before = await standingOf(trx, row);
    const { count, action } = await carryOut(trx, row);
    await trx
      .updateTable('privacy_request')
      .set({
        outcome,
        decided_by: by.kind === 'system' ? 'time' : 'operator',
        decided_at: clock.now(),
        reason: reason ?? null,
      })
      .where('id', '=', id)
      .execute();
    const after = await standingOf(trx, { id, outcome });
    return { count, entry: await recordAction(trx, clock, by, action(row), { before, after }) };
  });

/** What a request has come to, for the log. */
const standingOf = async (trx: DatabaseTransaction, { id, outcome }: Pick<RequestRow, 'id' | 'outcome'>) => ({
  outcome,
  hidden_entries: (await findHidden(trx, id)).length,
  withheld_people: (await findWithheld(trx, id)).length,
});

export type Grant = {
  /** Profiles to remove besides those that are hidden already, and people of the registers (`reg.12`) to withhold. */
  profileIds?: readonly string[];
  /** We looked and hold nothing about this person. */
  isNotListed?: boolean;
  /** The answer to the person, in their language. */
  message?: string | undefined;
};

/**
 * Grants a request. Whoever it has hidden, and whoever is named now, is deleted for good; people of the registers are
 * shown no longer. Returns how many.
 */
export const grantRequest = (
  deps: PrivacyDeps,
  by: Actor,
  id: number,
  { profileIds = [], isNotListed = false, message }: Grant = {},
): Promise<{ count: number; entry: LogEntry }> =>
  decide(deps, id, { outcome: 'granted', by, reason: message }, async (trx, row) => {
    if (!asksToGo(row)) {
      if (profileIds.length > 0) throw refusedField('profile', NOBODY_TO_DELETE);
      if (!isNotListed && !message) throw refusedField('message', NO_ANSWER);
    }
    const named = await findNamed(trx, profileIds);
    const mentions = await findNamedMentions(trx, profileIds);
    const hidden = await findHidden(trx, id);
    const count = hidden.length + named.length + mentions.length;
    if (isNotListed && count > 0) throw refusedField('profile', NOT_LISTED_BUT_HIDDEN);
    if (asksToGo(row) && !isNotListed && count === 0) throw refusedField('profile', NOBODY_NAMED);
    const at = deps.clock.now();
    await hidePeople(trx, { requestId: id, ids: named, at });
    const withheld = await withholdPeople(trx, { requestId: id, mentions, at });
    return finish(deps, trx, row, { isNotListed, message, withheld });
  });

const findNamedMentions = async (trx: DatabaseTransaction, ids: readonly string[]): Promise<number[]> => {
  const wanted = [...new Set(ids.flatMap((id) => mentionIdOf(id) ?? []))];
  const shown = await findShownMentions(trx, wanted);
  if (shown.length < wanted.length) throw refusedField('profile', NO_SUCH_PROFILE);
  return shown;
};

const findNamed = async (trx: DatabaseTransaction, ids: readonly string[]): Promise<number[]> => {
  const wanted = new Set(ids.filter((id) => mentionIdOf(id) === undefined));
  if (wanted.size === 0) return [];
  const people = await trx
    .selectFrom('person')
    .select('id')
    .where('profile_id', 'in', [...wanted])
    .execute();
  if (people.length < wanted.size) throw refusedField('profile', NO_SUCH_PROFILE);
  return people.map(({ id }) => id);
};

const finish = async (
  { backupDays }: PrivacyDeps,
  trx: DatabaseTransaction,
  row: RequestRow,
  { isNotListed = false, message, withheld = 0 }: Pick<Grant, 'isNotListed' | 'message'> & { withheld?: number } = {},
): Promise<Decided> => {
  const erased = await eraseHidden(trx, row.id);
  const count = erased + withheld;
  if (count > 0)
    await trx.updateTable('privacy_request').set({ hidden_count: count }).where('id', '=', row.id).execute();
  await queueMail(trx, grantedMail(row, { erased, withheld, isNotListed, message, backupDays }));
  return {
    count,
    action: ({ id, kind }) => LOG.requestGranted(id, { kind, erased, withheld, is_not_listed: isNotListed }),
  };
};

/** Refuses a request with a reason that the person is told. Whoever it has hidden comes back. */
export const refuseRequest = (
  deps: PrivacyDeps,
  by: Actor,
  id: number,
  reason: string,
): Promise<{ count: number; entry: LogEntry }> => {
  if (reason.trim() === '') throw refusedField('reason', NO_REASON);
  return decide(deps, id, { outcome: 'refused', by, reason }, async (trx, row) => {
    const restored = await restoreHidden(trx, id);
    await queueMail(trx, refusedMail(row, { reason, restored }));
    return { count: restored, action: ({ kind }) => LOG.requestRefused(id, { kind, reason }) };
  });
};

/**
 * Brings back whom a request has hidden, because it was a mistake or was taken back. People of the registers can come
 * back after the request was granted, too: what their register states is still there.
 */
export const restoreRequest = (deps: PrivacyDeps, by: Actor, id: number): Promise<{ count: number; entry: LogEntry }> =>
  decide(deps, id, { outcome: 'restored', by, mayFollow: withholdsSomebody }, async (trx, row) => {
    const restored = (await restoreHidden(trx, id)) + (await showAgain(trx, id));
    if (restored === 0) throw new AppError('conflict', { text: NOBODY_HIDDEN });
    await queueMail(trx, restoredMail(row));
    return { count: restored, action: ({ kind }) => LOG.requestRestored(id, { kind, entries: restored }) };
  });

const withholdsSomebody = async (trx: DatabaseTransaction, { id, outcome }: RequestRow): Promise<boolean> =>
  outcome === 'granted' && (await findWithheld(trx, id)).length > 0;

/**
 * Makes final what was confirmed from the listed mailbox and disputed by nobody within the time. A request that may
 * also mean an entry we still show waits for the operator: it is not for the clock to decide about that one.
 */
export const finishUndisputed = async (deps: PrivacyDeps): Promise<void> => {
  const today = dayOf(deps.clock.now());
  for (const row of await findConfirmed(deps.db)) {
    if (row.confirmed_at === null || finalOn(row.confirmed_at) > today) continue;
    if (await waitsForOperator(deps.db, row)) continue;
    await decide(deps, row.id, { outcome: 'granted', by: SYSTEM }, (trx, locked) => finish(deps, trx, locked));
  }
};

const findConfirmed = (db: Database): Promise<RequestRow[]> =>
  db
    .selectFrom('privacy_request')
    .selectAll()
    .where('outcome', 'is', null)
    .where('confirmed_at', 'is not', null)
    .where('id', 'in', (hidden) => hidden.selectFrom('hidden_person').select('request_id'))
    .orderBy('id')
    .execute();
