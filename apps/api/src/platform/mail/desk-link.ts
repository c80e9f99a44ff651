import type { LogSubject } from '@firmament/api-contract/desk/log-action';
import type { MailLink } from './mailer.ts';

/** Leads an operator from a mail to the thing it is about. */
export const deskLink = (kind: LogSubject, id: string | number): MailLink => ({
  label: 'In der Verwaltung öffnen',
  url: `/desk?open=${kind}:${id}`,
});
