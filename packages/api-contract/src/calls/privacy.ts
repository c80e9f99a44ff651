import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { email, fullName } from '../rules/account-fields.ts';
import type { Rule } from '../rules/rule-texts.ts';
import { optionalText } from '../rules/written-text.ts';

/** Data protection rights of people who appear in the data. */
export const PRIVACY_REQUEST_KINDS = ['access', 'correction', 'erasure', 'objection'] as const;

const MAX_MESSAGE_LENGTH = 5_000;
const MAX_LINK_LENGTH = 300;

const done = z.object({ success: z.literal(true), message: z.string() });

export const sendPrivacyRequest = defineEndpoint({
  id: 'sendPrivacyRequest',
  method: 'POST',
  path: '/api/privacyRequest',
  summary:
    'Use a data protection right without an account. Nothing changes before the request is confirmed from the mailbox or ' +
    'decided by the operator; the answer does not tell whether the person is listed.',
  tag: 'privacy',
  access: 'public',
  limit: 'privacyRequest',
  body: z.object({
    kind: z.enum(PRIVACY_REQUEST_KINDS),
    name: fullName,
    email,
    profile: optionalText(MAX_LINK_LENGTH)
      .optional()
      .meta({ description: 'Link to, or name of, the profile in question; for the operator, who decides.' }),
    message: optionalText(MAX_MESSAGE_LENGTH).optional(),
  }),
  // Always the same, or it would reveal who is listed.
  response: done,
  errors: [],
});

export const confirmPrivacyRequest = defineEndpoint({
  id: 'confirmPrivacyRequest',
  method: 'POST',
  path: '/api/privacyRequest/confirm',
  summary:
    'Confirm a request with the token of its mail. An objection or erasure then hides the entries that list this mailbox ' +
    'at once; a mail tells what was done.',
  tag: 'privacy',
  access: 'public',
  limit: 'privacyConfirmation',
  body: z.object({ token: z.string().regex(/^[\w-]{43}$/, 'link' satisfies Rule) }),
  response: done,
  errors: ['not_found', 'conflict'],
});
