import {
  type DeskIdentity,
  type DeskIdentityReport,
  decideIdentity,
  dismissReport,
  getIdentityReport,
  getRegisterPerson,
  MAX_MANDATES_SHOWN,
  withdrawRuling,
} from '@firmament/api-contract/calls/desk/identity';
import { dayOf } from '@firmament/calendar/day';
import { addWorkingDays } from '@firmament/subscription/working-days';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { AppError, refusedField, type Text } from '../platform/http/app-error.ts';
import { serve } from '../platform/http/serve.ts';
import { logOf } from '../platform/operator-log/log.query.ts';
import { toRegisterId } from '../records/register-person-id.ts';
import {
  decideIdentity as decide,
  dismissReport as dismiss,
  withdrawRuling as withdraw,
} from '../register-people/decisions/decide-identity.ts';
import { findCompared } from '../register-people/decisions/persons.query.ts';
import { findOpenReports, findReport, type ReportRow } from '../register-people/decisions/reports.query.ts';
import { findMentions, findRulings } from '../register-people/decisions/rulings.query.ts';
import { findShownPerson } from '../register-people/shown-person.query.ts';
import { done } from './done.ts';
import { operatorOf } from './operator-of.ts';

/** How long members wait for a decision. */
const WORKING_DAYS = 2;

const NOBODY: Text = {
  en: 'There is no person of the registers with this number.',
  de: 'Unter dieser Nummer gibt es keine Person aus den Registern.',
};

const presentReport = ({ id, verdict, name, other_name, received_at }: ReportRow): DeskIdentityReport => ({
  report_id: id,
  verdict: verdict as DeskIdentityReport['verdict'],
  name,
  other_name,
  received_at: received_at.toISOString(),
  answer_by: addWorkingDays(dayOf(received_at), WORKING_DAYS, 'AT'),
});

/** Reports that wait for a decision, the nearest deadline first. */
export const listReports = async (db: Database): Promise<DeskIdentityReport[]> =>
  (await findOpenReports(db)).map(presentReport);

const identityOf = async (db: Database, personId: number, otherId?: number): Promise<DeskIdentity> => {
  const [compared, mentions] = await Promise.all([
    findCompared(db, { personId, otherId, maxMandates: MAX_MANDATES_SHOWN }),
    findMentions(db, personId),
  ]);
  const [rulings, log] = await Promise.all([
    findRulings(db, mentions),
    logOf(db, 'register_person', toRegisterId(personId)),
  ]);
  return {
    persons: compared.map(({ id, ...about }) => ({ employee_id: toRegisterId(id), ...about })),
    rulings: rulings.map(({ id, verdict, these, those, reason, decided_at, withdrawn_at }) => ({
      ruling_id: id,
      verdict: verdict as 'one' | 'two',
      these,
      those,
      reason,
      decided_at: decided_at.toISOString(),
      withdrawn_at: withdrawn_at?.toISOString() ?? null,
    })),
    log,
  };
};

const registerReportRoutes = (app: FastifyInstance, deps: { db: Database; clock: Clock }): void => {
  const { db } = deps;

  serve(app, getIdentityReport, async ({ params }) => {
    const row = await findReport(db, params.report_id);
    if (!row) throw new AppError('not_found');
    const { account_id, from, text, outcome, decided_at, reason, person_id, other_id } = row;
    const identity = person_id === null ? null : await identityOf(db, person_id, other_id ?? undefined);
    const log = await logOf(db, 'identity_report', row.id);
    return {
      report: {
        ...presentReport(row),
        employee_id: toRegisterId(person_id ?? row.mention_id),
        other: other_id === null ? null : toRegisterId(other_id),
        text,
        account_id,
        from,
        reason,
        outcome: outcome as 'one' | 'two' | 'dismissed' | null,
        decided_at: decided_at?.toISOString() ?? null,
        identity: identity && { ...identity, log: [...log, ...identity.log] },
      },
    };
  });

  serve(app, dismissReport, async ({ params, body, member, request }) =>
    done(request, await dismiss(deps, await operatorOf(db, member), params.report_id, body.reason)),
  );
};

export const registerIdentityRoutes = (app: FastifyInstance, deps: { db: Database; clock: Clock }): void => {
  const { db } = deps;
  registerReportRoutes(app, deps);

  serve(app, getRegisterPerson, async ({ params, query }) => {
    const person = await findShownPerson(db, params.employee_id);
    if (!person) throw new AppError('not_found');
    const other = query.other === undefined ? undefined : await findShownPerson(db, query.other);
    if (query.other !== undefined && !other) throw refusedField('other', NOBODY);
    return { identity: await identityOf(db, person.id, other?.id) };
  });

  serve(app, decideIdentity, async ({ params, body, member, request }) => {
    const { verdict, other, mention_ids: mentionIds, reason, report_id: reportId } = body;
    const ruling = { verdict, other, mentionIds, reason, reportId };
    return done(request, await decide(deps, await operatorOf(db, member), params.employee_id, ruling));
  });

  serve(app, withdrawRuling, async ({ params, body, member, request }) =>
    done(request, await withdraw(deps, await operatorOf(db, member), params.ruling_id, body.reason)),
  );
};
