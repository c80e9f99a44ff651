import type { Day } from '@firmament/calendar/day';
import { idOfNode, kindOfNode, type NodeKey, type NodeKind, nodeKey, type Relation } from '@firmament/network/relation';
import { ULTIMATE_PARENT } from '@firmament/record/record';
import { type CompiledQuery, type Kysely, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { prepareStatement } from '../platform/database/prepared-statement.ts';
import type { DB } from '../platform/database/schema.generated.ts';
import type { Term } from '../records/terms/term.ts';
import { isShown } from '../records/withheld/conditions.ts';

/** What the tables tell of points and relations that the graph names: looked up by their keys, in three statements. */

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

type PointWithoutDay = Omit<PointRow, 'stated_on'>;

/** The numbers that were asked for, of one kind. */
const numbersOf = (kind: string) => sql`array(
  select number::integer from asked, jsonb_array_elements_text(asked.numbers -> ${sql.lit(kind)}) as number)`;
export const askedFor = (kind: string) => sql`any(${numbersOf(kind)})`;

const asStatement = <Row>(compile: () => CompiledQuery<Row>) => ({ compile });

const pointsByNumber = prepareStatement('network_points', (db: Kysely<DB>, numbers: string) =>
  asStatement(() =>
    sql<PointWithoutDay>`
      with asked as materialized (select ${numbers}::jsonb as numbers)
      select 'company' as kind, company.id, company.name, city as place, country, status, legal_form,
        register_number, founded_on, industry.name as industry, null::smallint as birth_year
      from company left join industry on industry.id = company.industry_id
      where company.id = ${askedFor('company')}
      union all
      select 'named', id, name, place, null, null, null, null, null, null, null
      from named_company where id = ${askedFor('named')}
      union all
      select 'person', id, name, place, country, null, null, null, null, null, birth_year
      from register_person where id = ${askedFor('person')}`.compile(db),
  ),
);

export type RelationRow = Term & {
  origin: 'mandate' | 'tie';
  id: number;
  company_id: number;
  title: string | null;
  share: number | string | null;
  source_id: number;
  source_label: string;
  /** The last and the first day of which we know what the source said. */
  as_of: Day | null;
  first_as_of: Day | null;
};

type RelationWithoutDays = Omit<RelationRow, 'as_of' | 'first_as_of'>;

const TERM = 'started_on, ended_on, has_ended, is_listed, seen_from, seen_until, missed_on';

const relationsByNumber = prepareStatement('network_relations', (db: Kysely<DB>, numbers: string) =>
  asStatement(() =>
    sql<RelationWithoutDays>`
      with asked as materialized (select ${numbers}::jsonb as numbers)
      select 'mandate' as origin, mandate.id, company_id, title, share, ${sql.raw(TERM)}, source_id,
        source.label as source_label
      from unnest(${numbersOf('company')}, ${numbersOf('mandate')}) as wanted (company, number)
      join mandate on company_id = wanted.company and mandate.id = wanted.number
      join source on source.id = source_id
      where ${sql.raw(isShown('mandate'))}
      union all
      select 'tie', tie.id, from_company_id, nullif(title, ${sql.lit(ULTIMATE_PARENT)}), share, ${sql.raw(TERM)}, source_id,
        source.label
      from tie join source on source.id = source_id
      where tie.id = ${askedFor('tie')}`.compile(db),
  ),
);

type StatementRow = Pick<RelationRow, 'company_id' | 'source_id' | 'as_of' | 'first_as_of'>;

/** What sources last said of companies comes first. */
const statementsByNumber = prepareStatement('network_statements', (db: Kysely<DB>, numbers: string) =>
  asStatement(() =>
    sql<StatementRow>`
      with asked as materialized (select ${numbers}::jsonb as numbers)
      select company_id, source_id, as_of, first_as_of from company_source
      where company_id = ${askedFor('company')} order by as_of desc nulls last`.compile(db),
  ),
);

const findPointRows = (db: Database, keys: Iterable<NodeKey>): Promise<PointWithoutDay[]> => {
  const numbers: Record<NodeKind, number[]> = { company: [], named: [], person: [] };
  for (const key of keys) numbers[kindOfNode(key)].push(idOfNode(key));
  return pointsByNumber(db, JSON.stringify(numbers));
};

const findRelationRows = async (db: Database, relations: readonly Relation[]): Promise<RelationWithoutDays[]> => {
  const mandates = relations.filter(({ origin }) => origin === 'mandate');
  const tie = relations.filter(({ origin }) => origin === 'tie').map(({ row }) => row);
  if (mandates.length + tie.length === 0) return [];
  const company = mandates.map(({ object }) => idOfNode(object));
  const mandate = mandates.map(({ row }) => row);
  return relationsByNumber(db, JSON.stringify({ company, mandate, tie }));
};

const findStatements = async (db: Database, keys: Iterable<NodeKey>): Promise<StatementRow[]> => {
  const company = [...keys].filter((key) => kindOfNode(key) === 'company').map(idOfNode);
  return company.length === 0 ? [] : statementsByNumber(db, JSON.stringify({ company }));
};

/** The first of each company, and of each source of it. */
const firstStatements = (statements: readonly StatementRow[]): Map<string, StatementRow> => {
  const first = new Map<string, StatementRow>();
  for (const statement of statements) {
    const { company_id, source_id } = statement;
    for (const key of [`${company_id}`, `${company_id} ${source_id}`]) if (!first.has(key)) first.set(key, statement);
  }
  return first;
};

export const rowKeyOf = ({ origin, row }: Pick<Relation, 'origin' | 'row'>): string => `${origin} ${row}`;

export type NetworkRows = { points: Map<NodeKey, PointRow>; relations: Map<string, RelationRow> };

/**
 * Points by their keys, and relations between them by `rowKeyOf`. Whoever has gone, or is no longer shown, is missing, and
 * so are links between persons, which are in no row. What sources last said of a company is looked up once for the
 * company and all of its relations.
 */
export const findNetworkRows = async (
  db: Database,
  asked: { keys: Iterable<NodeKey>; relations: readonly Relation[] },
): Promise<NetworkRows> => {
  const keys = new Set(asked.keys);
  const [points, relations, statements] = await Promise.all([
    findPointRows(db, keys),
    findRelationRows(db, asked.relations),
    findStatements(db, keys),
  ]);
  const statementOf = firstStatements(statements);
  // Assigned: spreading takes several times as long.
  const datePoint = (row: PointWithoutDay): PointRow =>
    Object.assign(row, { stated_on: row.kind === 'company' ? (statementOf.get(`${row.id}`)?.as_of ?? null) : null });
  const dateRelation = (row: RelationWithoutDays): RelationRow => {
    const { as_of = null, first_as_of = null } = statementOf.get(`${row.company_id} ${row.source_id}`) ?? {};
    return Object.assign(row, { as_of, first_as_of });
  };
  return {
    points: new Map(points.map((row) => [nodeKey(row.kind, row.id), datePoint(row)])),
    relations: new Map(relations.map((row) => [rowKeyOf({ origin: row.origin, row: row.id }), dateRelation(row)])),
  };
};
