import type { AccessLogEntry } from '@firmament/api-contract/calls/access-log';
import type { OpeningRow } from './access-log.query.ts';

/** A row is about a company or a person, never both. */
export const presentOpening = (row: OpeningRow): AccessLogEntry =>
  row.company_id === null
    ? {
        entity_id: row.profile_id ?? '',
        entity_type: 'employee',
        name: row.full_name ?? '',
        title: row.title,
        place: row.locality,
        accessed_at: row.opened_at.toISOString(),
      }
    : {
        entity_id: String(row.company_id),
        entity_type: 'company',
        name: row.name ?? '',
        title: row.industry,
        place: row.city,
        accessed_at: row.opened_at.toISOString(),
      };
