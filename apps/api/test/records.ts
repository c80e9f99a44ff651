import type { Insertable } from 'kysely';
import type { Database } from '../src/platform/database/database.ts';
import type { Company, FinancialReport, Person } from '../src/platform/database/schema.generated.ts';

const DEMO_SOURCE = 9;
const FETCHED = { source_id: DEMO_SOURCE, fetched_at: new Date('2026-03-01T00:00:00Z'), licence: 'Fictional' };

/** Adds a company with what the test says about it; returns its id. */
export const addCompany = async (db: Database, company: Partial<Insertable<Company>> = {}): Promise<number> => {
  const { id } = await db
    .insertInto('company')
    .values({ name: 'Alpenglas GmbH', status: 'active', ...FETCHED, ...company })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Adds a person with this profile id; returns the row's id. */
export const addPerson = async (
  db: Database,
  profileId: string,
  person: Partial<Insertable<Person>> = {},
): Promise<number> => {
  const { id } = await db
    .insertInto('person')
    .values({
      profile_id: profileId,
      full_name: 'Anna Beispiel',
      source_key: profileId,
      content_hash: Buffer.alloc(32),
      ...FETCHED,
      ...person,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Adds a company's report for the business year that ended on this day; returns its id. */
export const addReport = async (
  db: Database,
  companyId: number,
  periodEnd: string,
  figures: Partial<Insertable<FinancialReport>> = {},
): Promise<number> => {
  const { id } = await db
    .insertInto('financial_report')
    .values({ company_id: companyId, period_end: periodEnd, source_id: DEMO_SOURCE, ...figures })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
