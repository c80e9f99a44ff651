import { MAX_LISTED_CHANGES } from '@firmament/api-contract/calls/watchlist';
import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import type { DB } from '../platform/database/schema.generated.ts';

/** Which mark decides what is news. */
type Mark = 'seen_change_id' | 'mailed_change_id';

type WatchQuery = ExpressionBuilder<DB & { watch: DB['watch'] }, 'watch'>;

/** What happened to a watched company after its mark. Of an event that a later one supersedes, only that one is told. */
const eventsOf = (watch: WatchQuery, mark: Mark) =>
  watch
    .selectFrom('event')
    .whereRef('event.company_id', '=', 'watch.company_id')
    .whereRef('event.seq', '>', sql.ref(`watch.${mark}`))
    .where(sql<boolean>`not exists (select from event later where later.supersedes = event.id)`);

/** The changed fields of a watched person after its mark. */
const changesOf = (watch: WatchQuery, mark: Mark) =>
  watch
    .selectFrom('change_record as change')
    .whereRef('change.id', '>', sql.ref(`watch.${mark}`))
    .where('change.entity', '=', 'person')
    .whereRef('change.entity_id', '=', 'watch.person_id');

/** What a member watches, with the news after the mark; most recently changed first. */
export const findWatchlist = (db: Database | DatabaseTransaction, accountId: number, mark: Mark) =>
  db
    .selectFrom('watch')
    .leftJoin('company', 'company.id', 'watch.company_id')
    .leftJoin('industry', 'industry.id', 'company.industry_id')
    .leftJoin('person', 'person.id', 'watch.person_id')
    .leftJoin('company as employer', 'employer.id', 'person.company_id')
    .select(['watch.id', 'watch.company_id', 'watch.person_id', 'watch.watched_at', 'watch.seen_change_id'])
    .select(['company.name', 'industry.name as industry', 'company.city', 'company.status', 'company.updated_at'])
    .select(['person.profile_id', 'person.full_name', 'person.title', 'person.locality'])
    .select(['person.industry as person_industry', 'person.updated_at as person_updated_at'])
    .select((watch) => [
      // A date says when a source said it, not when we read it.
      sql<string | null>`(select max(as_of) from company_source told where told.company_id = watch.company_id)`.as(
        'as_of',
      ),
      watch.fn.coalesce('employer.name', 'person.company_name').as('employer_name'),
      // Requests are kept for twelve months: whoever opened it within them reads what changes.
      sql<boolean>`exists (select from record_request request where request.account_id = watch.account_id
          and request.company_id = watch.company_id and request.person_id is null)
        or exists (select from record_request request where request.account_id = watch.account_id
          and request.company_id is null and request.person_id = watch.person_id)`.as('is_opened'),
      jsonArrayFrom(
        eventsOf(watch as unknown as WatchQuery, mark)
          .select(['event.seq as id', 'event.kind', 'subject', 'from_value', 'to_value', 'happened_on'])
          // JSON has no dates: this arrives as text.
          .select(sql<string>`event.seen_at`.as('seen_at'))
          .select(
            sql<{ label: string; as_of: string | null } | null>`(
              select jsonb_build_object('label', source.label, 'as_of', told.as_of) from event_source told
              join source on source.id = told.source_id where told.event_id = event.id
              order by told.seen_at, told.source_id limit 1)`.as('told_by'),
          )
          .orderBy('event.seq', 'desc')
          .limit(MAX_LISTED_CHANGES),
      ).as('events'),
      jsonArrayFrom(
        changesOf(watch as unknown as WatchQuery, mark)
          .innerJoin('source', 'source.id', 'change.source_id')
          .select(['change.id', 'field', 'old_value', 'new_value', 'source.label as source_label'])
          .select(sql<string>`change.changed_at`.as('changed_at'))
          .orderBy('change.id', 'desc')
          .limit(MAX_LISTED_CHANGES),
      ).as('changes'),
      eventsOf(watch as unknown as WatchQuery, mark)
        .select((event) => event.fn.countAll<number>().as('count'))
        .as('event_count'),
      changesOf(watch as unknown as WatchQuery, mark)
        .select((change) => change.fn.countAll<number>().as('count'))
        .as('change_count'),
    ])
    .where('watch.account_id', '=', accountId)
    .orderBy(sql`greatest(company.updated_at, person.updated_at)`, 'desc')
    .orderBy('watch.id', 'desc')
    .execute();

export type WatchlistRow = Awaited<ReturnType<typeof findWatchlist>>[number];
