import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { email, fullName } from '../rules/account-fields.ts';
import { optionalLine, writtenText } from '../rules/written-text.ts';

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
    phone: optionalLine(MAX_PHONE_LENGTH).optional(),
    message: writtenText(MAX_MESSAGE_LENGTH),
  }),
  response: z.object({ success: z.literal(true), message: z.string() }),
  errors: [],
});
