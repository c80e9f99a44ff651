import type { Content, ContentTable, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { Fact, Sheet, SheetBlock, SheetSection, SheetTable } from './sheet.ts';

/** The layout of our documents: a letterhead with the mark, the facts, tables, and the source in the footer. */

/** Part of every ETag: raise it with the layout, so that clients fetch the files again. */
export const LAYOUT_VERSION = '2';

const INK = '#0E1733';
const MUTED = '#56607A';
const LINE = '#E3E8F2';
const MIST = '#F5F7FB';
const SIDE_MARGIN = 52;
const CONTENT_WIDTH = 595.28 - 2 * SIDE_MARGIN;
const NUMBER_WIDTH = 110;
const FACTS_PER_ROW = 3;

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
  header: letterhead(sheet.kind),
  footer: (page, pages) => foot(sheet, page, pages),
  content: [
    { text: sheet.title, fontSize: 20, bold: true, lineHeight: 1.1, outline: true },
    ...(sheet.subtitle ? [{ text: sheet.subtitle, color: MUTED, fontSize: 10.5, margin: margin(2, 0) }] : []),
    ...(sheet.facts.length > 0 ? [factBox(sheet.facts)] : []),
    ...sheet.tables.flatMap(sectionOf),
    ...(sheet.sections ?? []).flatMap(proseOf),
    ...sheet.notes.map((text): Content => ({ text, color: MUTED, fontSize: 8, margin: margin(8, 0) })),
  ],
});

type Margins = [number, number, number, number];

const margin = (above: number, below: number): Margins => [0, above, 0, below];

const rule = (lineColor = LINE): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: CONTENT_WIDTH, y2: 0, lineWidth: 0.75, lineColor }],
});

const letterhead = (kind: string): Content => ({
  margin: [SIDE_MARGIN, 30, SIDE_MARGIN, 0],
  stack: [
    {
      columnGap: 8,
      columns: [
        { svg: MARK, width: 18 },
        { text: 'Firmament', bold: true, fontSize: 13, margin: margin(3, 0), width: 'auto' },
        { text: kind, alignment: 'right', color: MUTED, margin: margin(6, 0), width: '*' },
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

/** Words are not broken by themselves and would widen the table: addresses go on after an @, a dot or a hyphen. */
const breakLongWords = (text: string): string =>
  text.replace(new RegExp(`\\S{${LONGEST_WORD + 1},}`, 'g'), (word) =>
    word.replace(new RegExp(`(.{1,${LONGEST_WORD - 1}}[@.-]|.{${LONGEST_WORD}})(?=.)`, 'g'), '$1\n'),
  );

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

const sectionOf = (table: SheetTable): Content[] => [
  { text: table.heading, bold: true, fontSize: 12, margin: margin(12, 2), outline: true, headlineLevel: 1 },
  tableOf(table),
];

const tableOf = ({ columns, rows, isNumeric }: SheetTable): ContentTable => {
  const alignment = (column: number): 'left' | 'right' => (isNumeric && column > 0 ? 'right' : 'left');
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: columns.map((_, column) => (isNumeric && column > 0 ? NUMBER_WIDTH : '*')),
      body: [
        columns.map((text, column) => ({ text, color: MUTED, fontSize: 8, alignment: alignment(column) })),
        ...rows.map(({ cells, isStrong = false }) =>
          cells.map((text, column) => ({ text, bold: isStrong, alignment: alignment(column) })),
        ),
      ],
    },
    layout: {
      hLineWidth: (line) => (line === 0 ? 0 : 0.75),
      vLineWidth: () => 0,
      hLineColor: (line) => (line === 1 ? MUTED : LINE),
      paddingLeft: (column) => (column === 0 ? 0 : 8),
      paddingRight: (column, node) => (column === (node.table.widths?.length ?? 0) - 1 ? 0 : 8),
      paddingTop: () => 2.5,
      paddingBottom: () => 1.5,
    },
  };
};

const proseOf = ({ heading, blocks, startsPage = false }: SheetSection): Content[] => {
  const [first = '', ...rest] = blocks;
  return [
    // A heading alone at the end of a page leads nowhere.
    {
      unbreakable: true,
      ...(startsPage ? { pageBreak: 'before' as const } : {}),
      stack: [{ text: heading, bold: true, fontSize: 11.5, margin: margin(14, 4), outline: true }, blockOf(first)],
    },
    ...rest.map(blockOf),
  ];
};

const PROSE = { fontSize: 9.5, lineHeight: 1.28 };

const blockOf = (block: SheetBlock): Content => {
  if (typeof block === 'string') return { ...PROSE, text: block, margin: margin(0, 5) };
  if ('field' in block) return fieldOf(block.field, block.value);
  return { ...PROSE, ul: [...block], markerColor: MUTED, margin: [4, 0, 0, 5] };
};

/** A line to write on, as long as the page is wide. */
const fieldOf = (label: string, value = ''): Content => ({
  unbreakable: true,
  margin: margin(6, 8),
  stack: [
    { text: label, color: MUTED, fontSize: 8.5 },
    // A space keeps the height of an empty line.
    { text: value === '' ? ' ' : value, fontSize: 10, margin: margin(value === '' ? 10 : 2, 3) },
    rule(MUTED),
  ],
});
