import { confirmPrivacyRequest, sendPrivacyRequest } from '@firmament/api-contract/calls/privacy';
import { languageFromHeader } from '@firmament/api-contract/language';
import type { FastifyInstance } from 'fastify';
import type { Reads } from '../platform/database/reads.ts';
import type { Text } from '../platform/http/app-error.ts';
import { serve } from '../platform/http/serve.ts';
import { confirmRequest } from './confirm-request.ts';
import type { PrivacyDeps } from './deps.ts';
import { receiveRequest } from './receive-request.ts';

/** The same whether or not a person was found: only the owner of the mailbox may learn who is listed. */
const RECEIVED: Text = {
  en: 'Thank you. We have received your request and sent you an email. Please confirm the request there, so that we know it is yours.',
  de: 'Vielen Dank. Wir haben Ihre Anfrage erhalten und Ihnen eine E-Mail gesendet. Bitte bestätigen Sie dort, dass die Anfrage von Ihnen stammt.',
};
const CONFIRMED: Text = {
  en: 'Thank you. Your request is confirmed. An email tells you what was done and what happens next.',
  de: 'Vielen Dank. Ihre Anfrage ist bestätigt. Eine E-Mail sagt Ihnen, was bereits geschehen ist und wie es weitergeht.',
};

export const registerPrivacyRoutes = (
  app: FastifyInstance,
  { reads, ...deps }: PrivacyDeps & { reads: Reads },
): void => {
  serve(app, sendPrivacyRequest, async ({ body, request }) => {
    const language = languageFromHeader(request.headers['accept-language']);
    await receiveRequest(deps, { ...body, language });
    return { success: true as const, message: RECEIVED[language] };
  });

  serve(app, confirmPrivacyRequest, async ({ body, request }) => {
    await confirmRequest(deps, body.token);
    // An objection holds at once, whichever server the next request reads from.
    await reads.caughtUp();
    return { success: true as const, message: CONFIRMED[languageFromHeader(request.headers['accept-language'])] };
  });
};
