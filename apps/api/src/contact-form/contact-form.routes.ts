import { sendContactMessage } from '@firmament/api-contract/calls/contact-form';
import { languageFromHeader } from '@firmament/api-contract/language';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Text } from '../platform/http/app-error.ts';
import { serve } from '../platform/http/serve.ts';
import { receiveMessage } from './receive-message.ts';

const RECEIVED: Text = {
  en: 'Thank you. We have received your message and will answer by email.',
  de: 'Vielen Dank. Wir haben Ihre Nachricht erhalten und antworten per E-Mail.',
};

type Deps = { db: Database; clock: Clock; operatorEmail: string };

export const registerContactRoutes = (app: FastifyInstance, { db, clock, operatorEmail }: Deps): void => {
  serve(app, sendContactMessage, async ({ body, request }) => {
    const language = languageFromHeader(request.headers['accept-language']);
    await receiveMessage(db, clock, { ...body, language }, operatorEmail);
    return { success: true as const, message: RECEIVED[language] };
  });
};
