import { sendPrivacyRequest } from '@firmament/api-contract/calls/privacy';
import { languageFromHeader } from '@firmament/api-contract/language';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Reads } from '../platform/database/reads.ts';
import type { Text } from '../platform/http/app-error.ts';
import { serve } from '../platform/http/serve.ts';
import { receiveRequest } from './receive-request.ts';

/** The same whether or not a person was found: only the owner of the mailbox may learn who is listed. */
const RECEIVED: Text = {
  en: 'Thank you. We have received your request and sent you an email that says what happens with it.',
  de: 'Vielen Dank. Wir haben Ihre Anfrage erhalten und Ihnen eine E-Mail gesendet, in der steht, was damit geschieht.',
};

type Deps = { db: Database; reads: Reads; clock: Clock; operatorEmail: string };

export const registerPrivacyRoutes = (app: FastifyInstance, { db, reads, clock, operatorEmail }: Deps): void => {
  serve(app, sendPrivacyRequest, async ({ body, request }) => {
    const language = languageFromHeader(request.headers['accept-language']);
    await receiveRequest(db, clock, { ...body, language }, operatorEmail);
    // An objection holds at once, whichever server the next request reads from.
    await reads.caughtUp();
    return { success: true as const, message: RECEIVED[language] };
  });
};
