import { MAX_LISTED_CHANGES } from '@firmament/api-contract/calls/watchlist';
import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import type { DB } from '../platform/database/schema.generated.ts';

/** Which mark decides what is news. */
type Mark = 'seen_change_id' | 'mailed_change_id';

type WatchQuery = ExpressionBuilder<DB & { watch: DB['watch'] }, 'watch'>;

/** The change records of a watched company or person after its mark, newest first. */
const newsOf = (watch: WatchQuery, mark: Mark) =>
  watch
    .selectFrom('change_record as change')
    .innerJoin('source', 'source.id', 'change.source_id')
    .whereRef('change.id', '>', sql.ref(`watch.${mark}`))
    .where((change) =>
      change.or([
        change.and([
          change('change.entity', '=', 'company'),
          change('change.entity_id', '=', change.ref('watch.company_id')),
        ]),
        change.and([
          change('change.entity', '=', 'person'),
          change('change.entity_id', '=', change.ref('watch.person_id')),
        ]),
      ]),
    );

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
      watch.fn.coalesce('employer.name', 'person.company_name').as('employer_name'),
      // Requests are kept for twelve months: whoever opened it within them reads what changes.
      sql<boolean>`exists (select from record_request request where request.account_id = watch.account_id
          and request.company_id = watch.company_id and request.person_id is null)
        or exists (select from record_request request where request.account_id = watch.account_id
          and request.company_id is null and request.person_id = watch.person_id)`.as('is_opened'),
      jsonArrayFrom(
        newsOf(watch as unknown as WatchQuery, mark)
          .select(['change.id', 'change.entity', 'field', 'old_value', 'new_value', 'source.label as source_label'])
          // JSON has no dates: this arrives as text.
          .select(sql<string>`change.changed_at`.as('changed_at'))
          .orderBy('change.id', 'desc')
          .limit(MAX_LISTED_CHANGES),
      ).as('news'),
      newsOf(watch as unknown as WatchQuery, mark)
        .select((change) => change.fn.countAll<number>().as('count'))
        .as('news_count'),
    ])
    .where('watch.account_id', '=', accountId)
    .orderBy(sql`greatest(company.updated_at, person.updated_at)`, 'desc')
    .orderBy('watch.id', 'desc')
    .execute();

export type WatchlistRow = Awaited<ReturnType<typeof findWatchlist>>[number];
