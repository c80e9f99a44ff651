import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { printableSheet } from './printable.ts';
import { changeTexts, type Fact, type Sheet } from './sheet.ts';
import {
  breakable,
  CONTENT_WIDTH,
  fitsPage,
  INK,
  MIST,
  MUTED,
  margin,
  proseOf,
  rule,
  SIDE_MARGIN,
  sectionOf,
  TINT,
} from './sheet-blocks.ts';

/** The layout of our documents: a letterhead with the mark, the facts, tables, and the source in the footer. */

/** Part of every ETag: raise it with the layout, so that clients fetch the files again. */
export const LAYOUT_VERSION = '4';

const FACTS_PER_ROW = 3;
const FACT_PADDINGS = { left: 12, right: 6 };
const FACT_WIDTH = CONTENT_WIDTH / FACTS_PER_ROW - FACT_PADDINGS.left - FACT_PADDINGS.right;
/** Sets apart what customers wrote themselves, so that nobody takes it for words of ours. */
const GIVEN = { bar: 1, gap: 6 };
/** Of the height of a page. Below, a heading would stand alone: the head and first row of a table need as much. */
const LAST_PLACE_FOR_HEADING = 0.88;

const [MARK_WIDTH, NAME_WIDTH, HEAD_GAP] = [18, 70, 8];
const [PAGE_NUMBER_WIDTH, FOOT_GAP] = [80, 16];

const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="5 3 24 27" width="${MARK_WIDTH}" height="20">
<path d="M8.2 26.4 11.4 8.4 25.4 12.6" fill="none" stroke="${INK}" stroke-width="1.4" stroke-opacity="0.62"/>
<circle cx="8.2" cy="26.4" r="2.5" fill="${INK}"/><circle cx="11.4" cy="8.4" r="3.9" fill="${INK}"/>
<circle cx="25.4" cy="12.6" r="2.9" fill="#FFB224"/></svg>`;

/** Sets a sheet in a typeface that has `letters`. */
export const layOut = (given: Sheet, letters: ReadonlySet<number>): TDocumentDefinitions => {
  const sheet = changeTexts(printableSheet(given, letters), breakable);
  return {
    ...PAPER,
    language: sheet.language,
    // Not on the paper: a reader's program shows these in letters of its own.
    info: {
      title: `${given.title} – ${given.kind}`,
      subject: given.kind,
      author: 'Firmament',
      creator: 'Firmament',
      creationDate: new Date(`${given.asOf}T00:00:00Z`),
    },
    header: letterhead(sheet),
    footer: (page, pages) => foot(sheet, page, pages),
    content: [
      { text: sheet.title, fontSize: 20, bold: true, lineHeight: 1.1, outline: true },
      ...(sheet.subtitle ? [{ text: sheet.subtitle, color: MUTED, fontSize: 10.5, margin: margin(2, 0) }] : []),
      ...(sheet.facts.length > 0 ? [factBox(sheet.facts)] : []),
      ...(sheet.warning ? [warningBox(sheet.warning)] : []),
      ...sheet.tables.flatMap(sectionOf),
      ...(sheet.sections ?? []).flatMap(proseOf),
      ...sheet.notes.map((text): Content => ({ text, color: MUTED, fontSize: 8, margin: margin(8, 0) })),
    ],
  };
};

const PAPER = {
  pageSize: 'A4',
  pageMargins: [SIDE_MARGIN, 84, SIDE_MARGIN, 66],
  version: '1.7',
  displayTitle: true,
  defaultStyle: { font: 'Roboto', fontSize: 9, color: INK, lineHeight: 1.12 },
  pageBreakBefore: ({ headlineLevel, startPosition }) =>
    headlineLevel === 1 && startPosition.verticalRatio > LAST_PLACE_FOR_HEADING,
} satisfies Partial<TDocumentDefinitions>;

const letterhead = ({ kind, mark }: Sheet): Content => ({
  margin: [SIDE_MARGIN, 30, SIDE_MARGIN, 0],
  stack: [
    {
      columnGap: HEAD_GAP,
      columns: [
        { svg: MARK, width: MARK_WIDTH },
        { text: 'Firmament', bold: true, fontSize: 13, margin: margin(3, 0), width: NAME_WIDTH },
        {
          text: [...(mark ? [{ text: mark, bold: true, color: TINT.amber.ink }, '  ·  '] : []), kind],
          alignment: 'right',
          color: MUTED,
          margin: margin(6, 0),
          width: CONTENT_WIDTH - MARK_WIDTH - NAME_WIDTH - 2 * HEAD_GAP,
        },
      ],
    },
    { ...(rule() as object), margin: margin(8, 0) } as Content,
  ],
});

const foot = (sheet: Sheet, page: number, pages: number): Content => ({
  margin: [SIDE_MARGIN, 14, SIDE_MARGIN, 0],
  stack: [
    rule(),
    {
      margin: margin(8, 0),
      fontSize: 8,
      color: MUTED,
      columnGap: FOOT_GAP,
      columns: [
        { text: sheet.source, width: CONTENT_WIDTH - PAGE_NUMBER_WIDTH - FOOT_GAP },
        { text: `${sheet.page.word} ${page} ${sheet.page.of} ${pages}`, alignment: 'right', width: PAGE_NUMBER_WIDTH },
      ],
    },
  ],
});

const factCell = (fact: Fact | undefined): Content =>
  fact ? { stack: [{ text: fact.label, color: MUTED, fontSize: 8 }, factValue(fact)] } : { text: '' };

const factValue = ({ value, isGiven }: Fact): Content =>
  isGiven
    ? {
        margin: margin(1, 0),
        table: { widths: [FACT_WIDTH - GIVEN.bar - GIVEN.gap], body: [[{ text: value }]] },
        layout: {
          hLineWidth: () => 0,
          vLineWidth: (line) => (line === 0 ? GIVEN.bar : 0),
          vLineColor: () => MUTED,
          paddingLeft: () => GIVEN.gap,
          paddingRight: () => 0,
          paddingTop: () => 0,
          paddingBottom: () => 0,
        },
      }
    : { text: value };

const factBox = (facts: readonly Fact[]): Content => {
  const body: Content[][] = [];
  for (let at = 0; at < facts.length; at += FACTS_PER_ROW) {
    body.push(Array.from({ length: FACTS_PER_ROW }, (_, place) => factCell(facts[at + place])));
  }
  return {
    margin: margin(12, 2),
    table: {
      widths: Array<number>(FACTS_PER_ROW).fill(FACT_WIDTH),
      body,
      dontBreakRows: facts.every(({ value }) => fitsPage(value, FACT_WIDTH - GIVEN.bar - GIVEN.gap)),
    },
    layout: {
      hLineWidth: () => 0,
      vLineWidth: () => 0,
      fillColor: () => MIST,
      paddingLeft: () => FACT_PADDINGS.left,
      paddingRight: () => FACT_PADDINGS.right,
      paddingTop: (row) => (row === 0 ? 10 : 3),
      paddingBottom: (row) => (row === body.length - 1 ? 10 : 3),
    },
  };
};

const WARNING = { bar: 3, padding: 12 };
const WARNING_WIDTH = CONTENT_WIDTH - WARNING.bar - 2 * WARNING.padding;

const warningBox = ({ title, text }: NonNullable<Sheet['warning']>): Content => ({
  margin: margin(10, 0),
  unbreakable: fitsPage(text, WARNING_WIDTH),
  table: {
    widths: [WARNING_WIDTH],
    body: [[{ stack: [{ text: title, bold: true, margin: margin(0, 2) }, { text }], color: TINT.amber.ink }]],
  },
  layout: {
    hLineWidth: () => 0,
    vLineWidth: (line) => (line === 0 ? WARNING.bar : 0),
    vLineColor: () => TINT.amber.line,
    fillColor: () => TINT.amber.fill,
    paddingLeft: () => WARNING.padding,
    paddingRight: () => WARNING.padding,
    paddingTop: () => 8,
    paddingBottom: () => 7,
  },
});
