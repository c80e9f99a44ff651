import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../platform/database/database.ts';

export type PersonRow = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

const MAX_COLLEAGUES = 10;

/** A person with all parts. People who objected are no longer in the table. */
export const findPerson = (db: Database, profileId: string) =>
  db
    .selectFrom('person')
    .innerJoin('source', 'source.id', 'person.source_id')
    .leftJoin('company', 'company.id', 'person.company_id')
    .select(['person.id', 'profile_id', 'full_name', 'person.company_id', 'title', 'headline', 'person.industry'])
    .select(['locality', 'person.email', 'person.phone', 'person.linkedin', 'person.twitter', 'github'])
    .select(['is_management', 'person.licence', 'person.fetched_at', 'source.label', 'source.attribution'])
    .select((person) => [
      person.fn.coalesce('company.name', 'person.company_name').as('company_name'),
      jsonArrayFrom(
        person
          .selectFrom('person_experience as station')
          .select(['station.title', 'organisation', 'station.company_id', 'from_year', 'to_year'])
          .whereRef('station.person_id', '=', 'person.id')
          .orderBy('position'),
      ).as('experience'),
      jsonArrayFrom(
        person
          .selectFrom('person_education as station')
          .select(['station.title', 'organisation', 'from_year', 'to_year'])
          .whereRef('station.person_id', '=', 'person.id')
          .orderBy('position'),
      ).as('education'),
      jsonArrayFrom(
        person
          .selectFrom('person_skill as skill')
          .select('skill.name')
          .whereRef('skill.person_id', '=', 'person.id')
          .orderBy('position'),
      ).as('skills'),
      jsonArrayFrom(
        person
          .selectFrom('person as colleague')
          .select(['colleague.profile_id', 'colleague.full_name', 'colleague.title'])
          .whereRef('colleague.company_id', '=', 'person.company_id')
          .whereRef('colleague.id', '<>', 'person.id')
          .orderBy('colleague.prominence', 'desc')
          .orderBy('colleague.id')
          .limit(MAX_COLLEAGUES),
      ).as('colleagues'),
      person
        .selectFrom('register_person as same')
        .select((same) => same.fn.min('same.id').as('id'))
        .whereRef('same.profile_person_id', '=', 'person.id')
        .as('register_person_id'),
    ])
    .where('profile_id', '=', profileId)
    .executeTakeFirst();

export const findPicture = (db: Database, profileId: string) =>
  db
    .selectFrom('person')
    .leftJoin('person_avatar', 'person_avatar.person_id', 'person.id')
    .select(['full_name', 'content', 'content_type'])
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
