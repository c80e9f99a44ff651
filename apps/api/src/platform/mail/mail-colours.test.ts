import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FICTIONAL_OPERATOR } from '../../../test/worlds/fictional-operator.ts';
import { composeMail } from './compose-mail.ts';
import { renderMail } from './render-mail.ts';

/** Server and web share no code, so only a test keeps their colours together. */
const TOKENS = new URL('../../../../web/app/theme/tokens.ts', import.meta.url);

const coloursIn = (text: string): string[] => [...new Set(text.match(/#[\dA-F]{6}\b/g) ?? [])].sort();

it('mails have no colours but those of the web application', () => {
  const action = { label: 'Open', url: '/dashboard' };
  const parts = { to: 'eva@kunde.example', language: 'en' as const, subject: 'Hello', paragraphs: ['Hello'], action };
  const facts = [{ label: 'Invoice', value: '1' }];
  const mail = composeMail({ ...parts, facts, quote: 'Thanks', code: 'k7m3p', links: [action], notes: ['Valid.'] });
  const used = coloursIn(renderMail(mail, { siteUrl: 'https://site.example', sender: FICTIONAL_OPERATOR }).html);
  const known = new Set(coloursIn(readFileSync(TOKENS, 'utf8')));
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((colour) => !known.has(colour))).toEqual([]);
});
