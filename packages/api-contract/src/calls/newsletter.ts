import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { email } from '../rules/account-fields.ts';

/** The newsletter goes to confirmed addresses only; one click unsubscribes. */

const outcome = z.object({ success: z.literal(true), message: z.string() });

const token = z.string().max(100).meta({ description: 'From the link in the mail.' });

export const subscribe = defineEndpoint({
  id: 'subscribe',
  method: 'POST',
  path: '/api/subscribe',
  summary: 'Ask for the newsletter; a mail with a link follows. A known address is answered exactly like a new one.',
  tag: 'newsletter',
  access: 'public',
  limit: 'subscription',
  body: z.object({ email }),
  response: outcome.extend({ error: z.string().optional().meta({ description: 'Only where it failed.' }) }),
  errors: [],
});

export const confirmSubscription = defineEndpoint({
  id: 'confirmSubscription',
  method: 'POST',
  path: '/api/confirmSubscription',
  summary: 'Confirm a subscription with the token of the mail, which works once.',
  tag: 'newsletter',
  access: 'public',
  body: z.object({ token }),
  response: outcome,
  errors: ['not_found'],
});

export const unsubscribe = defineEndpoint({
  id: 'unsubscribe',
  method: 'POST',
  path: '/api/unsubscribe',
  summary: 'Leave the newsletter with the token of any of its mails; the address is deleted.',
  tag: 'newsletter',
  access: 'public',
  body: z.object({ token }),
  response: outcome,
  errors: ['not_found'],
});

export const openNewsletterPage = defineEndpoint({
  id: 'openNewsletterPage',
  method: 'GET',
  path: '/api/newsletterMail',
  summary: 'Where mail programs lead that know no one-click unsubscribe; leads on to the page for it, ends nothing.',
  tag: 'newsletter',
  access: 'public',
  query: z.object({ token }),
  response: z.string(),
  produces: 'text/html',
  errors: [],
});

export const leaveNewsletter = defineEndpoint({
  id: 'leaveNewsletter',
  method: 'POST',
  path: '/api/newsletterMail',
  summary: 'Leave the newsletter by the one-click form of mail programs (RFC 8058).',
  tag: 'newsletter',
  access: 'public',
  query: z.object({ token }),
  response: outcome,
  errors: ['not_found'],
});
