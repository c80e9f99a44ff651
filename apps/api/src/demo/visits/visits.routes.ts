import { getDemoCase, startVisit as startVisitCall } from '@firmament/api-contract/calls/demo';
import type { FastifyInstance } from 'fastify';
import { presentUser } from '../../accounts/account-presenter.ts';
import type { DeletionDeps } from '../../accounts/accounts.personal-data.ts';
import { readSessionCookie, setSessionCookie } from '../../accounts/session-cookie.ts';
import { languageOf, succeed } from '../../accounts/succeed.ts';
import type { Clock } from '../../platform/clock.ts';
import { plainAddress } from '../../platform/http/address-key.ts';
import { AppError, type Text } from '../../platform/http/app-error.ts';
import { serve } from '../../platform/http/serve.ts';
import { findCase } from './demo-case.query.ts';
import { startVisit } from './start-visit.ts';

type Deps = DeletionDeps & { clock: Clock; publicUrl: string | undefined };

const WELCOME: Text = {
  en: 'This demo account is yours alone. It is deleted in a day.',
  de: 'Dieses Demo-Konto gehört Ihnen allein. Es wird in einem Tag gelöscht.',
};

/** The way in without signing up. Registered only in demo mode. */
export const registerVisitRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock, publicUrl } = deps;
  serve(app, startVisitCall, async ({ request, reply }) => {
    const { accountId, token } = await startVisit(deps, {
      language: languageOf(request),
      device: { address: plainAddress(request.ip), userAgent: request.headers['user-agent'] },
      previousToken: readSessionCookie(request, publicUrl),
    });
    setSessionCookie(request, reply, token, publicUrl);
    request.log.info({ account: accountId }, 'demo visit began');
    return { ...succeed(request, WELCOME), user: await presentUser(db, clock, accountId) };
  });

  serve(app, getDemoCase, async () => {
    const found = await findCase(db);
    if (!found) throw new AppError('not_found');
    return found;
  });
};
