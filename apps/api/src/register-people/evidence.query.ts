import type { Gazetteer } from '@firmament/gazetteer/gazetteer';
import type { CompanyFacts, Mention } from '@firmament/identity/mention';
import { withoutUmlauts } from '@firmament/identity/names/misspelling';
import { surnamesOf } from '@firmament/identity/names/name-parts';
import { type Profile, profilesOf } from '@firmament/identity/profile';
import type { Statistics } from '@firmament/identity/statistics';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { SHOWN_TERM } from '../platform/database/mandate-terms.ts';
import { isShown } from '../platform/withheld/conditions.ts';
import { addressKeyOf } from './identify/facts.query.ts';
import { locateTowns } from './identify/locate-towns.ts';
import { type CountRow, collect, type Kind, TOTAL } from './identify/statistics.query.ts';

/** The few mentions and counts that a page needs to say again why somebody is one person. */

/** These mandates, and who else is or was lately at these companies, made ready for comparison; not who objected. */
export const readProfiles = async (
  { db, gazetteer }: { db: Database; gazetteer: Gazetteer },
  companyIds: readonly number[],
  ids: readonly number[],
): Promise<Profile[]> => {
  const [mandates, companies, ties] = await Promise.all([
    findMandates(db, companyIds, ids),
    findCompanies(db, companyIds),
    findTies(db, companyIds),
  ]);
  const locate = locateTowns(gazetteer);
  const mentions = mandates.map(
    (row): Mention => ({
      ...{ id: row.id, companyId: row.company_id, sourceId: row.source_id, name: row.name, role: row.title },
      ...{ personKey: row.person_key ?? undefined, place: row.location ?? undefined },
      position: row.location === null ? undefined : locate(row.location, row.country ?? undefined),
      ...{ birthYear: row.birth_year ?? undefined, birthHash: row.birth_hash?.toString('hex') },
      from: row.started_on ?? undefined,
      until: row.ended_on ?? (row.is_listed ? undefined : (row.missed_on ?? undefined)),
    }),
  );
  const facts = companies.map(
    ({ id, street, postcode, latitude, longitude }): CompanyFacts => ({
      id,
      addressKey: addressKeyOf(street ?? '', postcode ?? ''),
      position: latitude === null || longitude === null ? undefined : { latitude, longitude },
      tiedTo: ties.flatMap(({ one, other }) => (one === id ? other : [])),
    }),
  );
  return profilesOf(mentions, facts);
};

const findMandates = (db: Database, companyIds: readonly number[], ids: readonly number[]) =>
  db
    .selectFrom('mandate')
    .innerJoin('company', 'company.id', 'mandate.company_id')
    .select(['mandate.id', 'company_id', 'mandate.source_id', 'person_key', 'mandate.name', 'title', 'location'])
    .select(['birth_year', 'birth_hash', 'started_on', 'ended_on', 'is_listed', 'missed_on', 'company.country'])
    .where('company_id', 'in', companyIds)
    .where(
      sql<boolean>`${sql.raw(isShown('mandate'))} and (${sql.raw(SHOWN_TERM)}
        or mandate.id = any(${`{${ids.join()}}`}::integer[]))`,
    )
    .execute();

const findCompanies = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('company')
    .select(['id', 'street', 'postcode', 'latitude', 'longitude'])
    .where('id', 'in', ids)
    .execute();

const findTies = async (db: Database, ids: readonly number[]) => {
  const list = `{${ids.join()}}`;
  const { rows } = await sql<{ one: number; other: number }>`
    select from_company_id as one, to_company_id as other from tie
    where to_company_id is not null and from_company_id = any(${list}::integer[])
    union
    select to_company_id, from_company_id from tie where to_company_id = any(${list}::integer[])`.execute(db);
  return rows;
};

/** How common the names, towns, offices and doors of these are. */
export const readStatisticsOf = async (db: Database, profiles: readonly Profile[]): Promise<Statistics> => {
  const wanted = new Set([`${TOTAL}\npersons`, `${TOTAL}\nmentions`]);
  const want = (kind: Kind, key: string | undefined): void => {
    if (key !== undefined) wanted.add(`${kind}\n${key}`);
  };
  for (const { name, place, mention, company } of profiles) {
    const { core, given } = name.counted;
    want('given', given);
    for (const further of name.given.slice(1)) want('given', withoutUmlauts(further));
    for (const surname of surnamesOf(name).map(withoutUmlauts)) {
      want('surnames', surname);
      want('names', `${given} ${surname}`);
    }
    want('names', core);
    want('mandates', core);
    want('places', place);
    want('roles', mention.role);
    want('addresses', company.addressKey);
  }
  const keys = [...wanted].map((pair) => pair.split('\n'));
  const { rows } = await sql<CountRow>`
    select identity_count.kind, identity_count.key, count from identity_count
    join unnest(${keys.map(([kind]) => kind)}::text[], ${keys.map(([, key]) => key)}::text[]) as wanted (kind, key)
      using (kind, key)`.execute(db);
  return collect(rows);
};
