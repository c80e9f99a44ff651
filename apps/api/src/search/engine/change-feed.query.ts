import type pg from 'pg';
import type { Entity } from './schemas.ts';

/**
 * A moment of the change feed. Every transaction below `horizon` is over; some up to `end` may still be running. Rows are
 * read afterwards, so everything written below the horizon is seen.
 */
type Moment = { horizon: number; end: number };

export const readMoment = async (client: pg.ClientBase): Promise<Moment> => {
  const { rows } = await client.query<{ horizon: string; end: string }>(
    'select pg_snapshot_xmin(now)::text as horizon, pg_snapshot_xmax(now)::text as end from pg_current_snapshot() as now',
  );
  return { horizon: Number(rows[0]?.horizon), end: Number(rows[0]?.end) };
};

export type Change = { id: number; revision: number; isGone: boolean };

/**
 * A person's document includes the employer's name: a change of the employer changes the person too. A register person's
 * document also includes their mandates: those that were found to be theirs as well. Whose one was before has another
 * in its place, or is a person that changed itself.
 */
const WRITTEN: Record<Entity, string> = {
  company: 'select id, revision from company where revision >= $1 and revision < $2',
  person: `select id, revision from person where revision >= $1 and revision < $2
    union all
    select person.id, company.revision from company join person on person.company_id = company.id
    where company.revision >= $1 and company.revision < $2`,
  register_person: `select id, revision from register_person where revision >= $1 and revision < $2
    union all
    select mention.person_id, company.revision from company join mention on mention.company_id = company.id
    where company.revision >= $1 and company.revision < $2
    union all
    select mention.person_id, mandate.revision from mandate
    join mention on mention.company_id = mandate.company_id and mention.id = mandate.id
    where mandate.revision >= $1 and mandate.revision < $2
    union all
    select person_id, revision from mention where revision >= $1 and revision < $2
    union all
    select mention.person_id, gone.revision from tombstone gone join mention on mention.id = gone.entity_id
    where gone.entity = 'mandate' and gone.revision >= $1 and gone.revision < $2`,
};

export type Span = {
  from: number;
  to: number;
  /** Whether the newest revision of a row is enough: where nothing beyond the mark has been taken in yet. */
  isNewestEnough: boolean;
};

/** Several tables tell of a row, so it may have several revisions. */
export const eachOnce = ({ isNewestEnough }: Pick<Span, 'isNewestEnough'>): string =>
  `group by ${isNewestEnough ? 'id' : 'id, revision'}`;

/**
 * Rows that changed from one mark (included) to another (excluded). A row that was deleted and came back under the same
 * id is not gone. Revisions from the future, as a restored database may have them, are not changes.
 */
export const readChanges = async (
  client: pg.ClientBase,
  entity: Entity,
  { from, to, isNewestEnough }: Span,
): Promise<Change[]> => {
  const { rows } = await client.query<{ id: number; revision: string; is_gone: boolean }>(
    `select id, max(revision) as revision, false as is_gone from (${WRITTEN[entity]}) as written ${eachOnce({ isNewestEnough })}
     union all
     select entity_id, revision, true from tombstone
     where entity = $3 and revision >= $1 and revision < $2
       and not exists (select from ${entity} where id = entity_id)
     order by revision, id`,
    [from, to, entity],
  );
  return rows.map(({ id, revision, is_gone: isGone }) => ({ id, revision: Number(revision), isGone }));
};

export const countRows = async (client: pg.ClientBase, entity: Entity): Promise<number> => {
  const { rows } = await client.query(`select count(*) as count from ${entity}`);
  return Number(rows[0].count);
};

export const readDatabaseId = async (client: pg.ClientBase): Promise<string> => {
  const { rows } = await client.query('select id from database_identity');
  return rows[0].id;
};
