import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Member } from '../../platform/http/admission.ts';
import { AppError, refusedField, type Text } from '../../platform/http/app-error.ts';
import type { RateLimiter } from '../../platform/http/rate-limit.ts';
import { findShownPerson } from '../shown-person.query.ts';
import type { Verdict } from './decide-identity.ts';

const NOBODY: Text = {
  en: 'There is no person of the registers with this number.',
  de: 'Unter dieser Nummer gibt es keine Person aus den Registern.',
};
const THE_SAME: Text = {
  en: 'This is the same person already.',
  de: 'Das ist bereits dieselbe Person.',
};

type Report = { employee_id: string; verdict: Verdict; other?: string | undefined; text: string };

export type ReportDeps = { db: Database; clock: Clock; limiter: Pick<RateLimiter, 'count'> };

/** Keeps what a member says about who is who, for an operator to decide. Saying it again adds nothing. */
export const reportIdentity = async (
  { db, clock, limiter }: ReportDeps,
  { accountId }: Member,
  { employee_id, verdict, other, text }: Report,
): Promise<void> => {
  const person = await findShownPerson(db, employee_id);
  if (!person) throw new AppError('not_found');
  const another = other === undefined ? undefined : await findShownPerson(db, other);
  if (other !== undefined && !another) throw refusedField('other', NOBODY);
  if (verdict === 'one' && another?.id === person.id) throw refusedField('other', THE_SAME);
  await limiter.count({ limit: 'identityReport', subject: String(accountId) });
  const said = { account_id: accountId, verdict, mention_id: person.id, other_mention_id: another?.id ?? null };
  const known = await db
    .selectFrom('identity_report')
    .select('id')
    .where((report) => report.and({ account_id: accountId, verdict, mention_id: person.id, text }))
    .where('other_mention_id', 'is not distinct from', said.other_mention_id)
    .where('outcome', 'is', null)
    .executeTakeFirst();
  if (known) return;
  await db
    .insertInto('identity_report')
    .values({ ...said, text, received_at: clock.now() })
    .execute();
};
