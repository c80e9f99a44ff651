import { checkBirthDate, reportIdentity } from '@firmament/api-contract/calls/register-people';
import { languageFromHeader } from '@firmament/api-contract/language';
import type { FastifyInstance } from 'fastify';
import type { Text } from '../platform/http/app-error.ts';
import { serve } from '../platform/http/serve.ts';
import { type BirthCheckDeps, checkDate } from './birth-check/check-birth-date.ts';
import { type ReportDeps, reportIdentity as report } from './decisions/report-identity.ts';

const REPORTED: Text = {
  en: 'Thank you. We look into it within two working days.',
  de: 'Vielen Dank. Wir sehen uns das innerhalb von zwei Arbeitstagen an.',
};

/** What members ask and say about people of the registers, beyond opening them. */
export const registerMemberWordsRoutes = (app: FastifyInstance, deps: BirthCheckDeps & ReportDeps): void => {
  serve(app, checkBirthDate, ({ body, member }) => checkDate(deps, member, body));

  serve(app, reportIdentity, async ({ body, member, request }) => {
    await report(deps, member, body);
    return { success: true as const, message: REPORTED[languageFromHeader(request.headers['accept-language'])] };
  });
};
