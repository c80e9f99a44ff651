import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { SHOWN_TERM } from '../records/terms/mandate-terms.ts';
import { isShown } from '../records/withheld/conditions.ts';

/** Nothing real comes close; a broken import must not make a page of a million lines. */
const MAX_ROWS = 5_000;
const MAX_PERSONS = 20;
const MAX_QUESTIONS = 5;

export type PersonRow = NonNullable<Awaited<ReturnType<typeof findRegisterPerson>>>;
export type MandateRow = Awaited<ReturnType<typeof findMandatesOfGroup>>[number];
export type BesideRow = Awaited<ReturnType<typeof findMandatesBeside>>[number];
export type FaceRow = Awaited<ReturnType<typeof findFacesOfGroup>>[number];
export type LinkRow = Awaited<ReturnType<typeof findLinks>>[number];

const OFFICE = ['mandate.title', 'mandate.started_on', 'mandate.ended_on', 'mandate.has_ended'] as const;
const SEEN = ['mandate.is_listed', 'mandate.seen_from', 'mandate.seen_until', 'mandate.missed_on'] as const;

const faces = (db: Database) =>
  db
    .selectFrom('register_person as whose')
    .innerJoin('company', 'company.id', 'whose.company_id')
    .select(['whose.id', 'whose.group_id', 'whose.name', 'whose.birth_year', 'whose.place', 'whose.country'])
    .select(['whose.title', 'whose.company_id', 'company.name as company_name']);

/** The person to whom a mention belongs; undefined for those who objected or left their last office long ago. */
export const findRegisterPerson = (db: Database, mentionId: number) =>
  faces(db)
    .innerJoin('mention', 'mention.person_id', 'whose.id')
    .leftJoin('person as profile', 'profile.id', 'whose.profile_person_id')
    .select('profile.profile_id')
    .where('mention.id', '=', mentionId)
    .executeTakeFirst();

/** Those who are likely the same, the person herself first. */
export const findFacesOfGroup = (db: Database, { id, group_id }: Pick<PersonRow, 'id' | 'group_id'>) =>
  faces(db)
    .where('whose.group_id', '=', group_id)
    .orderBy(sql`whose.id <> ${id}`)
    .orderBy(sql`whose.current_count + whose.past_count`, 'desc')
    .orderBy('whose.id')
    .limit(MAX_PERSONS)
    .execute();

/** What the source of a mandate last said of the company, and when. */
const lastStatement = sql<{ as_of: string | null; licence: string; fetched_at: Date }>`(
  select as_of, licence, fetched_at from company_source
  where company_source.company_id = mandate.company_id and company_source.source_id = mandate.source_id
  order by as_of desc nulls last limit 1)`;

const mandates = (db: Database) =>
  db
    .selectFrom('mention')
    .innerJoin('register_person as whose', 'whose.id', 'mention.person_id')
    .innerJoin('mandate', (join) =>
      join.onRef('mandate.company_id', '=', 'mention.company_id').onRef('mandate.id', '=', 'mention.id'),
    )
    .innerJoin('company', 'company.id', 'mandate.company_id')
    .innerJoin('source', 'source.id', 'mandate.source_id')
    .leftJoinLateral(lastStatement.as('stated'), (join) => join.onTrue())
    .where(sql<boolean>`${sql.raw(isShown('mandate'))}`);

/** All mandates of everybody who is likely the same person, including those that ended long ago. */
export const findMandatesOfGroup = (db: Database, groupId: number) =>
  mandates(db)
    .select(['mandate.id', 'mention.person_id', 'mandate.name', 'mandate.company_id', 'mandate.source_id'])
    .select('mandate.share')
    .select([...OFFICE, ...SEEN, 'company.name as company_name', 'company.city', 'company.status'])
    .select(['company.legal_form', 'source.label', 'source.attribution'])
    .select(['stated.as_of', 'stated.licence', 'stated.fetched_at'])
    .where('mention.group_id', '=', groupId)
    .orderBy('mandate.id')
    .limit(MAX_ROWS)
    .execute();

/** Mandates of others in these companies. */
export const findMandatesBeside = (db: Database, groupId: number, companyIds: readonly number[]) =>
  mandates(db)
    .select(['mention.person_id', 'whose.name', 'mandate.company_id', ...OFFICE, ...SEEN, 'stated.as_of'])
    .where('mention.company_id', '=', anyOf(companyIds))
    .where('mention.group_id', '<>', groupId)
    .orderBy('mandate.id')
    .limit(MAX_ROWS)
    .execute();

const anyOf = (ids: readonly number[]): RawBuilder<number> => sql`any(${`{${ids.join()}}`}::integer[])`;

/** What connects these persons with each other. */
export const findLinks = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('person_link as link')
    .select(['link.person_a', 'link.person_b', 'link.mention_a', 'link.reasons'])
    .where('link.person_a', '=', anyOf(ids))
    .where('link.person_b', '=', anyOf(ids))
    .where('link.grade', '=', 'likely')
    .orderBy('link.bits', 'desc')
    .orderBy('link.person_a')
    .orderBy('link.person_b')
    .execute();

/** Who might be the same as well, likeliest first. */
export const findQuestions = (db: Database, personId: number) =>
  faces(db)
    .innerJoin('person_link as link', (join) =>
      join.on(sql<boolean>`(link.person_a = ${personId} and link.person_b = whose.id
        or link.person_b = ${personId} and link.person_a = whose.id)`),
    )
    .select(['link.person_a', 'link.person_b', 'link.mention_a', 'link.reasons'])
    .where('link.grade', '=', 'possible')
    .orderBy('link.bits', 'desc')
    .orderBy('whose.id')
    .limit(MAX_QUESTIONS)
    .execute();

/** Those of the names that stand in the company of a mention, lately, and belong to nobody who objected. */
export const findShownNames = async (
  db: Database,
  mentionIds: readonly number[],
  names: readonly string[],
): Promise<Set<string>> => {
  if (names.length === 0) return new Set();
  const rows = await db
    .selectFrom('mention')
    .innerJoin('mandate', 'mandate.company_id', 'mention.company_id')
    .select('mandate.name')
    .where('mention.id', '=', anyOf(mentionIds))
    .where('mandate.name', 'in', names)
    .groupBy('mandate.name')
    .having(sql<boolean>`not bool_or(mandate.is_withheld) and bool_or(${sql.raw(SHOWN_TERM)})`)
    .execute();
  return new Set(rows.map(({ name }) => name));
};
