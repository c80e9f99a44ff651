import { SOURCES } from '@firmament/api-contract/calls/companies';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { applyFacts, DOMAIN_COLUMNS, type DomainFacts } from './domain-facts.ts';

/** Stores what was learned about a company's domain, with change records. Returns the changed fields. */
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
    const fields = changes.map(({ field }) => `domain_info.${field}`);
    await trx
      .insertInto('change_record')
      .values(
        changes.map(({ field, oldValue, newValue }) => ({
          entity: 'company',
          entity_id: companyId,
          field: `domain_info.${field}`,
          old_value: oldValue,
          new_value: newValue,
          source_id: SOURCES.website,
        })),
      )
      .execute();
    await trx.updateTable('company').set({ updated_at: sql`now()` }).where('id', '=', companyId).execute();
    return fields;
  });
