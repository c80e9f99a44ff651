import type { Language } from '@firmament/api-contract/language';
import type { Cell, Kind, Table } from './table.ts';

/**
 * RFC 4180 with a byte order mark, without which Excel reads umlauts wrong. Where decimals have a comma, spreadsheets
 * expect semicolons between cells and would put a whole line into the first column otherwise; so a German file has both.
 * A `sep=` line would work as well, but then Excel ignores the byte order mark, and other programs read it as data.
 */
type Dialect = { separator: string; decimal: string };

const DIALECTS: Record<Language, Dialect> = {
  en: { separator: ',', decimal: '.' },
  de: { separator: ';', decimal: ',' },
};

const BYTE_ORDER_MARK = '\ufeff';
const LINE_END = '\r\n';

/**
 * Spreadsheets take such a text for a formula, which may fetch something or start a program. With East Asian settings
 * the wide and small forms of the signs count as the signs, and some programs drop what is invisible before them.
 */
const FORMULA_START = /^[\s\p{C}]*[=+\-@＝＋－＠﹦﹢﹣﹫]|^[\t\r\n]/u;
/** Some programs end a line at more signs than the standard does. */
const NEEDS_QUOTES = /[",;\r\n\t\v\f\u0085\u2028\u2029]|^\s|\s$/;

/** A phone number in groups computes nothing, and its spaces keep it a text. */
const PHONE_NUMBER = /^\+\d+(?: \d+)+$/;

/** The apostrophe is how spreadsheets themselves mark a text. */
export const neutralised = (text: string): string =>
  FORMULA_START.test(text) && !PHONE_NUMBER.test(text) ? `'${text}` : text;

const quoted = (text: string): string => (NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const csvCell = (value: Cell, kind: Kind, { decimal }: Dialect): string => {
  if (value === null) return '';
  // A number is no formula, not even a negative one; in a text column it is a text like any other.
  if (typeof value === 'number' && kind !== 'text') return quoted(String(value).replace('.', decimal));
  return quoted(neutralised(String(value)));
};

const csvLine = (cells: readonly string[], { separator }: Dialect): string => cells.join(separator) + LINE_END;

export const csvFile = async function* ({ columns, batches }: Table, language: Language): AsyncGenerator<string> {
  const dialect = DIALECTS[language];
  const headings = columns.map(({ heading }) => csvCell(heading, 'text', dialect));
  yield BYTE_ORDER_MARK + csvLine(headings, dialect);
  for await (const batch of batches) {
    yield batch
      .map((row) =>
        csvLine(
          row.map((value, index) => csvCell(value, columns[index]?.kind ?? 'text', dialect)),
          dialect,
        ),
      )
      .join('');
  }
};
