import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

const mail = z.object({
  id: z.number().int(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  sentAt: z.iso.datetime(),
});

export const getMailbox = defineEndpoint({
  id: 'getMailbox',
  method: 'GET',
  path: '/api/dev/mailbox',
  summary: 'Mails kept instead of sent, newest first. Exists in demo mode without an SMTP server only.',
  tag: 'system',
  access: 'public',
  query: z.object({ to: z.string().optional().meta({ description: 'Only mails to this address.' }) }),
  response: z.object({ mails: z.array(mail) }),
  errors: ['not_found'],
});
