import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { email, fullName } from '../rules/account-fields.ts';

/** Data protection rights of people who appear in the data. */
const PRIVACY_REQUEST_KINDS = ['access', 'correction', 'erasure', 'objection'] as const;

const MAX_MESSAGE_LENGTH = 5_000;
const MAX_LINK_LENGTH = 300;

export const sendPrivacyRequest = defineEndpoint({
  id: 'sendPrivacyRequest',
  method: 'POST',
  path: '/api/privacyRequest',
  summary:
    'Use a data protection right without an account. An objection hides the person at once; the answer does not tell.',
  tag: 'privacy',
  access: 'public',
  limit: 'privacyRequest',
  body: z.object({
    kind: z.enum(PRIVACY_REQUEST_KINDS),
    name: fullName,
    email,
    profile: z
      .string()
      .trim()
      .max(MAX_LINK_LENGTH)
      .optional()
      .meta({ description: 'Link to, or name of, the profile in question; finds the person without doubt.' }),
    message: z.string().trim().max(MAX_MESSAGE_LENGTH).optional(),
  }),
  // Always the same, or it would reveal who is listed; the mail says what was done.
  response: z.object({ success: z.literal(true), message: z.string() }),
  errors: [],
});
