/** Rows of delimited text: quoted fields, quoted line breaks, three delimiters, two encodings. */
import { visibleText } from '@firmament/text/visible-text';
import { SourceFormatError } from './source-format-error.ts';
import { type SourceLine, sourceLines } from './source-lines.ts';
import { LineDecoder, type TextEncoding } from './text-encoding.ts';

export type Delimiter = ',' | ';' | '\t';
export const DELIMITERS: readonly Delimiter[] = [',', ';', '\t'];

export type CsvRow = { at: number; cells: string[] } | { at: number; problem: string; text: string };

type CsvTable = {
  header: string[];
  /** Column index by name; the order of columns never matters. */
  columns: ReadonlyMap<string, number>;
  rows: AsyncGenerator<CsvRow>;
};

export type CsvOptions = {
  encoding?: TextEncoding | 'auto';
  /** If left out, the one that gives the header the most expected columns, then the most columns. */
  delimiter?: Delimiter;
  /** What the file should be and the columns that must be there. */
  expected?: { kind: string; columns: readonly string[] };
  /** GeoNames and other tab-separated files use quotes as ordinary letters. */
  hasQuotes?: boolean;
};

/** A quote still open after this many lines was never meant as one; only its own line is given up. */
const MAX_LINES_PER_ROW = 200;

/** More than any header has, so that one expected column outweighs any number of others. */
const MAX_COLUMNS = 100_000;

/** The cells of one line; undefined when the line ends inside quotes. */
export const splitCells = (line: string, delimiter: Delimiter): string[] | undefined => {
  if (!line.includes('"')) return line.split(delimiter);
  const cells: string[] = [];
  let at = 0;
  while (at <= line.length) {
    if (line[at] !== '"') {
      const end = line.indexOf(delimiter, at);
      cells.push(line.slice(at, end === -1 ? line.length : end));
      if (end === -1) return cells;
      at = end + 1;
      continue;
    }
    let cell = '';
    let close = line.indexOf('"', at + 1);
    while (close !== -1 && line[close + 1] === '"') {
      cell += `${line.slice(at + 1, close)}"`;
      at = close + 1;
      close = line.indexOf('"', at + 1);
    }
    if (close === -1) return undefined;
    const end = line.indexOf(delimiter, close + 1);
    // Letters after the closing quote are kept: losing them would be worse than an untidy cell.
    cells.push(cell + line.slice(at + 1, close) + line.slice(close + 1, end === -1 ? line.length : end));
    if (end === -1) return cells;
    at = end + 1;
  }
  return cells;
};

const decodeHeader = (line: SourceLine, decoder: LineDecoder): string => {
  const text = line.isTooLong ? undefined : decoder.decode(line.bytes);
  if (text === undefined) throw new SourceFormatError('wrong-encoding', 'The header row is not readable text.');
  return visibleText(text);
};

const chooseDelimiter = (header: string, expected: readonly string[]): Delimiter => {
  const merit = (delimiter: Delimiter): number => {
    const names = splitCells(header, delimiter)?.map((name) => name.trim()) ?? [];
    return expected.filter((name) => names.includes(name)).length * MAX_COLUMNS + names.length;
  };
  return DELIMITERS.reduce((best, candidate) => (merit(candidate) > merit(best) ? candidate : best));
};

type NumberedText = { at: number; text: string };

/** Joins lines into one row if a quoted cell holds line breaks. */
class RowAssembler {
  readonly #split: (line: string) => string[] | undefined;
  #pending: NumberedText[] = [];

  constructor(split: (line: string) => string[] | undefined) {
    this.#split = split;
  }

  *push(line: NumberedText): Generator<CsvRow> {
    const [first] = this.#pending;
    if (!first && line.text.trim() === '') return;
    this.#pending.push(line);
    // Only a line with a quote can close one.
    const isWorthTrying = !first || line.text.includes('"');
    const cells = isWorthTrying ? this.#split(this.#pending.map(({ text }) => text).join('\n')) : undefined;
    if (cells) {
      this.#pending = [];
      yield { at: first?.at ?? line.at, cells };
    } else if (this.#pending.length >= MAX_LINES_PER_ROW) {
      yield* this.#giveUpFirst();
    }
  }

  *end(): Generator<CsvRow> {
    while (this.#pending.length > 0) yield* this.#giveUpFirst();
  }

  /** Reads the lines after it again as if it had not been there. */
  *#giveUpFirst(): Generator<CsvRow> {
    const [first, ...others] = this.#pending;
    this.#pending = [];
    if (first) yield { ...first, problem: 'a quote is opened and never closed' };
    for (const line of others) yield* this.push(line);
  }
}

async function* readRows(
  lines: AsyncGenerator<SourceLine>,
  decoder: LineDecoder,
  split: (line: string) => string[] | undefined,
): AsyncGenerator<CsvRow> {
  const assembler = new RowAssembler(split);
  for await (const { bytes, number, isTooLong } of lines) {
    const text = isTooLong ? undefined : decoder.decode(bytes);
    if (text !== undefined) yield* assembler.push({ at: number, text: visibleText(text) });
    else yield { at: number, problem: isTooLong ? 'the line is too long' : 'the line is not valid UTF-8', text: '' };
  }
  yield* assembler.end();
}

const columnsOf = (header: string[], expected: CsvOptions['expected']): ReadonlyMap<string, number> => {
  const columns = new Map(header.map((name, index) => [name, index]));
  const missing = expected?.columns.filter((name) => !columns.has(name)) ?? [];
  if (missing.length === 0) return columns;
  const names = missing.map((name) => `"${name}"`).join(', ');
  throw new SourceFormatError(
    'missing-column',
    `This is not a ${expected?.kind} file: the header has no column ${names}.`,
  );
};

/** Reads the header at once and the rows as they are asked for. */
export const readCsv = async (source: AsyncIterable<Uint8Array>, options: CsvOptions = {}): Promise<CsvTable> => {
  const lines = sourceLines(source);
  const decoder = new LineDecoder(options.encoding ?? 'auto');
  try {
    const first = await lines.next();
    if (first.done) throw new SourceFormatError('empty-source', 'The file is empty.');
    const headerText = decodeHeader(first.value, decoder);
    const delimiter = options.delimiter ?? chooseDelimiter(headerText, options.expected?.columns ?? []);
    const split = (line: string): string[] | undefined =>
      options.hasQuotes === false ? line.split(delimiter) : splitCells(line, delimiter);
    const header = split(headerText)?.map((cell) => cell.trim());
    if (!header) throw new SourceFormatError('missing-column', 'The header row has a quote that is not closed.');
    return { header, columns: columnsOf(header, options.expected), rows: readRows(lines, decoder, split) };
  } catch (error) {
    // The rows will never be read; the source must not stay open.
    await lines.return(undefined);
    throw error;
  }
};
