import type { Parsed } from '@firmament/record/record';
import { readCsv } from '../reading/csv-table.ts';
import { accepted, rejected } from '../reading/parsed.ts';

/** GLEIF level 2: why a company names no parent. "No parent known" is not "independent". */
export type ParentException = {
  lei: string;
  isUltimate: boolean;
  /** In the register's codes: NATURAL_PERSONS, NO_KNOWN_PERSON … */
  reasons: string[];
};

const REQUIRED = ['LEI', 'Exception.Category', 'Exception.Reason.1'] as const;
const MAX_REASONS = 5;

const ULTIMATE: Record<string, boolean> = {
  DIRECT_ACCOUNTING_CONSOLIDATION_PARENT: false,
  ULTIMATE_ACCOUNTING_CONSOLIDATION_PARENT: true,
};

/** `leis`: only these are wanted; most of the world's are not. */
export async function* parseGleifExceptionCsv(
  source: AsyncIterable<Uint8Array>,
  leis?: Pick<ReadonlySet<string>, 'has'>,
): AsyncGenerator<Parsed<ParentException>> {
  const expected = { kind: 'GLEIF reporting exception', columns: REQUIRED };
  const { columns, rows } = await readCsv(source, { encoding: 'utf-8', delimiter: ',', expected });
  const reasonColumns = Array.from({ length: MAX_REASONS }, (_, index) => columns.get(`Exception.Reason.${index + 1}`));
  const [leiColumn = -1, categoryColumn = -1] = REQUIRED.map((column) => columns.get(column));
  for await (const row of rows) {
    if ('problem' in row) {
      yield rejected(row.at, row.problem, row.text);
      continue;
    }
    const { cells, at } = row;
    const lei = cells[leiColumn]?.trim() ?? '';
    if (leis && !leis.has(lei)) continue;
    const category = cells[categoryColumn]?.trim() ?? '';
    const reasons = reasonColumns.flatMap((column) => cells[column ?? -1]?.trim() || []);
    const isUltimate = ULTIMATE[category];
    if (lei === '') yield rejected(at, 'the LEI is missing');
    else if (isUltimate === undefined) yield rejected(at, `the category "${category}" is unknown`, lei);
    else if (reasons.length === 0) yield rejected(at, 'the reason is missing', lei);
    else yield accepted({ lei, isUltimate, reasons }, at);
  }
}
