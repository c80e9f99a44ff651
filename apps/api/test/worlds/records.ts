import type { Insertable } from 'kysely';
import type pg from 'pg';
import type { Database } from '../../src/platform/database/database.ts';
import type { Company, FinancialReport, Person } from '../../src/platform/database/schema.generated.ts';

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

const KINDS: Record<string, string> = {
  name: 'renamed',
  financial_report: 'accounts_filed',
};

/** Tells of a company that a field was changed; returns the number of the event. */
export const addEvent = async (
  pool: pg.Pool,
  companyId: number,
  {
    field,
    was = null,
    is = null,
    at = new Date(),
  }: { field: string; was?: string | null; is?: string | null; at?: Date },
): Promise<number> => {
  const officer = is === null ? 'officer_left' : 'officer_entered';
  const kind = field === 'representative' ? officer : (KINDS[field] ?? 'other');
  const { rows } = await pool.query(
    `with noted as (
       insert into event (id, company_id, kind, subject, seen_at, from_value, to_value, certainty)
       values (gen_random_uuid(), $1, $2, $3, $4, $5, $6, 'compared') returning id
     )
     insert into event_source (event_id, source_id, seen_at) select id, $7, $4 from noted returning event_id`,
    [companyId, kind, kind === 'other' ? field : '', at, was, is, DEMO_SOURCE],
  );
  await pool.query('select sequence_events()');
  const numbered = await pool.query('select seq from event where id = $1', [rows[0].event_id]);
  return numbered.rows[0].seq;
};
