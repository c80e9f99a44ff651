import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { PointRow } from '../network-rows.query.ts';

/** Columns of a company that a file shows. */
const SHOWN = ['name', 'city', 'country', 'status', 'legal_form', 'register_number', 'founded_on', 'industry_id'];

/** Which sources state what a file shows of these companies, by their numbers. */
export const findPublishers = async (
  db: Database,
  points: Iterable<PointRow>,
): Promise<ReadonlyMap<number, readonly string[]>> => {
  const ids = [...points].flatMap(({ kind, id }) => (kind === 'company' ? [id] : []));
  const { rows } = await sql<{ id: number; labels: string[] }>`
    select company.id, array(
      select label from source where source.id in (
        select coalesce((value_sources ->> shown)::smallint, company.source_id)
        from unnest(${SHOWN}::text[]) as shown where to_jsonb(company) ->> shown is not null)
      order by source.id) as labels
    from company where company.id = any(${ids}::integer[])`.execute(db);
  return new Map(rows.map(({ id, labels }) => [id, labels]));
};
