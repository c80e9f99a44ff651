import type { Day } from '@firmament/calendar/day';
import { SOURCE_IDS } from '@firmament/record/sources/sources';
import type { ParentException } from '@firmament/registers/gleif/reporting-exception';
import type pg from 'pg';

export type StatedExceptions = {
  /** The day of the publication. */
  asOf: Day;
  /** All that hold: what is not among them holds no longer. Changes alone never say that one has ended. */
  isFull: boolean;
  pieces: AsyncIterable<readonly ParentException[]>;
};

/** An older publication, asked for again, takes nothing back. */
const KEEP = `
  insert into parent_exception (company_id, is_ultimate, reasons, as_of)
  select distinct on (known.company_id, stated.is_ultimate) known.company_id, stated.is_ultimate, stated.reasons, $3
  from jsonb_to_recordset($1) as stated (lei text, is_ultimate boolean, reasons text[])
  join company_source known on known.source_id = $2 and known.source_key = stated.lei
  on conflict (company_id, is_ultimate) do update set reasons = excluded.reasons, as_of = excluded.as_of
  where excluded.as_of >= parent_exception.as_of`;

/** Keeps why companies name no parent. In a dry run only reads. */
export const importExceptions = async (pool: pg.Pool, stated: StatedExceptions, isDryRun: boolean): Promise<void> => {
  for await (const piece of stated.pieces) {
    if (isDryRun) continue;
    const rows = piece.map(({ lei, isUltimate, reasons }) => ({ lei, is_ultimate: isUltimate, reasons }));
    await pool.query(KEEP, [JSON.stringify(rows), SOURCE_IDS.gleif, stated.asOf]);
  }
  if (stated.isFull && !isDryRun) await pool.query('delete from parent_exception where as_of < $1', [stated.asOf]);
};
