import type { Day } from '@firmament/calendar/day';
import { OWNERSHIP_KINDS } from '@firmament/network/ownership/pairs';
import { idOfNode, kindOfNode, type NodeKey, nodeKey } from '@firmament/network/relation';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { prepareStatement } from '../platform/database/prepared-statement.ts';
import type { DB } from '../platform/database/schema.generated.ts';
import { kindsOfOffice } from '../records/terms/kinds-of-office.ts';
import { END } from '../records/terms/mandate-terms.ts';
import { longAgo } from '../records/terms/term.ts';
import type { Days } from './relation-filter.ts';

/**
 * People whom registers list as owners and whom the graph leaves out: they objected, or it is not known yet who they are.
 * Whose term ended too long ago is told of in no way, but may be above somebody all the same: then both are 0.
 */
export type HiddenOwners = { objected: number; unidentified: number };

type HiddenRow = {
  company_id: number;
  name: string;
  title: string;
  has_share: boolean;
  is_withheld: boolean;
  is_old: boolean;
};

type Asked = { companies: readonly number[]; on: Day; longAgo: Day };

const hiddenByNumber = prepareStatement('network_hidden_officers', (db: Kysely<DB>, asked: string) => ({
  compile: () =>
    sql<HiddenRow>`
      with asked as materialized (select asked, (asked ->> 'on')::date as day, (asked ->> 'longAgo')::date as long_ago
        from (select ${asked}::jsonb as asked) given)
      select company_id, coalesce(folded_name, name) as name, title, share is not null as has_share, is_withheld,
        coalesce(${sql.raw(END)} < long_ago, false) as is_old
      from asked, mandate
      where mandate.company_id = any(array(select jsonb_array_elements_text(asked.asked -> 'companies')::integer))
        and (is_withheld or ${sql.raw(END)} < long_ago or not exists (
          select from mention join register_person on register_person.id = mention.person_id where mention.id = mandate.id))
        and coalesce(started_on <= day, true)
        and case when ended_on is not null then ended_on > day
          else not has_ended and (is_listed or missed_on > day) end`.compile(db),
}));

/** As the graph has it: by share, or by what the title means. */
const isOwner = ({ has_share, title }: HiddenRow): boolean =>
  has_share || (kindsOfOffice(title) & OWNERSHIP_KINDS) !== 0;

/** By company, only where there are some. */
export const findHiddenOwners = async (
  db: Database,
  keys: readonly NodeKey[],
  { on, today }: Days,
): Promise<Map<NodeKey, HiddenOwners>> => {
  const companies = keys.filter((key) => kindOfNode(key) === 'company').map(idOfNode);
  if (companies.length === 0) return new Map();
  const asked: Asked = { companies, on, longAgo: longAgo(today) };
  const owners = (await hiddenByNumber(db, JSON.stringify(asked))).filter(isOwner);
  return new Map(
    companies.flatMap((company) => {
      const ofCompany = owners.filter(({ company_id }) => company_id === company);
      if (ofCompany.length === 0) return [];
      const shown = ofCompany.filter(({ is_old }) => !is_old);
      const objected = countNames(shown.filter(({ is_withheld }) => is_withheld));
      const unidentified = countNames(shown.filter(({ is_withheld }) => !is_withheld));
      return [[nodeKey('company', company), { objected, unidentified }]];
    }),
  );
};

/** Somebody may have several offices, or one stated by several sources. */
const countNames = (rows: readonly HiddenRow[]): number => new Set(rows.map(({ name }) => name)).size;
