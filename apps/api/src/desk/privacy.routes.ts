import {
  type DeskPrivacyRequest,
  getDeskPrivacyRequest,
  grantRequest,
  refuseRequest,
  restoreRequest,
} from '@firmament/api-contract/calls/desk/privacy';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import { serve } from '../platform/http/serve.ts';
import { logOf } from '../platform/operator-log/log.query.ts';
import {
  grantRequest as grant,
  refuseRequest as refuse,
  restoreRequest as restore,
} from '../privacy/decide-request.ts';
import type { PrivacyDeps } from '../privacy/deps.ts';
import { findMeant } from '../privacy/find-meant.ts';
import { findWithheld } from '../privacy/objected-people.query.ts';
import {
  answerBy,
  type Entry,
  findByLink,
  findByMailbox,
  findFinalDay,
  findHidden,
  findOpenRequests,
  findRequest,
  type RequestRow,
} from '../privacy/request-record.query.ts';
import { toRegisterId } from '../records/register-person-id.ts';
import { done } from './done.ts';
import { operatorOf } from './operator-of.ts';

const presentRequest = async (db: Database, row: RequestRow): Promise<DeskPrivacyRequest> => ({
  request_id: row.id,
  kind: row.kind as DeskPrivacyRequest['kind'],
  name: row.name,
  received_at: row.received_at.toISOString(),
  answer_by: answerBy(row.received_at),
  is_confirmed: row.confirmed_at !== null,
  hidden_count: row.hidden_count,
  final_on: await findFinalDay(db, row),
});

const presentEntry = ({ profile_id, full_name, email }: Entry) => ({ profile_id, full_name, email });

/** Requests that wait for a decision, the nearest deadline first. */
export const listRequests = async ({ db }: PrivacyDeps): Promise<DeskPrivacyRequest[]> =>
  Promise.all((await findOpenRequests(db)).map((row) => presentRequest(db, row)));

export const registerPrivacyDeskRoutes = (app: FastifyInstance, deps: PrivacyDeps): void => {
  const { db } = deps;

  serve(app, getDeskPrivacyRequest, async ({ params }) => {
    const row = await findRequest(db, params.request_id);
    if (!row) throw new AppError('not_found');
    const [hidden, byMailbox, byLink, meant, withheld, log] = await Promise.all([
      findHidden(db, row.id),
      findByMailbox(db, row.email),
      findByLink(db, row),
      findMeant(db, row),
      findWithheld(db, row.id),
      logOf(db, 'privacy_request', row.id),
    ]);
    const { email, language, profile, message, outcome, decided_at, reason: answer } = row;
    return {
      request: {
        ...(await presentRequest(db, row)),
        email,
        language,
        profile,
        message,
        answer,
        log,
        outcome: outcome as 'granted' | 'refused' | 'restored' | null,
        decided_at: decided_at?.toISOString() ?? null,
        hidden: hidden.map(({ profile_id, hidden_at }) => ({ profile_id, hidden_at: hidden_at.toISOString() })),
        by_mailbox: byMailbox.map(presentEntry),
        by_link: byLink.map(presentEntry),
        namesakes: meant.namesakes.map(presentEntry),
        is_name_searched: meant.isNameSearched,
        register: meant.candidates.map(({ person_id, ...about }) => ({
          employee_id: toRegisterId(person_id),
          ...about,
        })),
        withheld: withheld.map(({ person_id, name, hidden_at }) => ({
          employee_id: toRegisterId(person_id),
          name,
          hidden_at: hidden_at.toISOString(),
        })),
      },
    };
  });

  serve(app, grantRequest, async ({ params, body, member, request }) => {
    const { profile_ids: profileIds, is_not_listed: isNotListed, message } = body;
    const decision = { profileIds, isNotListed, message: message || undefined };
    const { entry } = await grant(deps, await operatorOf(db, member), params.request_id, decision);
    return done(request, entry);
  });

  serve(app, refuseRequest, async ({ params, body, member, request }) => {
    const { entry } = await refuse(deps, await operatorOf(db, member), params.request_id, body.reason);
    return done(request, entry);
  });

  serve(app, restoreRequest, async ({ params, member, request }) => {
    const { entry } = await restore(deps, await operatorOf(db, member), params.request_id);
    return done(request, entry);
  });
};
