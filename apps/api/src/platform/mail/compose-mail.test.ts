import { describe, expect, it } from 'vitest';
import { composeMail } from './compose-mail.ts';

const PARTS = { to: 'eva@kunde.example', language: 'de', subject: 'Hallo', paragraphs: [] } as const;

const parts = (more: object) => ({ ...PARTS, paragraphs: [...PARTS.paragraphs], ...more });

describe('a mail', () => {
  it.each([
    ['a subject', { subject: 'Hi\r\nBcc: all@kunde.example' }],
    ['a recipient', { to: 'a@b.example\nBcc: c@d.example' }],
    ['an address for answers', { replyTo: 'a@b.example\nBcc: c@d.example' }],
    ['an address to unsubscribe', { oneClickUnsubscribeUrl: 'https://a.example/>\n<x' }],
  ])('refuses a line break in %s', (_, more) => {
    expect(() => composeMail(parts(more))).toThrow();
  });

  it.each(['javascript:alert(1)', '//evil.example/x', 'data:text/html,x', '/a b'])('refuses a link to %s', (url) => {
    expect(() => composeMail(parts({ action: { label: 'x', url } }))).toThrow();
    expect(() => composeMail(parts({ notes: [{ label: 'x', url }] }))).toThrow();
  });
});
