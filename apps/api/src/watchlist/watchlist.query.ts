import { MAX_LISTED_CHANGES } from '@firmament/api-contract/calls/watchlist';
import { expressionBuilder, type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import type { DB } from '../platform/database/schema.generated.ts';
import { listedPeople } from '../records/listed-people.ts';
import { hasObjected, mentionsOf } from '../records/objected-person.ts';
import { isShownEvent, shownValue } from '../records/withheld/conditions.ts';

/** Which mark decides what is news. */
type Mark = 'seen_change_id' | 'mailed_change_id';

/** The watch of the query that these stand in. */
const watch = expressionBuilder<DB, 'watch'>();

/** What happened to a watched company after its mark. Of an event that a later one supersedes, only that one is told. */
const eventsSince = (mark: Mark) => newEvents(mark, sql`select watch.company_id`, sql`true`);

/** One company after the other, so that its mandates are read once for all of its events. */
const newEvents = (mark: Mark, companyIds: RawBuilder<unknown>, isMeant: RawBuilder<boolean>) =>
  watch.selectFrom(sql<{ company_id: number }>`(${companyIds})`.as('place')).innerJoinLateral(
    (places) =>
      places
        .selectFrom('event')
        .selectAll()
        .whereRef('event.company_id', '=', 'place.company_id')
        .whereRef('event.seq', '>', sql.ref(`watch.${mark}`))
        .where(sql<boolean>`not exists (select from event later where later.supersedes = event.id)`)
        .where(isMeant)
        .where(sql<boolean>`${sql.raw(isShownEvent('event', 'place.company_id'))}`)
        .offset(sql.lit(0))
        .as('event'),
    (join) => join.onTrue(),
  );

/** All mandates of a watched person of the registers. */
const MANDATES = sql`mention named join mention own on own.person_id = named.person_id
  join mandate on mandate.company_id = own.company_id and mandate.id = own.id and not mandate.is_withheld`;

const IS_WATCHED = sql`named.id = -watch.person_id`;

/** Names under which a mandate is or was told: events know the name of their day. */
const namesOf = (mandate: string) =>
  sql.raw(`array_append(${mandate}.former_names, coalesce(${mandate}.folded_name, ${mandate}.name))`);

/** Somebody else, or not yet known to be the same, in the same office there: whom an event is about cannot be told. */
const HAS_NAMESAKE = sql`exists (
  select from mandate namesake left join mention whose on whose.id = namesake.id
  where namesake.company_id = mandate.company_id and namesake.title = mandate.title
    and ${namesOf('namesake')} && ${namesOf('mandate')} and whose.group_id is distinct from own.group_id)`;

/** What happened to those mandates after the mark: events name whom they are about like the mandates themselves. */
const mandateEventsSince = (mark: Mark) =>
  newEvents(
    mark,
    sql`select distinct mandate.company_id from ${MANDATES} where ${IS_WATCHED}`,
    sql`event.kind in ('officer_entered', 'officer_left', 'officer_changed')
      and (event.company_id, event.subject_key) in (
        select mandate.company_id, mandate.title || ':' || known
        from ${MANDATES} cross join unnest(${namesOf('mandate')}) known
        where ${IS_WATCHED} and not ${HAS_NAMESAKE})`,
  );

const listed = (events: ReturnType<typeof newEvents>) =>
  events
    .select(['event.seq as id', 'event.kind', 'subject', 'from_value', 'happened_on'])
    .select([
      sql<string | null>`${sql.raw(shownValue('event'))}`.as('to_value'),
      // JSON has no dates: this arrives as text.
      sql<string>`event.seen_at`.as('seen_at'),
      sql<string>`(select name from company where company.id = event.company_id)`.as('company_name'),
      sql<{ label: string; as_of: string | null } | null>`(
        select jsonb_build_object('label', source.label, 'as_of', stated.as_of) from event_source stated
        join source on source.id = stated.source_id where stated.event_id = event.id
        order by stated.seen_at, stated.source_id limit 1)`.as('stated_by'),
    ])
    .orderBy('event.seq', 'desc')
    .limit(MAX_LISTED_CHANGES);

/** The changed fields of a watched person after its mark. */
const changesSince = (mark: Mark) =>
  watch
    .selectFrom('change_record as change')
    .whereRef('change.id', '>', sql.ref(`watch.${mark}`))
    .where('change.entity', '=', 'person')
    .whereRef('change.entity_id', '=', 'watch.person_id');

/** What a member watches, with the news after the mark; most recently changed first. */
export const findWatchlist = async (db: Database | DatabaseTransaction, accountId: number, mark: Mark) =>
  withoutDoubles(await watches(db, accountId, mark).execute());

/** Two of the registers who were watched apart may have been found to be one person: the older watch tells the news. */
const withoutDoubles = <Row extends { id: number; profile_id: string | null }>(rows: readonly Row[]): Row[] =>
  rows.filter(
    ({ id, profile_id }) =>
      profile_id === null || !rows.some((other) => other.profile_id === profile_id && other.id < id),
  );

const watches = (db: Database | DatabaseTransaction, accountId: number, mark: Mark) =>
  db
    .selectFrom('watch')
    .leftJoin('company', 'company.id', 'watch.company_id')
    .leftJoin('industry', 'industry.id', 'company.industry_id')
    .leftJoin(
      listedPeople(db, sql`array(select person_id from watch where account_id = ${accountId})`).as('person'),
      'person.id',
      'watch.person_id',
    )
    .leftJoin('company as employer', 'employer.id', 'person.company_id')
    .select(['watch.id', 'watch.company_id', 'watch.person_id', 'watch.watched_at', 'watch.seen_change_id'])
    .select(['company.name', 'industry.name as industry', 'company.city', 'company.status', 'company.updated_at'])
    .select(['person.profile_id', 'person.full_name', 'person.title', 'person.locality'])
    .select(['person.industry as person_industry', 'person.updated_at as person_updated_at'])
    .select((row) => row.fn.coalesce('employer.name', 'person.company_name').as('employer_name'))
    .select([
      // A date says when a source said it, not when we read it.
      sql<string | null>`case when watch.company_id is not null
          then (select max(as_of) from company_source stated where stated.company_id = watch.company_id)
        when watch.person_id < 0 then (select max(stated.as_of) from ${MANDATES}
          join company_source stated on stated.company_id = mandate.company_id and stated.source_id = mandate.source_id
          where ${IS_WATCHED}) end`.as('as_of'),
      sql<boolean>`watch.company_id is null and person.id is null and ${hasObjected('watch.person_id')}`.as(
        'has_objected',
      ),
      // Requests are kept for twelve months: whoever opened it within them reads what changes.
      sql<boolean>`exists (select from record_request request where request.account_id = watch.account_id
          and request.company_id = watch.company_id and request.person_id is null)
        or exists (select from record_request request where request.account_id = watch.account_id
          and request.company_id is null and (request.person_id = watch.person_id
            or request.person_id in (${mentionsOf(sql`-watch.person_id`)})))`.as('is_opened'),
      jsonArrayFrom(listed(eventsSince(mark))).as('events'),
      jsonArrayFrom(listed(mandateEventsSince(mark))).as('mandate_events'),
      jsonArrayFrom(
        changesSince(mark)
          .innerJoin('source', 'source.id', 'change.source_id')
          .select(['change.id', 'field', 'old_value', 'new_value', 'source.label as source_label'])
          .select(sql<string>`change.changed_at`.as('changed_at'))
          .orderBy('change.id', 'desc')
          .limit(MAX_LISTED_CHANGES),
      ).as('changes'),
      eventsSince(mark)
        .select((event) => event.fn.countAll<number>().as('count'))
        .as('event_count'),
      mandateEventsSince(mark)
        .select((event) => event.fn.countAll<number>().as('count'))
        .as('mandate_event_count'),
      changesSince(mark)
        .select((change) => change.fn.countAll<number>().as('count'))
        .as('change_count'),
    ])
    .where('watch.account_id', '=', accountId)
    .orderBy(sql`greatest(company.updated_at, person.updated_at)`, 'desc')
    .orderBy('watch.id', 'desc');

/** The last number of what can be news of a watch, or more: of a person, all that happened to companies of theirs. */
const NEWEST = sql`case
  when watch.company_id is not null then (select max(seq) from event where event.company_id = watch.company_id)
  when watch.person_id < 0 then (
    select max((select max(seq) from event where event.company_id = mandate.company_id)) from ${MANDATES} where ${IS_WATCHED})
  else (select max(id) from change_record where entity = 'person' and entity_id = watch.person_id) end`;

/** Is another one as soon as the list is, and takes a fraction of its time. */
export const findState = async (db: Database, accountId: number): Promise<string> => {
  const { rows } = await sql<{ state: string }>`
    select concat_ws(' ', count(*), max(id), sum(seen_change_id), sum(${NEWEST}),
      exists (select from watch_mail where account_id = ${accountId})) as state
    from watch where account_id = ${accountId}`.execute(db);
  return rows[0]?.state ?? '';
};

export type WatchlistRow = Awaited<ReturnType<typeof findWatchlist>>[number];
