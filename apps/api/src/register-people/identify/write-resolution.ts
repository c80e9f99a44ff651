import { keysOf } from '@firmament/identity/blocking';
import { decisionsByMention, factsOf } from '@firmament/identity/facts';
import type { Decision } from '@firmament/identity/mention';
import type { Resolution } from '@firmament/identity/resolve';
import type { Statistics } from '@firmament/identity/statistics';
import type pg from 'pg';
import { type Cell, copyInto } from './copy-into.ts';

/** Writes what a run over all found, in place of what was known before; inside the caller's transaction. */
export const writeResolution = async (
  client: pg.ClientBase,
  resolution: Resolution,
  decisions: readonly Decision[],
  statistics: Statistics,
): Promise<void> => {
  await client.query('create temporary table found (like mention) on commit drop');
  await copyInto(client, `found (${MENTION_COLUMNS.join(', ')})`, entriesOf(resolution, decisions, statistics));
  for (const statement of [...TAKE_OVER_MENTIONS, ...TAKE_OVER_KEYS]) await client.query(statement);
  await client.query('truncate mention_edge');
  await copyInto(client, 'mention_edge (a, b, bits, grade)', edgesOf(resolution));
  await client.query('create temporary table found_link (like person_link) on commit drop');
  await copyInto(client, `found_link (${LINK_COLUMNS.join(', ')})`, linksOf(resolution));
  for (const statement of TAKE_OVER_LINKS) await client.query(statement);
};

const MENTION_COLUMNS = ['id', 'company_id', 'person_id', 'group_id', 'component_id', 'keys', 'facts'];
const LINK_COLUMNS = ['person_a', 'person_b', 'grade', 'mention_a', 'mention_b', 'bits', 'reasons'];

const of = (table: string, columns: readonly string[]): string =>
  columns.map((column) => `${table}.${column}`).join(', ');

/** Writes only what has changed: pages read the table meanwhile, and the network has to follow. */
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

/** Only runs read the keys. Sorting them once is quicker than finding the place of each of millions. */
const TAKE_OVER_KEYS = [
  'truncate mention_key',
  'alter table mention_key drop constraint mention_key_pkey',
  'insert into mention_key (key, mention_id) select unnest(keys), id from found',
  'alter table mention_key add primary key (key, mention_id)',
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
