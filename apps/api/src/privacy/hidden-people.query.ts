import { sql } from 'kysely';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { lockSuppressions } from '../records/suppression-lock.ts';

/**
 * Hidden people leave the tables that everything else reads, with all their parts, and wait in `hidden_person`: what is
 * not there cannot be shown. They keep their id, under which members' notes and watches wait for them.
 */

/** The tables a person consists of, the one the others refer to first. */
const PARTS = {
  person: sql`id`,
  person_experience: sql`person_id`,
  person_education: sql`person_id`,
  person_skill: sql`person_id`,
  person_avatar: sql`person_id`,
  // Holds old and new values of a person's fields.
  change_record: sql`entity = 'person' and entity_id`,
} as const;

type Table = keyof typeof PARTS;
const TABLES = Object.keys(PARTS) as Table[];

const rowsOf = (table: Table) =>
  sql`${sql.lit(table)}, (select coalesce(jsonb_agg(part), '[]') from ${sql.table(table)} part
    where ${PARTS[table]} = whose.id)`;

/**
 * Hides these people and keeps imports from bringing them back. Returns how many there were. That one of the registers is
 * the same person is known only as long as the profile is there, so it is remembered.
 */
export const hidePeople = async (
  trx: DatabaseTransaction,
  { requestId, ids, at }: { requestId: number; ids: readonly number[]; at: Date },
): Promise<number> => {
  if (ids.length === 0) return 0;
  await lockSuppressions(trx);
  const { rows } = await sql<{ person_id: number; profile_id: string }>`
    insert into hidden_person (person_id, request_id, profile_id, content, hidden_at, linked_mentions)
    select whose.id, ${requestId}, whose.profile_id, jsonb_build_object(${sql.join(TABLES.map(rowsOf))}), ${at},
      array(select register_person.id from register_person where profile_person_id = whose.id)
    from (select id, profile_id from person where id = any(${ids}::integer[]) order by id for update) whose
    returning person_id, profile_id`.execute(trx);
  const hidden = rows.map(({ person_id }) => person_id);
  const profiles = rows.map(({ profile_id }) => profile_id);
  await sql`insert into suppression (person_hash) select suppression_hash(profile_id)
    from unnest(${profiles}::text[]) profile_id on conflict do nothing`.execute(trx);
  await trx.deleteFrom('change_record').where('entity', '=', 'person').where('entity_id', 'in', hidden).execute();
  await trx.deleteFrom('person').where('id', 'in', hidden).execute();
  await forgetStaged(trx, profiles);
  return hidden.length;
};

/** An import may have read them already, and may have been interrupted since. */
const forgetStaged = async (trx: DatabaseTransaction, profiles: readonly string[]): Promise<void> => {
  const parts = ['staged_experience', 'staged_education', 'staged_skill'];
  const forgotten = parts.map(
    (table) => sql`${sql.ref(`${table}_gone`)} as (delete from ${sql.table(table)} part using gone
      where part.run_id = gone.run_id and part.ordinal = gone.ordinal)`,
  );
  await sql`with gone as (
      delete from staged_person where lower(profile_id) in (select lower(name) from unnest(${profiles}::text[]) name)
      returning run_id, ordinal
    ), ${sql.join(forgotten)} select from gone`.execute(trx);
};

/** Deletes for good whom a request has hidden: only the keyed hash stays. Returns how many there were. */
export const eraseHidden = async (trx: DatabaseTransaction, requestId: number): Promise<number> => {
  const rows = await trx
    .deleteFrom('hidden_person')
    .where('request_id', '=', requestId)
    .returning('person_id')
    .execute();
  const erased = rows.map(({ person_id }) => person_id);
  if (erased.length > 0) await trx.deleteFrom('access_log').where('person_id', 'in', erased).execute();
  return erased.length;
};

type Row = Record<string, unknown>;

/** Brings back whom a request has hidden, as they were. Returns how many there were. */
export const restoreHidden = async (trx: DatabaseTransaction, requestId: number): Promise<number> => {
  await lockSuppressions(trx);
  const people = await trx
    .deleteFrom('hidden_person')
    .where('request_id', '=', requestId)
    .returning(['profile_id', 'content'])
    .execute();
  for (const { profile_id, content } of people) {
    await sql`delete from suppression where person_hash = suppression_hash(${profile_id})`.execute(trx);
    for (const table of TABLES) await putBack(trx, table, (content as Record<Table, Row[]>)[table]);
  }
  return people.length;
};

/** Only the columns that were kept, so that a column added since gets its default. */
const putBack = async (trx: DatabaseTransaction, table: Table, rows: Row[]): Promise<void> => {
  const kept = rows.map(withoutRevision);
  const [first] = kept;
  if (!first) return;
  const columns = Object.keys(first);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  // The employer may have gone meanwhile.
  const values = columns.map((column) =>
    column === 'company_id' ? sql`(select id from company where id = kept.company_id)` : sql.ref(`kept.${column}`),
  );
  await sql`insert into ${sql.table(table)} (${names}) overriding system value
    select ${sql.join(values)} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(kept)}) kept
  `.execute(trx);
};

/** Gets a new one, by which the search index learns of the return. */
const withoutRevision = ({ revision: _, ...row }: Row): Row => row;
