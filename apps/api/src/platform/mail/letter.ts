import type { Mail, MailLink } from './mailer.ts';

/** A mail in words: what both versions say, in the same order. */
export type Letter = Pick<
  Mail,
  'language' | 'subject' | 'paragraphs' | 'facts' | 'quote' | 'sections' | 'code' | 'notes'
> & {
  salutation: string;
  closing: string;
  action: MailLink | undefined;
  /** What to do if the button does not work; the text version has no button. */
  fallback: string;
  links: MailLink[];
  /** Who writes, line by line. */
  imprint: string[];
  imprintLinks: MailLink[];
};
