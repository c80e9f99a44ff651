import { DAY_MS } from '@firmament/calendar/day';
import { zipped } from '../../platform/zipped.ts';
import type { Cell, Kind, Table } from './table.ts';

/**
 * A workbook, sent row by row. Every library we know needs all rows first and then blocks the process for seconds over
 * the sheet's XML; the part of the format that an export needs is small. Texts are stored as texts in their cells, so
 * that none can become a formula; numbers and days keep their type.
 */

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** The index of each style in STYLES. */
const STYLE = { plain: 0, heading: 1, day: 2, amount: 3, ratio: 4 } as const;
/** numFmtId 14, 3 and 4 are Excel's own: a day as the reader's system writes it, 1,234 and 1,234.56. */
const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="3" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`;

const WIDTHS: Record<Kind, number> = { text: 24, day: 12, number: 12, amount: 16, ratio: 12, yes_no: 10 };

/** Excel calls a file with a longer text damaged. */
const MAX_TEXT_LENGTH = 32_767;
/** Characters that XML cannot carry, and lone surrogates. */
const IMPOSSIBLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
/** Excel would read `_x0041_` as the character with that code. */
const LOOKS_ESCAPED = /_(?=x[0-9a-f]{4}_)/gi;
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' };

const escapeXml = (text: string): string =>
  text.replace(IMPOSSIBLE, '').replace(/[&<>"\r]/g, (sign) => ESCAPES[sign] ?? sign);

/** A, B … Z, AA, AB … */
export const columnName = (index: number): string =>
  (index < 26 ? '' : columnName(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

/** Excel counts days from here; before March 1900 it is off by one, because it has a 29 February 1900. */
const DAY_ZERO_MS = Date.UTC(1899, 11, 30);
const FIRST_RIGHT_DAY = 61;

/** Undefined for what is no day or too early for Excel. */
export const dayNumber = (day: string): number | undefined => {
  const ms = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  const number = (ms - DAY_ZERO_MS) / DAY_MS;
  return number >= FIRST_RIGHT_DAY ? number : undefined;
};

const numberCell = (place: string, value: number, style: number): string =>
  `<c r="${place}"${style === STYLE.plain ? '' : ` s="${style}"`}><v>${value}</v></c>`;

const textCell = (place: string, text: string, style: number = STYLE.plain): string => {
  const content = escapeXml(text.slice(0, MAX_TEXT_LENGTH).replace(LOOKS_ESCAPED, '_x005F_'));
  return `<c r="${place}" t="inlineStr"${style === STYLE.plain ? '' : ` s="${style}"`}><is><t xml:space="preserve">${content}</t></is></c>`;
};

const cellXml = (place: string, value: Cell, kind: Kind): string => {
  if (value === null || value === '') return '';
  if (typeof value === 'number' && Number.isFinite(value)) {
    return numberCell(place, value, kind === 'amount' || kind === 'ratio' ? STYLE[kind] : STYLE.plain);
  }
  const day = kind === 'day' && typeof value === 'string' ? dayNumber(value) : undefined;
  return day === undefined ? textCell(place, String(value)) : numberCell(place, day, STYLE.day);
};

const rowXml = (number: number, cells: readonly string[]): string => `<row r="${number}">${cells.join('')}</row>`;

const sheetXml = async function* ({ columns, batches }: Table): AsyncGenerator<string> {
  const names = columns.map((_, index) => columnName(index));
  const widths = columns.map(
    ({ kind }, index) => `<col min="${index + 1}" max="${index + 1}" width="${WIDTHS[kind]}" customWidth="1"/>`,
  );
  const headings = columns.map(({ heading }, index) => textCell(`${names[index]}1`, heading, STYLE.heading));
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${rowXml(1, headings)}`;
  let number = 1;
  for await (const batch of batches) {
    yield batch
      .map((row) => {
        number += 1;
        return rowXml(
          number,
          row.map((value, index) => cellXml(`${names[index]}${number}`, value, columns[index]?.kind ?? 'text')),
        );
      })
      .join('');
  }
  yield `</sheetData><autoFilter ref="A1:${names.at(-1)}${number}"/></worksheet>`;
};

/** Excel allows at most 31 characters and none of these. */
const sheetName = (title: string): string => escapeXml(title.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31));

const contentTypes = (sheets: readonly Table[]): string =>
  `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>${sheets.map((_, index) => `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`).join('')}</Types>`;

const ROOT = `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

const workbook = (sheets: readonly Table[]): string =>
  `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheets.map(({ title }, index) => `<sheet name="${sheetName(title)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`;

const workbookRelations = (sheets: readonly Table[]): string =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${sheets.map((_, index) => `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`).join('')}<Relationship Id="rId${sheets.length + 1}" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`;

export const xlsxFile = (sheets: readonly Table[]): AsyncGenerator<Buffer> =>
  zipped([
    { name: '[Content_Types].xml', content: [contentTypes(sheets)] },
    { name: '_rels/.rels', content: [ROOT] },
    { name: 'xl/workbook.xml', content: [workbook(sheets)] },
    { name: 'xl/_rels/workbook.xml.rels', content: [workbookRelations(sheets)] },
    { name: 'xl/styles.xml', content: [STYLES] },
    ...sheets.map((sheet, index) => ({ name: `xl/worksheets/sheet${index + 1}.xml`, content: sheetXml(sheet) })),
  ]);
