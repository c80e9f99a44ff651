import {
  confirmSubscription as confirmCall,
  leaveNewsletter,
  openNewsletterPage,
  subscribe,
  unsubscribe,
} from '@firmament/api-contract/calls/newsletter';
import { languageFromHeader } from '@firmament/api-contract/language';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { AppError, type Text } from '../platform/http/app-error.ts';
import { serve } from '../platform/http/serve.ts';
import { confirmSubscription, endSubscription, requestSubscription } from './subscriptions.ts';

const SUBSCRIBED: Text = {
  en: 'Subscribed successfully. Please confirm with the link in the email we have just sent you.',
  de: 'Anmeldung erfolgreich. Bitte bestätigen Sie mit dem Link in der E-Mail, die wir Ihnen gerade gesendet haben.',
};
const CONFIRMED: Text = {
  en: 'Thank you, your subscription is confirmed.',
  de: 'Vielen Dank, Sie haben den Newsletter abonniert.',
};
const UNSUBSCRIBED: Text = {
  en: 'You are unsubscribed, and we have deleted your address.',
  de: 'Sie sind abgemeldet, und wir haben Ihre Adresse gelöscht.',
};
const SPENT_LINK: Text = {
  en: 'This link has been used already or has run out.',
  de: 'Dieser Link wurde bereits verwendet oder ist abgelaufen.',
};
const NOT_SUBSCRIBED: Text = {
  en: 'There is no subscription with this link any more. You receive nothing from us.',
  de: 'Zu diesem Link gibt es kein Abonnement mehr. Sie erhalten nichts von uns.',
};

const languageOf = (request: FastifyRequest) => languageFromHeader(request.headers['accept-language']);

const succeed = (request: FastifyRequest, text: Text) => ({
  success: true as const,
  message: text[languageOf(request)],
});

export const registerNewsletterRoutes = (app: FastifyInstance, { db, clock }: { db: Database; clock: Clock }): void => {
  serve(app, subscribe, async ({ body, request }) => {
    await requestSubscription(db, clock, { email: body.email, language: languageOf(request) });
    return succeed(request, SUBSCRIBED);
  });

  serve(app, confirmCall, async ({ body, request }) => {
    if (!(await confirmSubscription(db, clock, body.token))) throw new AppError('not_found', { text: SPENT_LINK });
    return succeed(request, CONFIRMED);
  });

  const leave = async (request: FastifyRequest, token: string) => {
    if (!(await endSubscription(db, token))) throw new AppError('not_found', { text: NOT_SUBSCRIBED });
    return succeed(request, UNSUBSCRIBED);
  };

  serve(app, unsubscribe, ({ body, request }) => leave(request, body.token));

  // Programs that only follow the link must not unsubscribe anyone: the page it redirects to acts by script.
  serve(app, openNewsletterPage, async ({ query: { token }, reply }) =>
    reply.redirect(`/newsletter?unsubscribe=${encodeURIComponent(token)}`),
  );

  app.register(async (scope) => {
    // Mail programs send a form, not JSON. That is safe here: nothing happens without the token.
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async () => ({}));
    scope.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, async () => ({}));
    serve(scope, leaveNewsletter, ({ query, request }) => leave(request, query.token));
  });
};
