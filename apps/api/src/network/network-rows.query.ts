import type { Day } from '@firmament/calendar/day';
import { idOfNode, kindOfNode, type NodeKey, type NodeKind, nodeKey, type Relation } from '@firmament/network/relation';
import { ULTIMATE_PARENT } from '@firmament/registers/company/record';
import { type CompiledQuery, type Kysely, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { prepareStatement } from '../platform/database/prepared-statement.ts';
import type { DB } from '../platform/database/schema.generated.ts';
import type { Term } from '../platform/term.ts';
import { isShown } from '../platform/withheld/conditions.ts';

/** What the tables tell of points and relations that the graph names: looked up by their keys, in one statement each. */

export type PointRow = {
  kind: NodeKind;
  id: number;
  name: string;
  place: string | null;
  country: string | null;
  status: string | null;
  stated_on: Day | null;
  legal_form: string | null;
  register_number: string | null;
  founded_on: Day | null;
  industry: string | null;
  birth_year: number | null;
};

/** The numbers that were asked for, of one kind. */
export const askedFor = (kind: string) => sql`any(array(
  select number::integer from asked, jsonb_array_elements_text(asked.numbers -> ${sql.lit(kind)}) as number))`;

const asStatement = <Row>(compile: () => CompiledQuery<Row>) => ({ compile });

const pointsByNumber = prepareStatement('network_points', (db: Kysely<DB>, numbers: string) =>
  asStatement(() =>
    sql<PointRow>`
      with asked as materialized (select ${numbers}::jsonb as numbers)
      select 'company' as kind, company.id, company.name, city as place, country, status,
        (select max(as_of) from company_source where company_source.company_id = company.id) as stated_on,
        legal_form, register_number, founded_on, industry.name as industry, null::smallint as birth_year
      from company left join industry on industry.id = company.industry_id
      where company.id = ${askedFor('company')}
      union all
      select 'named', id, name, place, null, null, null, null, null, null, null, null
      from named_company where id = ${askedFor('named')}
      union all
      select 'person', id, name, place, country, null, null, null, null, null, null, birth_year
      from register_person where id = ${askedFor('person')}`.compile(db),
  ),
);

/** Rows by their keys. Whoever has gone, or is no longer shown, is missing. */
export const findPointRows = async (db: Database, keys: Iterable<NodeKey>): Promise<Map<NodeKey, PointRow>> => {
  const numbers: Record<NodeKind, number[]> = { company: [], named: [], person: [] };
  for (const key of new Set(keys)) numbers[kindOfNode(key)].push(idOfNode(key));
  const rows = await pointsByNumber(db, JSON.stringify(numbers));
  return new Map(rows.map((row) => [nodeKey(row.kind, row.id), row]));
};

export type RelationRow = Term & {
  origin: 'mandate' | 'tie';
  id: number;
  title: string | null;
  share: number | string | null;
  source_id: number;
  source_label: string;
  /** The last and the first day of which we know what the source said. */
  as_of: Day | null;
  first_as_of: Day | null;
};

const TERM = 'started_on, ended_on, has_ended, is_listed, seen_from, seen_until, missed_on';

/** What the source last said of the company that the row belongs to, and since when we know. */
const voiceOf = (table: string, companyId: string) =>
  sql.raw(`left join lateral (
  select as_of, first_as_of from company_source
  where company_source.company_id = ${table}.${companyId} and company_source.source_id = ${table}.source_id
  order by as_of desc nulls last limit 1) voice on true`);

const relationsByNumber = prepareStatement('network_relations', (db: Kysely<DB>, numbers: string) =>
  asStatement(() =>
    sql<RelationRow>`
      with asked as materialized (select ${numbers}::jsonb as numbers)
      select 'mandate' as origin, mandate.id, title, share, ${sql.raw(TERM)}, mandate.source_id,
        source.label as source_label, voice.as_of, voice.first_as_of
      from asked, jsonb_to_recordset(asked.numbers -> 'mandate') as wanted (company integer, id integer)
      join mandate on mandate.company_id = wanted.company and mandate.id = wanted.id
      join source on source.id = mandate.source_id
      ${voiceOf('mandate', 'company_id')}
      where ${sql.raw(isShown('mandate'))}
      union all
      select 'tie', tie.id, nullif(title, ${sql.lit(ULTIMATE_PARENT)}), share, ${sql.raw(TERM)}, tie.source_id, source.label, voice.as_of, voice.first_as_of
      from tie join source on source.id = tie.source_id
      ${voiceOf('tie', 'from_company_id')}
      where tie.id = ${askedFor('tie')}`.compile(db),
  ),
);

export const rowKeyOf = ({ origin, row }: Pick<Relation, 'origin' | 'row'>): string => `${origin} ${row}`;

/** Rows of relations by `rowKeyOf`; links between persons have none. */
export const findRelationRows = async (
  db: Database,
  relations: readonly Relation[],
): Promise<Map<string, RelationRow>> => {
  const mandate = relations
    .filter(({ origin }) => origin === 'mandate')
    .map(({ object, row }) => ({ company: idOfNode(object), id: row }));
  const tie = relations.filter(({ origin }) => origin === 'tie').map(({ row }) => row);
  if (mandate.length + tie.length === 0) return new Map();
  const rows = await relationsByNumber(db, JSON.stringify({ mandate, tie }));
  return new Map(rows.map((row) => [rowKeyOf({ origin: row.origin, row: row.id }), row]));
};
