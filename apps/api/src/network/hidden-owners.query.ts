import type { Day } from '@firmament/calendar/day';
import { idOfNode, kindOfNode, type NodeKey, nodeKey } from '@firmament/network/relation';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { prepareStatement } from '../platform/database/prepared-statement.ts';
import type { DB } from '../platform/database/schema.generated.ts';

/** People whom registers list as owners and whom the graph leaves out: they objected, or it is not known yet who they are. */
export type HiddenOwners = { company_id: number; objected: number; unidentified: number };

/** Titles of those who own; whoever has a share owns, whatever the title. */
const OWNS = '(gesellschafter|kommandit|aktion[aä]r|komplement|^inhaber|^associé|^socio)';

const hiddenByNumber = prepareStatement('network_hidden_owners', (db: Kysely<DB>, asked: string) => ({
  compile: () =>
    sql<HiddenOwners>`
      with asked as materialized (select ${asked}::jsonb as asked)
      select mandate.company_id,
        count(distinct folded_name) filter (where is_withheld)::integer as objected,
        count(distinct folded_name) filter (where not is_withheld)::integer as unidentified
      from asked, mandate
      where mandate.company_id = any(array(select jsonb_array_elements_text(asked.asked -> 'companies')::integer))
        and (share is not null or title ~* ${sql.lit(OWNS)})
        and (is_withheld or not exists (
          select from mention join register_person on register_person.id = mention.person_id where mention.id = mandate.id))
        and coalesce(started_on <= (asked.asked ->> 'on')::date, true)
        and case when ended_on is not null then ended_on > (asked.asked ->> 'on')::date
          else not has_ended and (is_listed or missed_on > (asked.asked ->> 'on')::date) end
      group by mandate.company_id`.compile(db),
}));

/** By company, only where there are some. */
export const findHiddenOwners = async (
  db: Database,
  keys: readonly NodeKey[],
  on: Day,
): Promise<Map<NodeKey, HiddenOwners>> => {
  const companies = keys.filter((key) => kindOfNode(key) === 'company').map(idOfNode);
  if (companies.length === 0) return new Map();
  const rows = await hiddenByNumber(db, JSON.stringify({ companies, on }));
  return new Map(rows.map((row) => [nodeKey('company', row.company_id), row]));
};
