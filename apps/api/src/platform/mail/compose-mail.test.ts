import { expect, it } from 'vitest';
import { composeMail } from './compose-mail.ts';

const letter = {
  to: 'eva@kunde.example',
  language: 'de',
  subject: 'Grüße <& mehr>',
  name: 'Eva "Evi" <Muster>',
  paragraphs: ['erster Absatz & mehr', 'zweiter Absatz'],
  action: { label: 'Öffnen', url: 'https://site.example/a?b=1&c=2' },
  code: 'k7m3p-x2qrt',
  notes: ['Eine Stunde gültig.'],
} as const;

it('says the same as text and as HTML', () => {
  const { text, html } = composeMail({ ...letter, paragraphs: [...letter.paragraphs], notes: [...letter.notes] });
  expect(text).toBe(
    [
      'Guten Tag Eva "Evi" <Muster>,',
      'erster Absatz & mehr',
      'zweiter Absatz',
      '    k7m3p-x2qrt',
      'Öffnen:\nhttps://site.example/a?b=1&c=2',
      'Ihr Firmament-Team',
      '--\nEine Stunde gültig.',
    ].join('\n\n'),
  );
  expect(html).toContain('<html lang="de">');
  expect(html).toContain('Guten Tag Eva &quot;Evi&quot; &lt;Muster&gt;,');
  expect(html).toContain('href="https://site.example/a?b=1&amp;c=2"');
  expect(html).toContain('k7m3p-x2qrt');
});

it('loads nothing from the network', () => {
  const { html } = composeMail({ ...letter, paragraphs: [], notes: [] });
  expect(html).not.toMatch(/src=|url\(|<link|<script|@import/);
});
