import { FIELD_COLUMNS } from '@firmament/record/fields/company-fields';
import { ULTIMATE_PARENT } from '@firmament/record/record';
import { expressionBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database } from '../platform/database/database.ts';
import { prepareStatement } from '../platform/database/prepared-statement.ts';
import type { DB } from '../platform/database/schema.generated.ts';
import { IN_OFFICE } from '../records/terms/mandate-terms.ts';
import { kindOfTie } from '../records/terms/tie-terms.ts';
import { isShown, isShownEvent, shownValue } from '../records/withheld/conditions.ts';

export type CompanyRow = NonNullable<Awaited<ReturnType<typeof findCompany>>>;

/** Literals, because the statement is planned without knowing any value. */
const MAX_EMPLOYEES = sql.lit(500);
const MAX_EVENTS = sql.lit(300);
/** Nothing real comes close; a broken import must not make a page of a million lines. */
const MAX_MANDATES = sql.lit(1_000);
const MAX_LINKS = sql.lit(1_000);
const MAX_REPLACED = sql.lit(5_000);

const STATED = FIELD_COLUMNS.map((column) => `company.${column}` as const);
const OWN_COLUMNS = [
  'company.id',
  'company.value_sources',
  'source_id',
  'source_link',
  'fetched_at',
  'company.licence',
  'created_at',
  'updated_at',
] as const;
const OTHER_COMPANY = ['other.status', 'other.street', 'other.postcode', 'other.city', 'other.country'] as const;
const OTHER_NUMBERS = ['other.register_number', 'other.gisa_number', 'other.euid'] as const;

const TERM = [
  ...(['link.started_on', 'link.ended_on', 'link.has_ended', 'link.is_listed'] as const),
  ...(['link.seen_from', 'link.seen_until', 'link.missed_on'] as const),
] as const;

const KIND_OF_LINK = sql<string>`${sql.raw(kindOfTie('link'))}`;

/** Other companies with a tie to the same one, on record or not. Counting stops early: some are named by thousands. */
const NAMED_BY = sql<number>`(
  select count(distinct namer)::integer from (
    select also.from_company_id as namer from tie also
    where also.to_company_id = link.to_company_id and ${sql.raw(IN_OFFICE)}
    union all
    select also.from_company_id from tie also
    where link.to_company_id is null and also.to_company_id is null and also.named_key = link.named_key
      and ${sql.raw(IN_OFFICE)}
    limit ${sql.lit(1_001)}
  ) named where namer <> link.from_company_id)`;

const company = expressionBuilder<DB, 'company'>();

/** Of everybody whose name may be shown. */
const MANDATES = jsonArrayFrom(
  company
    .selectFrom('mandate')
    .leftJoin('source', 'source.id', 'mandate.source_id')
    .select(['mandate.id', 'title', 'mandate.name', 'folded_name', 'former_names', 'representation', 'location'])
    .select('mandate.share')
    .select(['started_on', 'ended_on', 'has_ended', 'is_listed', 'seen_from', 'seen_until', 'missed_on'])
    .select(['mandate.source_id', 'source.label as source_label'])
    // Full dates of birth are taken away soon after an update from the version before.
    .select(sql<number | null>`coalesce(birth_year, extract(year from born_on)::integer)`.as('birth_year'))
    .whereRef('mandate.company_id', '=', 'company.id')
    .where(sql<boolean>`${sql.raw(isShown('mandate'))}`)
    .orderBy('is_listed', 'desc')
    .orderBy('position')
    .orderBy('mandate.id')
    .limit(MAX_MANDATES),
);

const DOMAIN = jsonObjectFrom(
  company.selectFrom('domain_info').selectAll().whereRef('domain_info.company_id', '=', 'company.id'),
);

const REPORTS = jsonArrayFrom(
  company
    .selectFrom('financial_report as report')
    .leftJoin('source as filed', 'filed.id', 'report.source_id')
    .selectAll('report')
    .select('filed.label as source_label')
    .whereRef('report.company_id', '=', 'company.id')
    .orderBy('report.period_end'),
);

/** Who is not shown, so that the page can say how many they are. */
const WITHHELD = jsonArrayFrom(
  company
    .selectFrom('mandate')
    .leftJoin('mention', 'mention.id', 'mandate.id')
    .select(['mandate.name', 'folded_name', 'former_names', 'source_id', 'mention.person_id'])
    .select(['started_on', 'ended_on', 'has_ended', 'is_listed', 'seen_from', 'seen_until', 'missed_on'])
    .whereRef('mandate.company_id', '=', 'company.id')
    .where('is_withheld', '=', sql.lit(true))
    .limit(MAX_MANDATES),
);

/** To whom the company has a tie. */
const LINKS = jsonArrayFrom(
  company
    .selectFrom('tie as link')
    .leftJoin('company as other', 'other.id', 'link.to_company_id')
    .leftJoin('source', 'source.id', 'link.source_id')
    .select([KIND_OF_LINK.as('kind'), 'link.title', 'other.id', ...OTHER_COMPANY, ...OTHER_NUMBERS])
    .select([...TERM, 'link.source_id', 'link.share', 'source.label as source_label'])
    .select((link) => link.fn.coalesce('other.name', 'link.to_name').as('name'))
    .select(['link.to_name', 'link.resolved_by', NAMED_BY.as('named_by')])
    .whereRef('link.from_company_id', '=', 'company.id')
    .where('link.title', 'is distinct from', ULTIMATE_PARENT)
    .orderBy('link.id')
    .limit(MAX_LINKS),
);

/** Who has a tie to the company. */
const LINKS_HERE = jsonArrayFrom(
  company
    .selectFrom('tie as link')
    .innerJoin('company as other', 'other.id', 'link.from_company_id')
    .leftJoin('source', 'source.id', 'link.source_id')
    .select([KIND_OF_LINK.as('kind'), 'other.id', 'other.name', ...OTHER_COMPANY, ...OTHER_NUMBERS])
    .select([...TERM, 'link.source_id', 'source.label as source_label'])
    .whereRef('link.to_company_id', '=', 'company.id')
    .where('link.title', 'is distinct from', ULTIMATE_PARENT)
    .orderBy('link.id')
    .limit(MAX_LINKS),
);

const EMPLOYEES = jsonArrayFrom(
  company
    .selectFrom('person')
    .innerJoin('source', 'source.id', 'person.source_id')
    .select(['profile_id', 'full_name', 'headline', 'title', 'source.label as source_label'])
    .select(['person.email', 'person.phone', 'person.linkedin', 'person.twitter'])
    .whereRef('person.company_id', '=', 'company.id')
    .orderBy('person.prominence', 'desc')
    .orderBy('person.id')
    .limit(MAX_EMPLOYEES),
);

const SOURCES = jsonArrayFrom(
  company
    .selectFrom('source')
    .select(['source.id', 'source.label', 'source.licence', 'source.attribution'])
    .orderBy('source.id'),
);

const STATEMENTS = jsonArrayFrom(
  company
    .selectFrom('company_source as stated')
    .innerJoin('source', 'source.id', 'stated.source_id')
    .select(['stated.source_id', 'source.label', 'source.authority', 'stated.as_of', 'first_as_of'])
    .select(['stated.licence', 'source.attribution'])
    .select(
      sql`statement || jsonb_build_object('industry',
        (select industry.name from industry where industry.id = (statement ->> 'industry_id')::integer))`.as('values'),
    )
    // JSON has no dates: this arrives as text.
    .select(sql<string>`stated.fetched_at`.as('read_at'))
    .whereRef('stated.company_id', '=', 'company.id')
    .orderBy('stated.source_id'),
);

const REPLACED = jsonArrayFrom(
  company
    .selectFrom('company_history as replaced')
    .select(['replaced.source_id', 'field', 'value', 'replaced.seen_from', 'replaced.seen_until', 'replaced_on'])
    .whereRef('replaced.company_id', '=', 'company.id')
    .orderBy('read_at')
    .limit(MAX_REPLACED),
);

const EVENTS = jsonArrayFrom(
  company
    .selectFrom('event')
    .select(['event.id', 'event.kind', 'subject', 'happened_on', 'announced_on', 'from_value'])
    .select(sql<string | null>`${sql.raw(shownValue('event'))}`.as('to_value'))
    .select(['certainty', 'supersedes'])
    .select(sql<string>`event.seen_at`.as('seen_at'))
    .select((event) =>
      jsonArrayFrom(
        event
          .selectFrom('event_source')
          .innerJoin('source', 'source.id', 'event_source.source_id')
          .select(['source.label as source_label', 'event_source.as_of'])
          .whereRef('event_source.event_id', '=', 'event.id')
          .orderBy('event_source.seen_at'),
      ).as('sources'),
    )
    .whereRef('event.company_id', '=', 'company.id')
    .where(sql<boolean>`not exists (select from event later where later.supersedes = event.id)`)
    .where(sql<boolean>`${sql.raw(isShownEvent('event', 'company.id'))}`)
    .orderBy('event.seen_at', 'desc')
    .orderBy('event.happened_on', 'desc')
    .limit(MAX_EVENTS),
);

const PARENT_EXCEPTIONS = jsonArrayFrom(
  company
    .selectFrom('parent_exception')
    .select(['parent_exception.reasons', 'parent_exception.as_of', 'parent_exception.is_ultimate'])
    .whereRef('parent_exception.company_id', '=', 'company.id')
    .orderBy('parent_exception.is_ultimate'),
);

const ASKED_IN_VAIN = jsonArrayFrom(
  company
    .selectFrom('refresh_run as run')
    .innerJoin('source as asked', 'asked.id', 'run.source_id')
    .select(['run.source_id', 'asked.label'])
    .select(sql<string>`max(run.finished_at)::date`.as('asked_on'))
    .whereRef('run.company_id', '=', 'company.id')
    .where('run.outcome', '=', sql.lit('not_there'))
    .groupBy(['run.source_id', 'asked.label']),
);

/** A company with all its parts in one statement: eight queries in a row would take eight times as long. */
const statement = prepareStatement('company_detail', (db: Database, id: number) =>
  db
    .selectFrom('company')
    .innerJoin('source', 'source.id', 'company.source_id')
    .leftJoin('industry', 'industry.id', 'company.industry_id')
    .select(OWN_COLUMNS)
    .select(STATED)
    .select(['industry.name as industry', 'source.label as source_label', 'source.attribution'])
    .select([
      sql<string[]>`array(select f.name from company_former_name f where f.company_id = company.id order by f.name)`.as(
        'former_names',
      ),
      DOMAIN.as('domain'),
      REPORTS.as('reports'),
      MANDATES.as('mandates'),
      WITHHELD.as('withheld'),
      LINKS.as('links'),
      LINKS_HERE.as('links_here'),
      EMPLOYEES.as('employees'),
      sql<number>`(select count(*) from person where person.company_id = company.id)`.as('employee_count'),
      SOURCES.as('sources'),
      STATEMENTS.as('statements'),
      REPLACED.as('replaced'),
      EVENTS.as('events'),
      PARENT_EXCEPTIONS.as('parent_exceptions'),
      ASKED_IN_VAIN.as('asked_in_vain'),
    ])
    .where('company.id', '=', id),
);

export const findCompany = async (db: Database, id: number) => (await statement(db, id))[0];

export type PeopleRow = NonNullable<Awaited<ReturnType<typeof findPeople>>>;

const peopleStatement = prepareStatement('company_people', (db: Database, id: number) =>
  db
    .selectFrom('company')
    .select([
      MANDATES.as('mandates'),
      jsonArrayFrom(
        company
          .selectFrom('company_source as stated')
          .select(['stated.source_id', 'stated.as_of', 'first_as_of'])
          .whereRef('stated.company_id', '=', 'company.id'),
      ).as('statements'),
    ])
    .where('company.id', '=', id),
);

/** Only who is or was in charge, and what tells how long. */
export const findPeople = async (db: Database, id: number) => (await peopleStatement(db, id))[0];
