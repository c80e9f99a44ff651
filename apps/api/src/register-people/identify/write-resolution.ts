import { keysOf } from '@firmament/identity/blocking';
import { decisionsByMention, factsOf } from '@firmament/identity/facts';
import type { Decision } from '@firmament/identity/mention';
import type { Resolution } from '@firmament/identity/resolve';
import type { Statistics } from '@firmament/identity/statistics';
import type pg from 'pg';
import { type Cell, copyInto } from './copy-into.ts';

/**
 * Writes what a run over all found, in place of what was known before; inside the caller's transaction. Of every table
 * only the difference: pages read them meanwhile and the network follows them. To truncate one, or to drop its index,
 * would wait for a backup under way and hold up all readers behind it, and a backup that began before would find it empty.
 */
export const writeResolution = async (
  client: pg.ClientBase,
  resolution: Resolution,
  decisions: readonly Decision[],
  statistics: Statistics,
): Promise<void> => {
  await client.query('create temporary table found (like mention) on commit drop');
  await copyInto(client, `found (${MENTION_COLUMNS.join(', ')})`, entriesOf(resolution, decisions, statistics));
  for (const statement of [...TAKE_OVER_MENTIONS, ...TAKE_OVER_KEYS]) await client.query(statement);
  await client.query('create temporary table found_edge (like mention_edge) on commit drop');
  await copyInto(client, `found_edge (${EDGE_COLUMNS.join(', ')})`, edgesOf(resolution));
  for (const statement of TAKE_OVER_EDGES) await client.query(statement);
  await client.query('create temporary table found_link (like person_link) on commit drop');
  await copyInto(client, `found_link (${LINK_COLUMNS.join(', ')})`, linksOf(resolution));
  for (const statement of TAKE_OVER_LINKS) await client.query(statement);
};

const MENTION_COLUMNS = ['id', 'company_id', 'person_id', 'group_id', 'component_id', 'keys', 'facts'];
const EDGE_COLUMNS = ['a', 'b', 'bits', 'grade'];
const LINK_COLUMNS = ['person_a', 'person_b', 'grade', 'mention_a', 'mention_b', 'bits', 'reasons'];

const of = (table: string, columns: readonly string[]): string =>
  columns.map((column) => `${table}.${column}`).join(', ');

const TAKE_OVER_MENTIONS = [
  'create unique index on found (id)',
  'analyze found',
  'delete from mention where not exists (select from found where found.id = mention.id)',
  `update mention set company_id = found.company_id, person_id = found.person_id, group_id = found.group_id,
     component_id = found.component_id, keys = found.keys, facts = found.facts
   from found where found.id = mention.id
     and (${of('found', MENTION_COLUMNS)}) is distinct from (${of('mention', MENTION_COLUMNS)})`,
  `insert into mention (${MENTION_COLUMNS.join(', ')}) select ${MENTION_COLUMNS.join(', ')} from found
   where not exists (select from mention where mention.id = found.id) order by id`,
];

const TAKE_OVER_LINKS = [
  'create unique index on found_link (person_a, person_b)',
  'analyze found_link',
  `delete from person_link where not exists (
     select from found_link where found_link.person_a = person_link.person_a and found_link.person_b = person_link.person_b
       and (${of('found_link', LINK_COLUMNS)}) is not distinct from (${of('person_link', LINK_COLUMNS)}))`,
  `insert into person_link (${LINK_COLUMNS.join(', ')}) select ${LINK_COLUMNS.join(', ')} from found_link
   on conflict do nothing`,
];

/** Out of millions of keys usually none has changed: so both sides are read once, and only differences are looked up. */
const TAKE_OVER_KEYS = [
  `create temporary table key_change on commit drop as
   select coalesce(known.key, found.key) as key, coalesce(known.mention_id, found.mention_id) as mention_id,
     found.key is null as is_gone
   from mention_key known full join (select unnest(keys) as key, id as mention_id from found) found
     on found.key = known.key and found.mention_id = known.mention_id
   where found.key is null or known.key is null`,
  'analyze key_change',
  `delete from mention_key known using key_change gone
   where is_gone and gone.key = known.key and gone.mention_id = known.mention_id`,
  // In the order of the index, so that it grows at its end.
  `insert into mention_key (key, mention_id)
   select key, mention_id from key_change where not is_gone order by key, mention_id`,
  'drop table key_change',
];

const TAKE_OVER_EDGES = [
  'analyze found_edge',
  `create temporary table edge_change on commit drop as
   select coalesce(known.a, found.a) as a, coalesce(known.b, found.b) as b, found.bits, found.grade
   from mention_edge known full join found_edge found on found.a = known.a and found.b = known.b
   where (known.bits, known.grade) is distinct from (found.bits, found.grade)`,
  'analyze edge_change',
  `delete from mention_edge known using edge_change changed where changed.a = known.a and changed.b = known.b`,
  `insert into mention_edge (a, b, bits, grade)
   select a, b, bits, grade from edge_change where grade is not null order by a, b`,
  'drop table found_edge, edge_change',
];

function* entriesOf(
  { profiles, persons, groups, components }: Resolution,
  decisions: readonly Decision[],
  statistics: Statistics,
): Generator<readonly Cell[]> {
  const decisionsOf = decisionsByMention(decisions);
  for (const [i, profile] of profiles.entries()) {
    const { id, companyId } = profile.mention;
    const keys = `{${keysOf(profile, statistics).join()}}`;
    yield [
      id,
      companyId,
      persons[i] ?? id,
      groups[i] ?? id,
      components[i] ?? id,
      keys,
      factsOf(profile, decisionsOf(id)),
    ];
  }
}

function* edgesOf({ edges }: Resolution): Generator<readonly Cell[]> {
  for (const { a, b, bits, grade } of edges) yield [a, b, bits, grade];
}

function* linksOf({ links }: Resolution): Generator<readonly Cell[]> {
  for (const { persons, grade, mentions, bits, reasons } of links) {
    yield [...persons, grade, ...mentions, bits, JSON.stringify(reasons)];
  }
}
