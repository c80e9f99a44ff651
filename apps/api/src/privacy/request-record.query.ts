import { toProfileId } from '@firmament/api-contract/rules/profile-link';
import { addDays, addMonths, type Day, dayOf } from '@firmament/calendar/day';
import { type Selectable, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import type { PrivacyRequest as PrivacyRequestTable } from '../platform/database/schema.generated.ts';
import { countWordsOf } from './name-patterns.ts';

export type RequestRow = Selectable<PrivacyRequestTable>;

type Reader = Database | DatabaseTransaction;

/** Until when the person must have an answer: one month (Art. 12 (3) GDPR). */
export const answerBy = (receivedAt: Date): Day => addMonths(dayOf(receivedAt), 1);

/** How long a hidden person can still come back if nobody decides. */
const UNDISPUTED_DAYS = 30;

/** The day on which a confirmed request becomes final by itself. */
export const finalOn = (confirmedAt: Date): Day => addDays(dayOf(confirmedAt), UNDISPUTED_DAYS);

/** Objections and erasures ask us to show somebody no longer; the other kinds ask for an answer. */
export const asksToGo = ({ kind }: Pick<RequestRow, 'kind'>): boolean => kind === 'objection' || kind === 'erasure';

export const lockRequest = (trx: DatabaseTransaction, id: number): Promise<RequestRow | undefined> =>
  trx.selectFrom('privacy_request').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** All that wait for a decision, the nearest deadline first. */
export const findOpenRequests = (db: Database): Promise<RequestRow[]> =>
  db
    .selectFrom('privacy_request')
    .selectAll()
    .where('outcome', 'is', null)
    .orderBy('received_at')
    .orderBy('id')
    .execute();

export const findRequest = (db: Database, id: number): Promise<RequestRow | undefined> =>
  db.selectFrom('privacy_request').selectAll().where('id', '=', id).executeTakeFirst();

export type Entry = { id: number; profile_id: string; full_name: string; email: string | null };

const ENTRY = ['id', 'profile_id', 'full_name', 'email'] as const;

/** The entries that list this mailbox: whoever reads it may hide them. */
export const findByMailbox = (db: Reader, email: string): Promise<Entry[]> =>
  db
    .selectFrom('person')
    .select(ENTRY)
    .where((person) => person(person.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .orderBy('id')
    .execute();

/** The entry that the request links to, whoever sent it. */
export const findByLink = async (db: Reader, request: Pick<RequestRow, 'profile'>): Promise<Entry[]> => {
  const id = linkedIdOf(request);
  if (id === undefined) return [];
  return db
    .selectFrom('person')
    .select(ENTRY)
    .where('profile_id', '=', toProfileId(id) ?? '')
    .execute();
};

/** The last part of a link, or the whole text if it is a bare id. */
export const linkedIdOf = ({ profile }: Pick<RequestRow, 'profile'>): string | undefined =>
  profile
    ?.split(/[?#]/, 1)[0]
    ?.split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .at(-1);

const MAX_NAMESAKES = 20;

/** Profiles under a name that may be the same, for the operator to judge: many people share a name. */
export const findNamesakes = async (db: Database, name: string): Promise<Entry[]> => {
  const words = countWordsOf(name);
  if (words.isNone) return [];
  const { rows } = await sql<Entry>`
    select id, profile_id, full_name, email from (
      select id, profile_id, full_name, email, ${words.in('lower(full_name)')} as words from person
      where ${words.isAnyIn('lower(full_name)')} offset 0
    ) named
    where words >= ${words.needed} order by words desc, id limit ${MAX_NAMESAKES}`.execute(db);
  return rows;
};

/** Whether a profile that the request has hidden is certainly that of a person of the registers who is still shown. */
const hasHiddenLinked = async (db: Reader, requestId: number): Promise<boolean> => {
  const { rows } = await sql`select from hidden_person hidden
    join mention on mention.id = any (hidden.linked_mentions) join register_person on register_person.id = mention.person_id
    where hidden.request_id = ${requestId} limit 1`.execute(db);
  return rows.length > 0;
};

/** Whether the request links to anything but a profile that it has hidden, be there somebody or not. */
const linksElsewhere = async (db: Reader, row: RequestRow): Promise<boolean> => {
  const id = linkedIdOf(row);
  if (id === undefined) return false;
  const hidden = await findHidden(db, row.id);
  return !hidden.some(({ profile_id }) => profile_id === toProfileId(id));
};

/**
 * Whether nothing becomes final by the clock, because the request may also mean somebody who is still shown. Its sender
 * is told so: hence it must not depend on whether somebody stands behind the link.
 */
export const waitsForOperator = async (db: Reader, row: RequestRow): Promise<boolean> =>
  (await linksElsewhere(db, row)) || (await hasHiddenLinked(db, row.id));

/** The day on which an open request becomes final by itself, if there is one. */
export const findFinalDay = async (db: Reader, row: RequestRow): Promise<Day | null> =>
  row.confirmed_at === null || row.hidden_count === 0 || (row.outcome === null && (await waitsForOperator(db, row)))
    ? null
    : finalOn(row.confirmed_at);

export const findHidden = (db: Reader, requestId: number) =>
  db
    .selectFrom('hidden_person')
    .select(['person_id', 'profile_id', 'hidden_at'])
    .where('request_id', '=', requestId)
    .orderBy('person_id')
    .execute();
