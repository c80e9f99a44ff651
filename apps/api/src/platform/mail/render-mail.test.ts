import { describe, expect, it } from 'vitest';
import { FICTIONAL_OPERATOR } from '../../../test/worlds/fictional-operator.ts';
import { composeMail } from './compose-mail.ts';
import { renderMail } from './render-mail.ts';

const SETTING = { siteUrl: 'https://site.example', sender: FICTIONAL_OPERATOR };

const FULL = composeMail({
  to: 'eva@kunde.example',
  language: 'de',
  subject: 'Grüße <& mehr>',
  name: 'Eva "Evi" <Muster>',
  paragraphs: ['erster Absatz & mehr', 'zweiter Absatz,\nzwei Zeilen'],
  facts: [{ label: 'Rechnung', value: '2026-000001 <1>' }],
  quote: 'Guten Tag,\n\n<i>danke</i>\n',
  sections: [{ title: 'Muster & Söhne', lines: ['Sitz verlegt', '<b>Name</b> geändert'] }],
  action: { label: 'Öffnen', url: '/a?b=1&c=2' },
  links: [{ label: 'Abrechnung', url: '/dashboard/billing' }],
  code: 'k7m3p-x2qrt',
  notes: ['Eine Stunde gültig.', { label: 'Abbestellen', url: 'https://site.example/end?token=abc' }],
});

/** What a reader sees of the HTML: blocks as lines. */
const readHtml = (html: string): string =>
  html
    .replace(/<(style|title)>[\s\S]*?<\/\1>/g, '')
    .replace(/<br>|<\/(p|li|td|blockquote)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');

describe('a mail', () => {
  it('is readable as plain text', () => {
    expect(renderMail(FULL, SETTING).text).toBe(
      [
        'Guten Tag Eva "Evi" <Muster>,',
        'erster Absatz & mehr',
        'zweiter Absatz,\nzwei Zeilen',
        'Rechnung: 2026-000001 <1>',
        '> Guten Tag,\n> \n> <i>danke</i>',
        'Muster & Söhne\n- Sitz verlegt\n- <b>Name</b> geändert',
        '    k7m3p-x2qrt',
        'Öffnen:\nhttps://site.example/de/a?b=1&c=2',
        'Abrechnung: https://site.example/dashboard/billing?lang=de',
        'Ihr Firmament-Team',
        'Eine Stunde gültig.\nAbbestellen: https://site.example/de/end?token=abc',
        [
          '-- ',
          'Firmament · Unternehmensdaten aus Österreich, Deutschland und der Schweiz',
          'Sternbild Daten GmbH · Beispielgasse 1, 1010 Wien, Österreich',
          'Sitz: Wien · Firmenbuchnummer: FN 000000a · Firmenbuchgericht: Handelsgericht Wien · UID-Nummer: ATU00000000',
          'Telefon: +43 1 0000000 · E-Mail: office@sternbild.example',
          'Impressum: https://site.example/de/impressum',
          'Kontakt: https://site.example/de/contact',
        ].join('\n'),
      ].join('\n\n'),
    );
  });

  it.each(['de', 'en'] as const)('says the same as text and as HTML (%s)', (language) => {
    const { text, html } = renderMail({ ...FULL, language }, SETTING);
    const seen = readHtml(html);
    const words = (line: string) => line.replace(/^(- | {4}|-- |> )/, '').trim();
    for (const line of text.split('\n').map(words).filter(Boolean)) {
      // A link stands behind its words, a fact beside its label.
      const [label = '', url = ''] = line.split(/:\s*(?=https:)/);
      const [name, value = ''] = label.split(/: (?=2026-)/);
      for (const part of [name, value]) expect(seen).toContain(part?.replace(/:$/, ''));
      if (url) expect(html).toContain(`href="${url.replaceAll('&', '&amp;')}"`);
    }
  });

  it('shows what people typed as they typed it', () => {
    const { html } = renderMail(FULL, SETTING);
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('Guten Tag Eva &quot;Evi&quot; &lt;Muster&gt;,');
    expect(html).toContain('zweiter Absatz,<br>zwei Zeilen');
    expect(html).toContain('&lt;b&gt;Name&lt;/b&gt; geändert');
    expect(html).toContain('<title>Grüße &lt;&amp; mehr&gt;</title>');
    expect(html).toContain('href="https://site.example/de/a?b=1&amp;c=2"');
  });

  it('loads nothing from the network: its only picture travels with it', () => {
    const { html, images } = renderMail(FULL, SETTING);
    expect(html).not.toMatch(/url\(|<link|<script|@import/);
    expect([...html.matchAll(/src="([^"]*)"/g)].map(([, source]) => source)).toEqual(
      images.map(({ cid }) => `cid:${cid}`),
    );
    expect(
      Buffer.from(images[0]?.content ?? [])
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
  });

  it('goes back to the operator when answered, unless it names another', () => {
    expect(renderMail(FULL, SETTING).replyTo).toBe('office@sternbild.example');
    expect(renderMail({ ...FULL, replyTo: 'eva@kunde.example' }, SETTING).replyTo).toBe('eva@kunde.example');
  });

  it('without a configured operator names the site only', () => {
    const { text, html, replyTo } = renderMail(FULL, { ...SETTING, sender: null });
    expect(text).toContain(
      '-- \nFirmament · Unternehmensdaten aus Österreich, Deutschland und der Schweiz\nhttps://site.example\nImpressum:',
    );
    expect(`${text}${html}`).not.toMatch(/⟨|undefined|null|Firmenbuch/);
    expect(replyTo).toBeUndefined();
  });

  it('makes the path to unsubscribe absolute', () => {
    const mail = { ...FULL, oneClickUnsubscribeUrl: '/api/end?token=abc' };
    expect(renderMail(mail, SETTING).oneClickUnsubscribeUrl).toBe('https://site.example/api/end?token=abc');
  });
});
