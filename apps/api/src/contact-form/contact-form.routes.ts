import { sendContactMessage } from '@firmament/api-contract/calls/contact-form';
import { languageFromHeader } from '@firmament/api-contract/language';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Text } from '../platform/http/app-error.ts';
import { serve } from '../platform/http/serve.ts';
import { queueMail } from '../platform/mail/mailer.ts';
import { type ContactMessage, contactMail } from './contact-form.mail.ts';

const RECEIVED: Text = {
  en: 'Thank you. We have received your message and will answer by email.',
  de: 'Vielen Dank. Wir haben Ihre Nachricht erhalten und antworten per E-Mail.',
};

type Deps = { db: Database; clock: Clock; operatorEmail: string };

export const registerContactRoutes = (app: FastifyInstance, deps: Deps): void => {
  serve(app, sendContactMessage, async ({ body, request }) => {
    const language = languageFromHeader(request.headers['accept-language']);
    await receiveMessage(deps, { ...body, language });
    return { success: true as const, message: RECEIVED[language] };
  });
};

/** Keeps a message and forwards it; neither happens without the other. */
const receiveMessage = async ({ db, clock, operatorEmail }: Deps, contact: ContactMessage): Promise<void> => {
  const { name, email, phone, message, language } = contact;
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('contact_message')
      .values({ name, email, phone: phone || null, message, language, received_at: clock.now() })
      .execute();
    await queueMail(trx, contactMail(operatorEmail, contact));
  });
};
