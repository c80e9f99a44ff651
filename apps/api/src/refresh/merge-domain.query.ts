import { SOURCE_IDS } from '@firmament/record/sources/sources';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { becoming } from '../records/events/event-id.ts';
import { applyFacts, DOMAIN_COLUMNS, type DomainFacts } from './domain-facts.ts';

/** Stores what was learned about a company's domain, with events. Returns the changed fields. */
export const mergeDomain = (db: Database, companyId: number, facts: DomainFacts): Promise<string[]> =>
  db.transaction().execute(async (trx) => {
    // Other writers to this company wait here.
    await trx.selectFrom('company').select('id').where('id', '=', companyId).forUpdate().execute();
    const stored = await trx
      .selectFrom('domain_info')
      .select(DOMAIN_COLUMNS)
      .where('company_id', '=', companyId)
      .executeTakeFirst();
    const { row, changes } = applyFacts(stored, facts);
    if (changes.length === 0) return [];
    await trx
      .insertInto('domain_info')
      .values({ company_id: companyId, ...row })
      .onConflict((conflict) => conflict.column('company_id').doUpdateSet(row))
      .execute();
    // What is found for the first time is where it begins.
    if (stored) await noteChanges(trx, companyId, changes);
    await trx.updateTable('company').set({ updated_at: sql`now()` }).where('id', '=', companyId).execute();
    return changes.map(({ field }) => `domain_info.${field}`);
  });

const noteChanges = async (
  trx: DatabaseTransaction,
  companyId: number,
  changes: ReturnType<typeof applyFacts>['changes'],
): Promise<void> => {
  for (const { field, oldValue, newValue } of changes) {
    const subject = `domain_info.${field}`;
    await sql`
      with noted as (
        insert into event (id, company_id, kind, subject, subject_key, from_value, to_value, certainty)
        values (next_event_id(${companyId}::integer, 'other', ${subject}, ${becoming(oldValue, newValue)},
          ${SOURCE_IDS.website}::smallint), ${companyId}, 'other', ${subject}, ${subject}, ${oldValue}, ${newValue}, 'compared')
        returning id
      )
      insert into event_source (event_id, source_id, as_of) select id, ${SOURCE_IDS.website}, current_date from noted
    `.execute(trx);
  }
};
