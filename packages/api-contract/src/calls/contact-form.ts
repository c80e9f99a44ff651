import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { email, fullName, ONE_LINE, ONE_LINE_RULE } from '../rules/account-fields.ts';

/** Long enough for anything somebody types, short enough to be read. */
const MAX_MESSAGE_LENGTH = 5_000;
const MAX_PHONE_LENGTH = 40;

export const sendContactMessage = defineEndpoint({
  id: 'sendContactMessage',
  method: 'POST',
  path: '/api/contact',
  summary: 'Write to the operator; the message is kept and forwarded by mail.',
  tag: 'contact',
  access: 'public',
  limit: 'contact',
  body: z.object({
    name: fullName,
    email,
    phone: z.string().trim().max(MAX_PHONE_LENGTH).regex(ONE_LINE, ONE_LINE_RULE).optional(),
    message: z.string().trim().min(1).max(MAX_MESSAGE_LENGTH),
  }),
  response: z.object({ success: z.literal(true), message: z.string() }),
  errors: [],
});
