import type { searchDesk } from '@firmament/api-contract/calls/desk/overview';
import type { EndpointOutput } from '@firmament/api-contract/endpoint';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { mentionIdOf } from '../records/register-person-id.ts';

type Hit = EndpointOutput<typeof searchDesk>['hits'][number];

const MAX_HITS = 20;

/** Whether one of the columns contains the text. */
const contains = (text: string, ...columns: string[]): RawBuilder<boolean> =>
  sql`(${sql.join(
    columns.map((column) => sql`strpos(lower(${sql.ref(column)}), ${text.toLowerCase()}) > 0`),
    sql` or `,
  )})`;

/** There may be many more; a longer text finds them. */
const MAX_PEOPLE = 8;

/** By the beginning of the name, which an index knows, or by the number of any mention. */
const isNamed = (text: string): RawBuilder<boolean> => {
  const mention = mentionIdOf(text);
  if (mention !== undefined) return sql`id = (select person_id from mention where id = ${mention})`;
  const start = text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&');
  return sql`lower(name) like ${`${start}%`}`;
};

/** Everything that operators work on, by number, name or address. What waits for them comes first, then the newest. */
export const findHits = async (db: Database, wanted: string): Promise<Hit[]> => {
  const number = wanted.replace(/[\s#]/g, '').toUpperCase();
  const id = /^\d{1,9}$/.test(number) ? Number(number) : null;
  const { rows } = await sql<Hit>`
    select kind, id, title, detail, is_open from (
      select 'order' as kind, number as id, coalesce(buyer->>'company', buyer->>'name') as title, number as detail,
        accepted_on is null and closed_on is null as is_open, created_at as at
      from contract where number = ${number} or ${contains(wanted, 'email')} or ${contains(wanted, 'number')}
        or strpos(lower(buyer::text), ${wanted.toLowerCase()}) > 0
      union all
      select 'invoice', number, coalesce(buyer->>'company', buyer->>'name'), number,
        paid_on is null and (kind = 'invoice' or refund_cents > 0), created_at
      from invoice where number = ${number} or reference = ${number} or ${contains(wanted, 'number')}
        or strpos(lower(buyer::text), ${wanted.toLowerCase()}) > 0
      union all
      select 'ticket', ticket.id::text, title, '#' || ticket.id, status = 'open', updated_at
      from ticket join account on account.id = ticket.account_id
      where ticket.id = ${id} or ${contains(wanted, 'title', 'email', 'full_name')}
      union all
      select 'privacy_request', id::text, name, kind, outcome is null, received_at
      from privacy_request where id = ${id} or ${contains(wanted, 'name', 'email')}
      union all
      select 'declaration', id::text, name, kind, outcome is null, received_at
      from contract_declaration where id = ${id} or ${contains(wanted, 'name', 'email', 'contract_number')}
      union all
      select 'upload', upload.id::text, upload.name, '#' || upload.id, state = 'waiting', received_at
      from extract_upload upload left join account on account.id = upload.account_id
      where upload.id = ${id} or ${contains(wanted, 'upload.name', 'email', 'full_name')}
      union all
      select 'identity_report', report.id::text, coalesce(whose.name, ''), '#' || report.id, outcome is null, received_at
      from identity_report report left join mention on mention.id = mention_id
        left join register_person whose on whose.id = mention.person_id
      where report.id = ${id} or ${contains(wanted, 'whose.name')}
      union all
      select 'member', id::text, full_name, email, false, created_at
      from account where ${contains(wanted, 'full_name', 'email')}
      union all
      (select 'register_person', 'reg.' || id, name, concat_ws(', ', place, birth_year::text), false, updated_at
      from register_person where ${isNamed(wanted)} order by lower(name), id limit ${MAX_PEOPLE})
    ) as hit
    order by is_open desc, at desc limit ${MAX_HITS}`.execute(db);
  return rows;
};

/** How many things operators have done since a moment; looking is not doing. */
export const countDone = async (db: Database, since: Date): Promise<number> => {
  const { count } = await db
    .selectFrom('operator_action')
    .select((entry) => entry.fn.countAll<number>().as('count'))
    .where('at', '>=', since)
    .where('actor_kind', '=', 'operator')
    .where('action', '<>', 'member.opened')
    .executeTakeFirstOrThrow();
  return count;
};
