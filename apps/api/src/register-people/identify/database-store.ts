import type { Key } from '@firmament/identity/blocking';
import type { Link } from '@firmament/identity/clusters/links';
import type { Edge } from '@firmament/identity/edge';
import type { CompanyFacts, Decision, Mention } from '@firmament/identity/mention';
import type { Entry, Store } from '@firmament/identity/store';
import type pg from 'pg';
import { type CopiedRow, copyRows } from '../../platform/database/copy-rows.ts';
import { isAmong, readCompanies, readDecisions, readMentionsOf } from './facts.query.ts';
import type { Locate } from './mention-row.ts';

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

const keysIn = (text: string): Key[] => text.split(',').map(Number);

const isSame = (one: Entry, other: Entry): boolean =>
  one.companyId === other.companyId &&
  one.person === other.person &&
  one.group === other.group &&
  one.component === other.component &&
  one.facts === other.facts &&
  one.keys === other.keys;

/** What was found out before, in the tables, inside the caller's transaction. Notes whom a run may have changed. */
export class DatabaseStore implements Store {
  /** Persons who may have changed, by their lowest mentions. */
  readonly changedPersons = new Set<number>();
  readonly #client: pg.ClientBase;
  readonly #locate: Locate;
  /**
   * Those that were read, as they lie in the table now: nobody else writes it. Most of what is to be written is there
   * already, or differs in who somebody is, not in the keys. Whatever is written was read before if it was there, so a
   * mention that is not here has no row.
   */
  readonly #known = new Map<number, Entry>();

  constructor(client: pg.ClientBase, locate: Locate) {
    this.#client = client;
    this.#locate = locate;
  }

  mentionsOfCompanies = (ids: readonly number[]): Promise<Mention[]> => readMentionsOf(this.#client, ids, this.#locate);

  companies = (ids: readonly number[]): Promise<CompanyFacts[]> => readCompanies(this.#client, ids);

  decisions = (ids: readonly number[]): Promise<Decision[]> => readDecisions(this.#client, ids);

  entries = async (ids: readonly number[]): Promise<Entry[]> => {
    const unknown = ids.filter((id) => !this.#known.has(id));
    if (unknown.length > 0) await this.#entriesBy('id', unknown);
    return ids.flatMap((id) => this.#known.get(id) ?? []);
  };

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
    return new Map(rows.map(({ company_id, keys }) => [company_id, keysIn(keys)]));
  };

  blocks = async (keys: readonly Key[]): Promise<Map<Key, number[]>> => {
    const { rows } = await this.#client.query<{ key: string; ids: string }>(
      `select key::text, string_agg(mention_id::text, ',') as ids from mention_key where key = any($1::bigint[])
       group by key having count(*) > 1`,
      [list(keys)],
    );
    return new Map(rows.map(({ key, ids }) => [Number(key), ids.split(',').map(Number)]));
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
      const known = this.#known.get(id);
      if (known === undefined) continue;
      addMissing(removed, id, known.keys, NONE);
      this.changedPersons.add(known.person);
      this.#known.delete(id);
    }
    await this.#removeKeys(removed);
    await this.#client.query('delete from mention where id = any($1::integer[])', [list(ids)]);
  };

  putEntries = async (given: readonly Entry[]): Promise<void> => {
    const entries = given.filter((entry) => {
      const known = this.#known.get(entry.id);
      return known === undefined || !isSame(known, entry);
    });
    const removed: KeyRows = { keys: [], ids: [] };
    const added: KeyRows = { keys: [], ids: [] };
    for (const entry of entries) {
      const before = this.#known.get(entry.id);
      // Both who they were and who they are now.
      this.changedPersons.add(before?.person ?? entry.person).add(entry.person);
      this.#known.set(entry.id, entry);
      if (before?.keys === entry.keys) continue;
      addMissing(removed, entry.id, before?.keys ?? NONE, entry.keys);
      addMissing(added, entry.id, entry.keys, before?.keys ?? NONE);
    }
    await this.#removeKeys(removed);
    await this.#addKeys(added);
    await this.#writeEntries(entries);
  };

  replaceEdges = async (ids: readonly number[], edges: readonly Edge[]): Promise<void> => {
    await this.#client.query(`delete from mention_edge where a = any($1::integer[])`, [list(ids)]);
    await this.#client.query(`delete from mention_edge where b = any($1::integer[])`, [list(ids)]);
    await this.#client.query(
      `insert into mention_edge (a, b, bits, grade)
       select * from unnest($1::integer[], $2::integer[], $3::double precision[], $4::text[])`,
      [
        list(edges.map(({ a }) => a)),
        list(edges.map(({ b }) => b)),
        list(edges.map(({ bits }) => bits)),
        list(edges.map(({ grade }) => grade)),
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
        links.map(({ persons: [one] }) => one),
        links.map(({ persons: [, other] }) => other),
        links.map(({ grade }) => grade),
        links.map(({ mentions: [one] }) => one),
        links.map(({ mentions: [, other] }) => other),
        links.map(({ bits }) => bits),
        links.map(({ reasons }) => JSON.stringify(reasons)),
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
    const entries: Entry[] = [];
    const query = `select id, company_id, person_id, group_id, component_id, facts, array_to_string(keys, ',')
      from mention where ${isAmong(column, ids)}`;
    for await (const rows of copyRows(this.#client, query)) for (const row of rows) entries.push(this.#toEntry(row));
    return entries;
  }

  #toEntry(row: CopiedRow): Entry {
    const number = (cell: number): number => row.number(cell) ?? 0;
    const [id, companyId, person, group] = [number(0), number(1), number(2), number(3)];
    const [component, facts] = [number(4), number(5)];
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const entry = { id, companyId, keys: keysIn(row.text(6)), facts, person, group, component };
    this.#known.set(id, entry);
    return entry;
  }

  async #writeEntries(entries: readonly Entry[]): Promise<void> {
    if (entries.length === 0) return;
    await this.#client.query(
      `insert into mention (id, company_id, person_id, group_id, component_id, facts, keys)
       select id, company_id, person_id, group_id, component_id, facts, keys::bigint[]
       from unnest($1::integer[], $2::integer[], $3::integer[], $4::integer[], $5::integer[], $6::bigint[], $7::text[])
         as given (id, company_id, person_id, group_id, component_id, facts, keys)
       on conflict (id) do update set company_id = excluded.company_id, person_id = excluded.person_id,
         group_id = excluded.group_id, component_id = excluded.component_id, facts = excluded.facts,
         keys = excluded.keys`,
      [
        list(entries.map(({ id }) => id)),
        list(entries.map(({ companyId }) => companyId)),
        list(entries.map(({ person }) => person)),
        list(entries.map(({ group }) => group)),
        list(entries.map(({ component }) => component)),
        list(entries.map(({ facts }) => facts)),
        entries.map(({ keys }) => list(keys)),
      ],
    );
  }

  async #addKeys({ keys, ids }: KeyRows): Promise<void> {
    if (keys.length === 0) return;
    await this.#client.query(
      `insert into mention_key (key, mention_id)
       select key, id from unnest($1::bigint[], $2::integer[]) as given (key, id) order by key`,
      [list(keys), list(ids)],
    );
  }

  async #removeKeys({ keys, ids }: KeyRows): Promise<void> {
    if (keys.length === 0) return;
    await this.#client.query(
      `delete from mention_key using unnest($1::bigint[], $2::integer[]) as old (key, id)
       where mention_key.key = old.key and mention_key.mention_id = old.id`,
      [list(keys), list(ids)],
    );
  }
}
