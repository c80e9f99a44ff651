import type { Gazetteer } from '@firmament/gazetteer/gazetteer';
import type { CompanyFacts } from '@firmament/identity/mention';
import { withoutUmlauts } from '@firmament/identity/names/misspelling';
import { surnamesOf } from '@firmament/identity/names/name-parts';
import { type Profile, profilesOf } from '@firmament/identity/profile';
import type { Statistics } from '@firmament/identity/statistics';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { addressKeyOf } from '../records/address-key.ts';
import { SHOWN_TERM } from '../records/terms/mandate-terms.ts';
import { isShown } from '../records/withheld/conditions.ts';
import { locateTowns } from './identify/locate-towns.ts';
import { MENTIONS, type MentionRow, toMention } from './identify/mention-row.ts';
import { type CountRow, collect, type Kind, TOTAL } from './identify/statistics.query.ts';

/** The few mentions and counts that a page needs to explain why somebody is one person. */

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
  const mentions = mandates.map((row) => toMention(row, locate));
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

const findMandates = async (
  db: Database,
  companyIds: readonly number[],
  ids: readonly number[],
): Promise<MentionRow[]> => {
  const { rows } = await sql<MentionRow>`
    ${sql.raw(MENTIONS)} where mandate.company_id = any(${`{${companyIds.join()}}`}::integer[])
      and ${sql.raw(isShown('mandate'))} and (${sql.raw(SHOWN_TERM)}
        or mandate.id = any(${`{${ids.join()}}`}::integer[]))`.execute(db);
  return rows;
};

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
