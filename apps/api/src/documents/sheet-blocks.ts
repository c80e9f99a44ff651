import type { Content, ContentTable } from 'pdfmake/interfaces.js';
import type { Cell, CheckGroup, SheetBlock, SheetSection, SheetTable } from './sheet.ts';

/** What documents consist of: tables, sections of text, quotes and checks. */

export const INK = '#0E1733';
export const MUTED = '#56607A';
export const MIST = '#F5F7FB';
export const SIDE_MARGIN = 52;
export const CONTENT_WIDTH = 595.28 - 2 * SIDE_MARGIN;
const LINE = '#E3E8F2';
const BLUE = '#1F4FD8';
/** For what needs attention. */
export const TINT = { amber: { ink: '#7A4B00', fill: '#FFF7E6', line: '#FFB224' } };
/** Of a column of numbers, by how many there are. */
const NUMBER_WIDTHS = [110, 110, 110, 92, 74, 62];
/** Tables with five or more columns have narrower gaps. */
const MANY_COLUMNS = 5;

type Margins = [number, number, number, number];

export const margin = (above: number, below: number): Margins => [0, above, 0, below];

export const rule = (lineColor = LINE): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: CONTENT_WIDTH, y2: 0, lineWidth: 0.75, lineColor }],
});

const SMALL = { color: MUTED, fontSize: 7.5 };

export const sectionOf = (table: SheetTable): Content[] => [
  ...(table.heading === ''
    ? []
    : [{ text: table.heading, bold: true, fontSize: 12, margin: margin(12, 2), outline: true, headlineLevel: 1 }]),
  tableOf(table),
];

/** Identifiers and addresses have no spaces; they go on after an @, a dot or a hyphen if they have to. */
const LONG_WORDS = /\S{25,}/gu;
/** Longer is no word: it goes on anywhere. Broken late, because longer pieces would be measured again and again. */
const NO_WORDS = /[^\s\u200b]{61,}/gu;

/** In whole letters; whatever still does not fit into its column is broken at its end. */
export const breakable = (text: string): string =>
  text
    .replace(LONG_WORDS, (word) => word.replace(/([@./_-])(?=.)/g, '$1\u200b'))
    .replace(NO_WORDS, (piece) => piece.replace(/.{30}(?=.)/gu, '$&\u200b'));

/** Against columns as wide as their longest word, which push the others off the page. */
export const fixedWidths = (wanted: readonly (number | '*')[], room: number): number[] => {
  const taken = wanted.reduce<number>((sum, width) => (width === '*' ? sum : sum + width), 0);
  const share = (room - taken) / wanted.filter((width) => width === '*').length;
  return wanted.map((width) => (width === '*' ? share : width));
};

const FONT_SIZE = 9;
/** Of the size of the typeface: as wide as letters are, and as high as lines are. */
const [WIDEST_LETTER, HIGHEST_LINE] = [0.9, 1.5];
/** Half a page: lines may break so that each is only half full. */
const MOST_ON_A_PAGE = 340;

/** Whether a text certainly fits on a page. What does not may be broken, or it would be drawn beyond the end of it. */
export const fitsPage = (text: string, width: number): boolean => {
  const perLine = width / (FONT_SIZE * WIDEST_LETTER);
  const lines = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / perLine)), 0);
  return lines * FONT_SIZE * HIGHEST_LINE <= MOST_ON_A_PAGE;
};

const cellOf = (cell: Cell, rest: object): Content =>
  typeof cell === 'string'
    ? { text: cell, ...rest }
    : { stack: [{ text: cell.text }, { text: cell.below, ...SMALL }], ...rest };

const wholeText = (cell: Cell): string => (typeof cell === 'string' ? cell : `${cell.text}\n${cell.below}`);

const widthsOf = ({ columns, isNumeric, widths }: SheetTable, gap: number): number[] => {
  const numbers = NUMBER_WIDTHS[columns.length - 1] ?? 64;
  const wanted = widths ?? columns.map((_, column) => (isNumeric && column > 0 ? numbers : '*'));
  return fixedWidths(wanted, CONTENT_WIDTH - 2 * gap * (columns.length - 1));
};

/** Rows that go on a page as a whole, the first one with the head of the table. */
const keptWhole = (isShort: boolean) => ({ dontBreakRows: isShort, keepWithHeaderRows: isShort ? 1 : 0 });

const tableOf = (table: SheetTable): ContentTable => {
  const { columns, rows, isNumeric } = table;
  const gap = columns.length >= MANY_COLUMNS ? 4 : 8;
  const widths = widthsOf(table, gap);
  const alignment = (column: number): 'left' | 'right' => (isNumeric && column > 0 ? 'right' : 'left');
  return {
    table: {
      headerRows: 1,
      ...keptWhole(rows.every(({ cells }) => cells.every((cell, at) => fitsPage(wholeText(cell), widths[at] ?? 0)))),
      widths,
      body: [
        columns.map((text, column) => ({ text, color: MUTED, fontSize: 8, alignment: alignment(column) })),
        ...rows.map(({ cells, isStrong = false, isMuted = false }) =>
          cells.map((cell, column) =>
            cellOf(cell, { bold: isStrong, alignment: alignment(column), ...(isMuted && { color: MUTED }) }),
          ),
        ),
      ],
    },
    layout: {
      hLineWidth: (line) => (line === 0 ? 0 : 0.75),
      vLineWidth: () => 0,
      hLineColor: (line) => (line === 1 ? MUTED : LINE),
      paddingLeft: (column) => (column === 0 ? 0 : gap),
      paddingRight: (column) => (column === columns.length - 1 ? 0 : gap),
      paddingTop: () => 2.5,
      paddingBottom: () => 1.5,
    },
  };
};

export const proseOf = ({ heading, blocks, startsPage = false }: SheetSection): Content[] => [
  {
    text: heading,
    bold: true,
    fontSize: 11.5,
    margin: margin(startsPage ? 0 : 14, 4),
    outline: true,
    headlineLevel: 1,
    ...(startsPage ? { pageBreak: 'before' as const } : {}),
  },
  ...blocks.flatMap(blockOf),
];

const PROSE = { fontSize: 9.5, lineHeight: 1.28 };

const blockOf = (block: SheetBlock): Content | Content[] => {
  if (typeof block === 'string') return { ...PROSE, text: block, margin: margin(2, 5) };
  if ('field' in block) return fieldOf(block.field, block.value);
  if ('quote' in block) return quoteOf(block);
  if ('table' in block) return sectionOf(block.table);
  if ('checks' in block) return checksOf(block.checks);
  return { ...PROSE, ul: [...block], markerColor: MUTED, margin: [4, 3, 0, 5] };
};

/** A line to write on, as long as the page is wide. */
const fieldOf = (label: string, value = ''): Content => ({
  unbreakable: fitsPage(value, CONTENT_WIDTH),
  margin: margin(6, 8),
  stack: [
    { text: label, color: MUTED, fontSize: 8.5 },
    // A space keeps the height of an empty line.
    { text: value === '' ? ' ' : value, fontSize: 10, margin: margin(value === '' ? 10 : 2, 3) },
    rule(MUTED),
  ],
});

const QUOTE = { bar: 2, gap: 10 };

const quoteOf = ({ quote, origin, lead }: Extract<SheetBlock, { quote: string }>): Content => ({
  margin: margin(lead === undefined ? 2 : 8, 6),
  stack: [
    ...(lead === undefined ? [] : [{ ...PROSE, text: lead, margin: margin(0, 3), headlineLevel: 1 }]),
    {
      table: {
        widths: [CONTENT_WIDTH - QUOTE.bar - QUOTE.gap],
        body: [
          [
            {
              stack: [
                { ...PROSE, text: quote, italics: true },
                { text: origin, ...SMALL },
              ],
            },
          ],
        ],
      },
      layout: {
        hLineWidth: () => 0,
        vLineWidth: (line) => (line === 0 ? QUOTE.bar : 0),
        vLineColor: () => LINE,
        paddingLeft: () => QUOTE.gap,
        paddingRight: () => 0,
        paddingTop: () => 1,
        paddingBottom: () => 1,
      },
    },
  ],
});

/** Full for found, empty for not found, broken for not checked: the words beside it say the same. */
const MARKS: Record<CheckGroup['state'], string> = {
  found: `<circle cx="5" cy="5" r="4" fill="${INK}"/>`,
  not_found: `<circle cx="5" cy="5" r="3.4" fill="none" stroke="${INK}" stroke-width="1.2"/>`,
  not_asked: `<circle cx="5" cy="5" r="3.4" fill="none" stroke="${TINT.amber.ink}" stroke-width="1.2" stroke-dasharray="2 1.6"/>`,
};

const markOf = (state: CheckGroup['state']): Content => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="8" height="8">${MARKS[state]}</svg>`,
  margin: margin(1.5, 0),
});

const CHECK_PADDINGS = { first: 6, other: 4 };
const CHECK_WIDTHS = fixedWidths([10, 104, '*', 132], CONTENT_WIDTH - CHECK_PADDINGS.first - 7 * CHECK_PADDINGS.other);

const checksOf = (groups: readonly CheckGroup[]): Content => ({
  stack: groups.map(({ state, heading, items }): Content => {
    const isOpen = state === 'not_asked';
    const ink = isOpen ? TINT.amber.ink : INK;
    return {
      margin: margin(0, 8),
      table: {
        widths: CHECK_WIDTHS,
        headerRows: 1,
        ...keptWhole(items.every(({ result }) => fitsPage(result, CHECK_WIDTHS[2] ?? 0))),
        body: [
          [{ text: heading, bold: true, fontSize: 8.5, color: ink, colSpan: 4 }, '', '', ''],
          ...items.map(({ title, result, origin, link }): Content[] => [
            markOf(state),
            { text: title, bold: true },
            { text: result },
            {
              stack: [
                ...(origin === '' ? [] : [{ text: origin, ...SMALL }]),
                ...(link === undefined ? [] : [{ text: shownLink(link), link, ...SMALL, color: BLUE }]),
              ],
            },
          ]),
        ],
      },
      layout: {
        hLineWidth: (line) => (line <= 1 ? 0 : 0.75),
        vLineWidth: () => 0,
        hLineColor: () => LINE,
        fillColor: (row) => (row > 0 ? null : isOpen ? TINT.amber.fill : MIST),
        paddingLeft: (column) => (column === 0 ? CHECK_PADDINGS.first : CHECK_PADDINGS.other),
        paddingRight: () => CHECK_PADDINGS.other,
        paddingTop: () => 3,
        paddingBottom: () => 2.5,
      },
    };
  }),
});

const shownLink = (url: string): string => breakable(url.replace(/^https?:\/\/(?:www\.)?|\/$/g, ''));
