import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PersonRow } from '../person-rows.query.ts';
import { folded, vcard, vcardText } from './vcard.ts';

const ANNA: PersonRow = {
  id: 1,
  profile_id: 'anna-beispiel',
  full_name: 'Anna Maria Beispiel',
  title: 'CEO; Gründerin',
  headline: null,
  industry: 'Glaserei',
  locality: 'Graz',
  company_id: 7,
  company_name: 'Glas, Söhne & Co',
  country: 'AT',
  is_management: true,
  birth_year: null,
  current_count: null,
  company_count: null,
  email: 'anna@alpenglas.example',
  phone: '+43 (0) 1 555-01',
  linkedin: 'https://www.linkedin.example/in/anna',
  twitter: '@anna',
  github: null,
  skills: null,
  sources: [],
  note: 'Erste Zeile\nzweite, mit \\',
  tags: ['Messe', 'A,B'],
  added_at: new Date(0),
};

const unfold = (text: string): string => text.replace(/\r\n /g, '');
const unescaped = (text: string): string => text.replace(/\\(.)/gs, (_, sign: string) => (sign === 'n' ? '\n' : sign));

describe('a vCard', () => {
  it('has all known fields, escaped as the standard says', () => {
    expect(unfold(vcard(ANNA)).split('\r\n')).toEqual([
      'BEGIN:VCARD',
      'VERSION:4.0',
      'KIND:individual',
      'UID:firmament:anna-beispiel',
      'FN:Anna Maria Beispiel',
      'N:Beispiel;Anna Maria;;;',
      'TITLE:CEO\\; Gründerin',
      'ORG:Glas\\, Söhne & Co',
      'EMAIL;TYPE=work:anna@alpenglas.example',
      'TEL;TYPE=work;VALUE=uri:tel:+430155501',
      'URL:https://www.linkedin.example/in/anna',
      'URL:https://x.com/anna',
      'ADR:;;;Graz;;;',
      'CATEGORIES:Messe,A\\,B',
      'NOTE:Erste Zeile\\nzweite\\, mit \\\\',
      'END:VCARD',
      '',
    ]);
  });

  it('leaves out unknown fields', () => {
    const bare = { ...ANNA, title: null, phone: null, twitter: '', note: null, tags: null, locality: null };
    expect(vcard(bare)).not.toMatch(/^(TITLE|TEL|NOTE|CATEGORIES|ADR)/m);
  });

  it('folds lines at 75 bytes, never within a character, and unfolds to the same text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (content) => {
        const line = `NOTE:${vcardText(content)}`;
        const lines = folded(line).split('\r\n');
        expect(lines.every((part) => Buffer.byteLength(part) <= 75)).toBe(true);
        expect(unfold(folded(line))).toBe(line);
      }),
    );
  });

  it('keeps every text in its line, and gives back all printable characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (content) => {
        const escaped = vcardText(content);
        expect(escaped).not.toMatch(/[\r\n]/);
        const printable = content
          .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
          // biome-ignore lint/suspicious/noControlCharactersInRegex: they are left out.
          .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '');
        expect(unescaped(escaped)).toBe(printable);
      }),
    );
  });

  it('gets no line that we did not write, wherever a program ends lines', () => {
    const lineEnd = fc.constantFrom('\n', '\r', '\r\n', '\v', '\f', '\u001c', '\u001d', '\u001e');
    const otherEnd = fc.constantFrom('\u0085', '\u2028', '\u2029');
    const hostile = fc
      .tuple(fc.string(), fc.oneof(lineEnd, otherEnd), fc.string({ unit: 'binary' }))
      .map(([before, end, after]) => `${before}x${end}EMAIL:${after}`);
    fc.assert(
      fc.property(hostile, (text) => {
        const fields = { full_name: text, title: text, company_name: text, email: text, phone: text };
        const others = { linkedin: text, twitter: text, github: text, locality: text, note: text, tags: [text] };
        const card = unfold(vcard({ ...ANNA, ...fields, ...others }));
        const ours = card.split('\r\n').map((line) => line.slice(0, line.search(/[:;]/)));
        expect(card.split(/\r\n?|[\n\v\f\u0085\u2028\u2029]/)).toHaveLength(ours.length);
        expect(ours.filter((name) => name === 'EMAIL')).toHaveLength(1);
      }),
    );
  });
});
