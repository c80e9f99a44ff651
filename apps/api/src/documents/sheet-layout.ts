import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { Fact, Sheet } from './sheet.ts';
import { INK, MIST, MUTED, margin, proseOf, rule, SIDE_MARGIN, sectionOf, TINT } from './sheet-blocks.ts';

/** The layout of our documents: a letterhead with the mark, the facts, tables, and the source in the footer. */

/** Part of every ETag: raise it with the layout, so that clients fetch the files again. */
export const LAYOUT_VERSION = '3';

const FACTS_PER_ROW = 3;
/** Of the height of a page. Below, a heading would stand alone: the head and first row of a table need as much. */
const LAST_PLACE_FOR_HEADING = 0.88;

const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="5 3 24 27" width="18" height="20">
<path d="M8.2 26.4 11.4 8.4 25.4 12.6" fill="none" stroke="${INK}" stroke-width="1.4" stroke-opacity="0.62"/>
<circle cx="8.2" cy="26.4" r="2.5" fill="${INK}"/><circle cx="11.4" cy="8.4" r="3.9" fill="${INK}"/>
<circle cx="25.4" cy="12.6" r="2.9" fill="#FFB224"/></svg>`;

export const layOut = (sheet: Sheet): TDocumentDefinitions => ({
  pageSize: 'A4',
  pageMargins: [SIDE_MARGIN, 84, SIDE_MARGIN, 66],
  version: '1.7',
  language: sheet.language,
  displayTitle: true,
  info: {
    title: `${sheet.title} – ${sheet.kind}`,
    subject: sheet.kind,
    author: 'Firmament',
    creator: 'Firmament',
    creationDate: new Date(`${sheet.asOf}T00:00:00Z`),
  },
  defaultStyle: { font: 'Roboto', fontSize: 9, color: INK, lineHeight: 1.12 },
  header: letterhead(sheet),
  footer: (page, pages) => foot(sheet, page, pages),
  pageBreakBefore: ({ headlineLevel, startPosition }) =>
    headlineLevel === 1 && startPosition.verticalRatio > LAST_PLACE_FOR_HEADING,
  content: [
    { text: sheet.title, fontSize: 20, bold: true, lineHeight: 1.1, outline: true },
    ...(sheet.subtitle ? [{ text: sheet.subtitle, color: MUTED, fontSize: 10.5, margin: margin(2, 0) }] : []),
    ...(sheet.facts.length > 0 ? [factBox(sheet.facts)] : []),
    ...(sheet.warning ? [warningBox(sheet.warning)] : []),
    ...sheet.tables.flatMap(sectionOf),
    ...(sheet.sections ?? []).flatMap(proseOf),
    ...sheet.notes.map((text): Content => ({ text, color: MUTED, fontSize: 8, margin: margin(8, 0) })),
  ],
});

const letterhead = ({ kind, mark }: Sheet): Content => ({
  margin: [SIDE_MARGIN, 30, SIDE_MARGIN, 0],
  stack: [
    {
      columnGap: 8,
      columns: [
        { svg: MARK, width: 18 },
        { text: 'Firmament', bold: true, fontSize: 13, margin: margin(3, 0), width: 'auto' },
        {
          text: [...(mark ? [{ text: mark, bold: true, color: TINT.amber.ink }, '  ·  '] : []), kind],
          alignment: 'right',
          color: MUTED,
          margin: margin(6, 0),
          width: '*',
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
      columnGap: 16,
      columns: [
        { text: sheet.source, width: '*' },
        { text: `${sheet.page.word} ${page} ${sheet.page.of} ${pages}`, alignment: 'right', width: 80 },
      ],
    },
  ],
});

/** As much as fits beside two other facts. */
const LONGEST_WORD = 28;
const LONG_WORDS = new RegExp(`\\S{${LONGEST_WORD + 1},}`, 'g');
const BREAKS = new RegExp(`(.{1,${LONGEST_WORD - 1}}[@.-]|.{${LONGEST_WORD}})(?=.)`, 'g');

/** Words are not broken by themselves and would widen the table: addresses go on after an @, a dot or a hyphen. */
const breakLongWords = (text: string): string => text.replace(LONG_WORDS, (word) => word.replace(BREAKS, '$1\n'));

const factCell = (fact: Fact | undefined): Content =>
  fact
    ? { stack: [{ text: fact.label, color: MUTED, fontSize: 8 }, { text: breakLongWords(fact.value) }] }
    : { text: '' };

const factBox = (facts: readonly Fact[]): Content => {
  const body: Content[][] = [];
  for (let at = 0; at < facts.length; at += FACTS_PER_ROW) {
    body.push(Array.from({ length: FACTS_PER_ROW }, (_, place) => factCell(facts[at + place])));
  }
  return {
    margin: margin(12, 2),
    table: { widths: Array<string>(FACTS_PER_ROW).fill('*'), body, dontBreakRows: true },
    layout: {
      hLineWidth: () => 0,
      vLineWidth: () => 0,
      fillColor: () => MIST,
      paddingLeft: () => 12,
      paddingRight: () => 6,
      paddingTop: (row) => (row === 0 ? 10 : 3),
      paddingBottom: (row) => (row === body.length - 1 ? 10 : 3),
    },
  };
};

const warningBox = ({ title, text }: NonNullable<Sheet['warning']>): Content => ({
  margin: margin(10, 0),
  unbreakable: true,
  table: {
    widths: ['*'],
    body: [[{ stack: [{ text: title, bold: true, margin: margin(0, 2) }, { text }], color: TINT.amber.ink }]],
  },
  layout: {
    hLineWidth: () => 0,
    vLineWidth: (line) => (line === 0 ? 3 : 0),
    vLineColor: () => TINT.amber.line,
    fillColor: () => TINT.amber.fill,
    paddingLeft: () => 12,
    paddingRight: () => 12,
    paddingTop: () => 8,
    paddingBottom: () => 7,
  },
});
