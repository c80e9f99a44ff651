import { describe, expect, it } from 'vitest';
import { sharedTypesetter } from '../../test/servers/shared-typesetter.ts';
import { readPdfText } from '../../test/tools/pdf-text.ts';
import { OURSELVES } from '../platform/fairness/caller.ts';
import { printableSheet } from './printable.ts';
import type { Sheet } from './sheet.ts';
import { lettersOf, ROBOTO } from './typeface.ts';

const SHEET: Sheet = {
  language: 'en',
  kind: 'Dossier',
  title: 'Wiener Handel GmbH',
  subtitle: '',
  facts: [],
  tables: [],
  notes: ['the end'],
  source: 'Source: made up',
  asOf: '2026-03-01',
  page: { word: 'Page', of: 'of' },
};

const LETTERS = lettersOf(ROBOTO.normal);

const shown = (title: string) => printableSheet({ ...SHEET, title }, LETTERS);

describe('a text', () => {
  it.each([
    ['Größe & Söhne „Glas“ – Š Ž Ł Ø Þ ẞ', 'Größe & Söhne „Glas“ – Š Ž Ł Ø Þ ẞ'],
    ['Αθήνα Київ Nguyễn', 'Αθήνα Київ Nguyễn'],
    ['Gro\u0308\u00dfe', 'Größe'],
    // Not in the typeface as one letter, but in parts.
    ['Aḥmad', 'Ah\u0323mad'],
    ['two\nlines', 'two\nlines'],
    ['nobody sees\u200d\u2066\u3164 these', 'nobody sees these'],
  ])('%j prints as %j', (text, printed) => {
    expect([shown(text).title, shown(text).notes]).toEqual([printed, SHEET.notes]);
  });

  it.each([
    ['王秀英 GmbH', '[…] GmbH'],
    ['שלום עולם, Wien', '[…], Wien'],
    ['Café مَقْهى الفن & Bar', 'Café […] & Bar'],
    ['東京 and 大阪', '[…] and […]'],
    ['東京\n大阪', '[…]\n[…]'],
    ['👩\u200d👧\ufe0f Spielwaren', '[…] Spielwaren'],
    ['ＩＢＡＮ', '[…]'],
  ])('%j prints as %j, and a note says so', (text, printed) => {
    const { title, notes } = shown(text);
    expect(title).toBe(printed);
    expect(notes).toEqual(['the end', expect.stringMatching(/^\[…\] stands for letters that .* does not have/)]);
  });
});

it('is said in the language of the document', async () => {
  const sheet: Sheet = { ...SHEET, language: 'de', facts: [{ label: 'An', value: '王秀英' }] };
  const text = readPdfText(Buffer.from(await sharedTypesetter.set(sheet, OURSELVES))).replace(/\s+/g, ' ');
  expect(text).toContain('[…] steht für Schriftzeichen');
  expect(text).not.toContain('王');
});

it('leaves letters and addresses alone that are not read', () => {
  const link = 'https://register.example/王';
  const checks = [{ state: 'found' as const, heading: '王', items: [{ title: '', result: '', origin: '', link }] }];
  const { sections } = printableSheet({ ...SHEET, sections: [{ heading: '', blocks: [{ checks }] }] }, LETTERS);
  expect(sections?.[0]?.blocks).toMatchObject([{ checks: [{ state: 'found', heading: '[…]', items: [{ link }] }] }]);
});

it('has the same letters in every style', () => {
  for (const file of Object.values(ROBOTO)) expect(lettersOf(file)).toEqual(LETTERS);
});
