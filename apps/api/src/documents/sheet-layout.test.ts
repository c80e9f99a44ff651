import { describe, expect, it } from 'vitest';
import { sharedTypesetter } from '../../test/servers/shared-typesetter.ts';
import { type PdfPiece, readPdfPieces } from '../../test/tools/pdf-text.ts';
import { OURSELVES } from '../platform/fairness/caller.ts';
import type { Sheet } from './sheet.ts';

const SHEET: Sheet = {
  language: 'en',
  kind: 'Invoice',
  title: 'Invoice 2026-000001',
  subtitle: 'Wien',
  facts: [
    { label: 'To', value: 'Eva Muster\nRing 1\n1010 Wien', isGiven: true },
    { label: 'From', value: 'Firmament Muster GmbH' },
    { label: 'Invoice date', value: '10 March 2026' },
    { label: 'Seat', value: 'Ring 2, Wien' },
    { label: 'Status', value: 'Active' },
  ],
  tables: [
    {
      heading: 'Service',
      columns: ['Plan', 'Amount'],
      rows: [{ cells: ['Access', 'EUR 300.00'] }, { cells: ['Total', 'EUR 360.00'] }],
      isNumeric: true,
    },
    { heading: 'Events', columns: ['Day', 'Event'], rows: [{ cells: ['1 May 2026', 'x'] }], isNumeric: false },
  ],
  sections: [
    {
      heading: 'Checks',
      blocks: [
        { quote: 'as it says', origin: 'the source' },
        {
          checks: [{ state: 'found', heading: 'Found', items: [{ title: 'LEI', result: 'yes', origin: 'GLEIF' }] }],
        },
      ],
    },
  ],
  notes: ['a note'],
  source: 'Source: made up',
  asOf: '2026-03-10',
  page: { word: 'Page', of: 'of' },
};

const PAPER = { left: 52, right: 595.28 - 52, top: 841.89 - 84, bottom: 66 };

const piecesOf = async (sheet: Sheet): Promise<PdfPiece[]> =>
  readPdfPieces(Buffer.from(await sharedTypesetter.set(sheet, OURSELVES)));

/** The ends of lines may be broken anywhere. */
const lettersOf = (pieces: readonly PdfPiece[]): string =>
  pieces
    .map(({ text }) => text)
    .join('')
    .replace(/\s/g, '');

const isBeside = ({ left, right }: PdfPiece): boolean => left < PAPER.left - 0.1 || right > PAPER.right + 3;

/** A sheet with another text in one place. */
const PLACES: [string, (text: string) => Partial<Sheet>][] = [
  [
    'the particulars of a buyer',
    (value) => ({ facts: [{ label: 'To', value, isGiven: true }, ...SHEET.facts.slice(1)] }),
  ],
  ['a fact', (value) => ({ facts: [...SHEET.facts.slice(0, 3), { label: 'Seat', value }, ...SHEET.facts.slice(4)] })],
  ['the title', (title) => ({ title })],
  ['the subtitle', (subtitle) => ({ subtitle })],
  ['the warning', (text) => ({ warning: { title: 'Old', text } })],
  [
    'a cell beside numbers',
    (text) => ({
      tables: [{ heading: 'S', columns: ['', ''], rows: [{ cells: [text, 'EUR 300.00'] }], isNumeric: true }],
    }),
  ],
  [
    'a cell',
    (text) => ({
      tables: [
        {
          heading: 'S',
          columns: ['a', 'b', 'c'],
          rows: [{ cells: ['a', { text: 'b', below: text }, 'c'] }],
          isNumeric: false,
        },
      ],
    }),
  ],
  ['a paragraph', (text) => ({ sections: [{ heading: 'P', blocks: [text] }] })],
  ['a list', (text) => ({ sections: [{ heading: 'P', blocks: [[text]] }] })],
  ['a quote', (quote) => ({ sections: [{ heading: 'Q', blocks: [{ quote, origin: 'o' }] }] })],
  ['a line of a form', (value) => ({ sections: [{ heading: 'F', blocks: [{ field: 'Name', value }] }] })],
  [
    'a check',
    (result) => ({
      sections: [
        {
          heading: 'C',
          blocks: [{ checks: [{ state: 'found', heading: 'Found', items: [{ title: 'LEI', result, origin: 'o' }] }] }],
        },
      ],
    }),
  ],
  ['a note', (note) => ({ notes: [note] })],
];

it('what a customer wrote is set apart from words of ours', async () => {
  const pieces = await piecesOf(SHEET);
  const leftOf = (text: string) => pieces.find((piece) => piece.text.trim() === text)?.left ?? 0;
  expect(leftOf('Eva')).toBeGreaterThan(leftOf('To') + 5);
  expect(leftOf('Firmament')).toBe(leftOf('From'));
});

describe('a text without spaces', () => {
  it.each(PLACES)('in %s pushes nothing off the page', async (_, change) => {
    const pieces = await piecesOf({ ...SHEET, ...change('W'.repeat(200)) });
    expect(pieces.filter(isBeside)).toEqual([]);
    expect(lettersOf(pieces).includes('W'.repeat(200))).toBe(true);
  });

  it('leaves what stands beside it where it always stands', async () => {
    const street = 'Ring'.repeat(50);
    const facts = [{ label: 'To', value: street, isGiven: true as const }, ...SHEET.facts.slice(1)];
    const tables = SHEET.tables.map((table) => ({ ...table, rows: [{ cells: [street, 'EUR 300.00'] }] }));
    const [usual, long] = [await piecesOf(SHEET), await piecesOf({ ...SHEET, facts, tables })];
    const leftOf = (pieces: PdfPiece[]) => (text: string) => pieces.find((piece) => piece.text.trim() === text)?.left;
    const words = ['From', 'Firmament', 'Invoice', '300.00', 'Status', 'Event', 'LEI'];
    expect(words.map(leftOf(long))).toEqual(words.map(leftOf(usual)));
  });

  it('goes on after a dot, a hyphen or an @, if it is an address', async () => {
    const value = 'eva.maria.mustermann-beispielhausen@unternehmen.example';
    const pieces = await piecesOf({ ...SHEET, facts: [{ label: 'To', value, isGiven: true }] });
    const lines = new Map<number, string>();
    const from = pieces.findIndex(({ text }) => text.startsWith('eva.'));
    for (const { bottom, text } of pieces.slice(from)) lines.set(bottom, (lines.get(bottom) ?? '') + text.trim());
    const broken = [...lines.values()].slice(0, 3);
    expect(broken.join('')).toMatch(/^eva\.maria\.mustermann-beispielhausen@unternehmen\.example/);
    expect(broken.slice(0, 2)).toEqual([expect.stringMatching(/[.@-]$/), expect.stringMatching(/[.@-]$/)]);
  });

  it('is set in a time that grows with its length', { timeout: 20_000 }, async () => {
    const pieces = await piecesOf({ ...SHEET, notes: ['x'.repeat(50_000)] });
    expect(lettersOf(pieces).match(/x/g)?.length).toBeGreaterThanOrEqual(50_000);
  });
});

describe('a text of several pages', () => {
  const words = Array.from({ length: 2_000 }, (_, i) => `word${i}`);

  it.each(PLACES)('in %s goes on on the next page', async (_, change) => {
    const pieces = await piecesOf({ ...SHEET, ...change(words.join(' ')) });
    const body = pieces.filter(({ text }) => text.startsWith('word'));
    expect(new Set(body.map(({ text }) => text.trim())).size).toBe(words.length);
    expect(body.filter(({ bottom }) => bottom < PAPER.bottom || bottom > PAPER.top)).toEqual([]);
    expect(new Set(body.map(({ page }) => page)).size).toBeGreaterThan(1);
  });
});
