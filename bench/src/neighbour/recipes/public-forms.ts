import { sendContactMessage } from '@firmament/api-contract/calls/contact-form';
import * as newsletter from '@firmament/api-contract/calls/newsletter';
import { confirmPrivacyRequest, sendPrivacyRequest } from '@firmament/api-contract/calls/privacy';
import { byVisitor } from '../recipe.ts';
import type { Stage } from '../stage.ts';

/** What anybody may send us. */

const LONG_TEXT = 'Guten Tag! '.repeat(400);
const UNKNOWN = 'x'.repeat(43);

/** Of somebody who asked for the newsletter a moment ago. */
const newsletterToken = async (stage: Stage, name: string): Promise<string> => {
  const email = stage.newEmail();
  await stage.visitor().ask(newsletter.subscribe, { body: { email } });
  return stage.mailed(email, name);
};

export const objection = (email: string) => ({
  kind: 'objection' as const,
  name: 'Ida Falk',
  email,
  message: LONG_TEXT,
});

const privacyToken = async (stage: Stage): Promise<string> => {
  const request = objection(stage.newEmail());
  await stage.visitor().ask(sendPrivacyRequest, { body: request });
  return stage.mailed(request.email);
};

export const PUBLIC_FORMS = [
  byVisitor(sendContactMessage, () => ({
    body: { name: 'Ida Falk', email: 'ida@bench.example', message: LONG_TEXT },
  })),
  byVisitor(newsletter.subscribe, () => ({ body: { email: 'reader@bench.example' } })),
  byVisitor(
    newsletter.confirmSubscription,
    async (stage) => ({ body: { token: await newsletterToken(stage, 'confirm') } }),
    { later: [404] },
  ),
  byVisitor(
    newsletter.unsubscribe,
    async (stage) => ({ body: { token: await newsletterToken(stage, 'unsubscribe') } }),
    { later: [404] },
  ),
  byVisitor(newsletter.openNewsletterPage, () => ({ query: { token: UNKNOWN } }), { status: 302 }),
  byVisitor(
    newsletter.leaveNewsletter,
    async (stage) => ({ query: { token: await newsletterToken(stage, 'unsubscribe') } }),
    { later: [404] },
  ),
  byVisitor(sendPrivacyRequest, (stage) => ({ body: objection(stage.newEmail()) })),
  byVisitor(confirmPrivacyRequest, async (stage) => ({ body: { token: await privacyToken(stage) } }), {
    later: [404, 409],
  }),
];
