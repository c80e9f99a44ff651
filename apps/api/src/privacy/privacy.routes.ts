import { languageFromHeader } from '@firmament/contract/language';
import { sendPrivacyRequest } from '@firmament/contract/privacy';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Text } from '../platform/http/app-error.ts';
import { serve } from '../platform/http/serve.ts';
import { receiveRequest } from './receive-request.ts';

const HIDDEN: Text = {
  en: 'Done. Your entry is removed from the data and will not come back. We have sent you a confirmation.',
  de: 'Erledigt. Ihr Eintrag ist aus den Daten entfernt und kommt nicht wieder. Eine Bestätigung haben wir Ihnen gesendet.',
};
const RECEIVED: Text = {
  en: 'Thank you. We have received your request and answer by email within one month at the latest.',
  de: 'Vielen Dank. Wir haben Ihre Anfrage erhalten und antworten spätestens innerhalb eines Monats per E-Mail.',
};

type PrivacyRoutes = { db: Database; clock: Clock; operatorEmail: string };

export const registerPrivacyRoutes = (app: FastifyInstance, { db, clock, operatorEmail }: PrivacyRoutes): void => {
  serve(app, sendPrivacyRequest, async ({ body, request }) => {
    const language = languageFromHeader(request.headers['accept-language']);
    const isHidden = await receiveRequest(db, clock, { ...body, language }, operatorEmail);
    return { success: true as const, message: (isHidden ? HIDDEN : RECEIVED)[language], hidden: isHidden };
  });
};
