import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

const attachment = z.object({
  name: z.string(),
  url: z.string().meta({ description: 'Where the file is, on this server.' }),
});

const mail = z.object({
  id: z.number().int(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  attachments: z.array(attachment),
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

export const getMailboxAttachment = defineEndpoint({
  id: 'getMailboxAttachment',
  method: 'GET',
  path: '/api/dev/mailbox/attachments/{id}',
  summary: 'A file that came with a kept mail. Exists in demo mode without an SMTP server only.',
  tag: 'system',
  access: 'public',
  params: z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) }),
  response: z.string().meta({ description: 'A PDF document.' }),
  produces: 'application/pdf',
  errors: ['not_found'],
});
