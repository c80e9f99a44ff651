import type { LedgerEntry } from '@firmament/api-contract/calls/exports';
import type { ExportRow } from './ledger.query.ts';

const stateOf = ({ is_complete }: ExportRow): LedgerEntry['state'] => {
  if (is_complete === null) return 'running';
  return is_complete ? 'complete' : 'broken_off';
};

/** The casts are safe, because the ledger keeps values as the contract accepted them. */
export const presentExport = (row: ExportRow): LedgerEntry => ({
  export_id: row.id,
  subject: row.subject as LedgerEntry['subject'],
  format: row.format as LedgerEntry['format'],
  performanceIndicators: row.indicators as LedgerEntry['performanceIndicators'],
  company_id: row.company_id,
  company_name: row.company_name,
  rows: row.row_count,
  state: stateOf(row),
  exported_at: row.exported_at.toISOString(),
});
