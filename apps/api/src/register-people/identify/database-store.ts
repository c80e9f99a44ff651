import type { Key } from '@firmament/identity/blocking';
import type { Link } from '@firmament/identity/clusters/links';
import type { Edge } from '@firmament/identity/edge';
import type { CompanyFacts, Decision, Mention } from '@firmament/identity/mention';
import type { Entry, Store } from '@firmament/identity/store';
import type pg from 'pg';
import { readCompanies, readDecisions, readMentionsById, readMentionsOf } from './facts.query.ts';
import type { Locate } from './mention-row.ts';

type EntryRow = {
  id: number;
  company_id: number;
  person_id: number;
  group_id: number;
  component_id: number;
  keys: string;
  facts: number;
};

/** One text is many times quicker than thousands of values quoted one by one. */
const list = (values: readonly (number | string)[]): string => `{${values.join()}}`;

const NONE: readonly Key[] = [];

/** Rows of mention_key, column by column. */
type KeyRows = { keys: Key[]; ids: number[] };

/** The keys of a mention that `others` lacks. */
const addMissing = (rows: KeyRows, id: number, keys: readonly Key[], others: readonly Key[]): void => {
  const known = new Set(others);
  for (const key of keys) {
    if (known.has(key)) continue;
    rows.keys.push(key);
    rows.ids.push(id);
  }
};

const ENTRY = 'id, company_id, person_id, group_id, component_id, keys::text as keys, facts::float8 as facts';

/** What was found out before, in the tables, inside the caller's transaction. Notes whom a run may have changed. */
export class DatabaseStore implements Store {
  /** Persons who may have changed, by their lowest mentions. */
  readonly changedPersons = new Set<number>();
  readonly #client: pg.ClientBase;
  readonly #locate: Locate;
  /**
   * As they lie in the table, by mention: most often only who somebody is changes, not the keys. Whatever is written was
   * read before, so a mention that is not here has none.
   */
  readonly #keys = new Map<number, readonly Key[]>();

  constructor(client: pg.ClientBase, locate: Locate) {
    this.#client = client;
    this.#locate = locate;
  }

  mentions = (ids: readonly number[]): Promise<Mention[]> => readMentionsById(this.#client, ids, this.#locate);

  mentionsOfCompanies = (ids: readonly number[]): Promise<Mention[]> => readMentionsOf(this.#client, ids, this.#locate);

  companies = (ids: readonly number[]): Promise<CompanyFacts[]> => readCompanies(this.#client, ids);

  decisions = (ids: readonly number[]): Promise<Decision[]> => readDecisions(this.#client, ids);

  entries = (ids: readonly number[]): Promise<Entry[]> => this.#entriesBy('id', ids);

  /** Asked for companies that changed; their people's titles, towns and objections may have changed too. */
  entriesOfCompanies = async (ids: readonly number[]): Promise<Entry[]> => {
    const entries = await this.#entriesBy('company_id', ids);
    for (const { person } of entries) this.changedPersons.add(person);
    return entries;
  };

  entriesOfComponents = (ids: readonly number[]): Promise<Entry[]> => this.#entriesBy('component_id', ids);

  keysOfCompanies = async (ids: readonly number[]): Promise<Map<number, readonly Key[]>> => {
    const { rows } = await this.#client.query<{ company_id: number; keys: string }>(
      `select company_id, string_agg(array_to_string(keys, ','), ',') as keys
       from mention where company_id = any($1::integer[]) group by company_id`,
      [list(ids)],
    );
    return new Map(rows.map(({ company_id, keys }) => [company_id, keys.split(',').map(Number)]));
  };

  blocks = async (keys: readonly Key[]): Promise<Map<Key, number[]>> => {
    const { rows } = await this.#client.query<{ key: string; ids: number[] }>(
      `select key::text, array_agg(mention_id) as ids from mention_key where key = any($1::bigint[])
       group by key having count(*) > 1`,
      [list(keys)],
    );
    return new Map(rows.map(({ key, ids }) => [Number(key), ids]));
  };

  edges = async (ids: readonly number[]): Promise<Edge[]> => {
    const { rows } = await this.#client.query<Edge>(
      `select a, b, bits, grade from mention_edge where a = any($1::integer[])
       union select a, b, bits, grade from mention_edge where b = any($1::integer[])`,
      [list(ids)],
    );
    return rows;
  };

  removeEntries = async (ids: readonly number[]): Promise<void> => {
    const removed: KeyRows = { keys: [], ids: [] };
    for (const id of ids) {
      addMissing(removed, id, this.#keys.get(id) ?? NONE, NONE);
      this.#keys.delete(id);
    }
    await this.#removeKeys(removed);
    const { rows } = await this.#client.query<{ person_id: number }>(
      'delete from mention where id = any($1::integer[]) returning person_id',
      [list(ids)],
    );
    for (const { person_id } of rows) this.changedPersons.add(person_id);
  };

  putEntries = async (entries: readonly Entry[]): Promise<void> => {
    const renewed = entries.filter(({ id, keys }) => this.#keys.get(id) !== keys);
    const removed: KeyRows = { keys: [], ids: [] };
    const added: KeyRows = { keys: [], ids: [] };
    for (const { id, keys } of renewed) {
      const before = this.#keys.get(id) ?? NONE;
      addMissing(removed, id, before, keys);
      addMissing(added, id, keys, before);
    }
    await this.#removeKeys(removed);
    await this.#client.query(
      `insert into mention_key (key, mention_id)
       select key, id from unnest($1::bigint[], $2::integer[]) as given (key, id) order by key`,
      [list(added.keys), list(added.ids)],
    );
    await this.#noteChanged(entries);
    await this.#client.query(
      `insert into mention (id, company_id, person_id, group_id, component_id, facts, keys)
       select id, company_id, person_id, group_id, component_id, facts, keys::bigint[]
       from unnest($1::integer[], $2::integer[], $3::integer[], $4::integer[], $5::integer[], $6::bigint[], $7::text[])
         as given (id, company_id, person_id, group_id, component_id, facts, keys)
       on conflict (id) do update set company_id = excluded.company_id, person_id = excluded.person_id,
         group_id = excluded.group_id, component_id = excluded.component_id, facts = excluded.facts,
         keys = excluded.keys
       where (mention.company_id, mention.person_id, mention.group_id, mention.component_id, mention.facts, mention.keys)
         is distinct from (excluded.company_id, excluded.person_id, excluded.group_id, excluded.component_id,
           excluded.facts, excluded.keys)`,
      [
        ...[entries.map(({ id }) => id), entries.map(({ companyId }) => companyId)],
        ...[entries.map(({ person }) => person), entries.map(({ group }) => group)],
        ...[entries.map(({ component }) => component), entries.map(({ facts }) => facts)],
        entries.map(({ keys }) => list(keys)),
      ],
    );
    for (const { id, keys } of renewed) this.#keys.set(id, keys);
  };

  replaceEdges = async (ids: readonly number[], edges: readonly Edge[]): Promise<void> => {
    await this.#client.query(`delete from mention_edge where a = any($1::integer[])`, [list(ids)]);
    await this.#client.query(`delete from mention_edge where b = any($1::integer[])`, [list(ids)]);
    await this.#client.query(
      `insert into mention_edge (a, b, bits, grade)
       select * from unnest($1::integer[], $2::integer[], $3::double precision[], $4::text[])`,
      [
        ...[edges.map(({ a }) => a), edges.map(({ b }) => b)],
        ...[edges.map(({ bits }) => bits), edges.map(({ grade }) => grade)],
      ],
    );
  };

  /** Leaves unchanged links alone: whoever follows them would have to read them again. */
  replaceLinks = async (persons: readonly number[], links: readonly Link[]): Promise<void> => {
    const columns = 'person_a, person_b, grade, mention_a, mention_b, bits, reasons';
    await this.#client.query(
      `create temporary table found_link on commit drop as
       select person_a, person_b, grade, mention_a, mention_b, bits, reasons::jsonb
       from unnest($1::integer[], $2::integer[], $3::text[], $4::integer[], $5::integer[], $6::double precision[],
         $7::text[]) as given (${columns})`,
      [
        ...[links.map(({ persons: [one] }) => one), links.map(({ persons: [, other] }) => other)],
        links.map(({ grade }) => grade),
        ...[links.map(({ mentions: [one] }) => one), links.map(({ mentions: [, other] }) => other)],
        ...[links.map(({ bits }) => bits), links.map(({ reasons }) => JSON.stringify(reasons))],
      ],
    );
    await this.#client.query(
      `delete from person_link where (person_a = any($1::integer[]) or person_b = any($1::integer[]))
         and (${columns}) not in (select ${columns} from found_link)`,
      [list(persons)],
    );
    await this.#client.query(
      `insert into person_link (${columns}) select ${columns} from found_link on conflict do nothing`,
    );
    await this.#client.query('drop table found_link');
  };

  async #entriesBy(column: 'id' | 'company_id' | 'component_id', ids: readonly number[]): Promise<Entry[]> {
    const { rows } = await this.#client.query<EntryRow>(
      `select ${ENTRY} from mention where ${column} = any($1::integer[])`,
      [list(ids)],
    );
    return rows.map((row) => this.#toEntry(row));
  }

  #toEntry({ id, company_id, person_id, group_id, component_id, keys, facts }: EntryRow): Entry {
    let known = this.#keys.get(id);
    if (known === undefined) {
      known = keys.slice(1, -1).split(',').map(Number);
      this.#keys.set(id, known);
    }
    const standing = { person: person_id, group: group_id, component: component_id };
    return { id, companyId: company_id, keys: known, facts, ...standing };
  }

  async #removeKeys({ keys, ids }: KeyRows): Promise<void> {
    await this.#client.query(
      `delete from mention_key using unnest($1::bigint[], $2::integer[]) as old (key, id)
       where mention_key.key = old.key and mention_key.mention_id = old.id`,
      [list(keys), list(ids)],
    );
  }

  /** Both who they were and who they are now. */
  async #noteChanged(entries: readonly Entry[]): Promise<void> {
    const { rows } = await this.#client.query<{ person_id: number }>(
      'select distinct person_id from mention where id = any($1::integer[])',
      [list(entries.map(({ id }) => id))],
    );
    for (const { person_id } of rows) this.changedPersons.add(person_id);
    for (const { person } of entries) this.changedPersons.add(person);
  }
}
