import type { Origin } from '@firmament/network/relation';
import type pg from 'pg';
import { eachOnce, type Span } from '../change-feed.query.ts';

/**
 * A row of which the network has to learn what it states now, if it is there at all; or a company that was only named and
 * has gone, with all that leads to it.
 */
export type ChangedRow = { origin: Origin | 'named'; row: number; revision: number };

const since = (table: string): string => `${table}.revision >= $1 and ${table}.revision < $2`;

/**
 * A mandate is nobody's until its mention says whose it is, or once that has gone, and is not there while that person is
 * not shown.
 */
const MANDATES = `
  select mention.id, mandate.revision from mandate
  join mention on mention.company_id = mandate.company_id and mention.id = mandate.id where ${since('mandate')}
  union all
  select id, revision from mention where ${since('mention')}
  union all
  select mention.id, whose.revision from register_person whose join mention on mention.person_id = whose.id
  where ${since('whose')}
  union all
  select mention.id, gone.revision from tombstone gone join mention on mention.person_id = gone.entity_id
  where gone.entity = 'register_person' and ${since('gone')}
  union all
  select entity_id, revision from tombstone where entity in ('mandate', 'mention') and ${since('tombstone')}`;

const TIES = `
  select id, revision from tie where ${since('tie')}
  union all
  select tie.id, named.revision from named_company named join tie on tie.named_key = named.key
  where tie.to_company_id is null and ${since('named')}
  union all
  select entity_id, revision from tombstone where entity = 'tie' and ${since('tombstone')}`;

const ofPersons = (persons: string): string => `
  select link.person_a, whose.revision from (${persons}) whose join person_link link on link.person_a = whose.id
  union all
  select link.person_a, whose.revision from (${persons}) whose join person_link link on link.person_b = whose.id`;

const LINKS = `
  select person_a as id, revision from person_link where ${since('person_link')}
  union all
  select entity_id, revision from tombstone where entity = 'person_link' and ${since('tombstone')}
  union all
  ${ofPersons(`select id, revision from register_person where ${since('register_person')}`)}
  union all
  ${ofPersons(`select entity_id as id, revision from tombstone where entity = 'register_person' and ${since('tombstone')}`)}`;

/** Under the number that it had: which ties bore its name cannot be read any more. */
const GONE_NAMES = `
  select entity_id, revision from tombstone where entity = 'named_company' and ${since('tombstone')}`;

const WRITTEN: readonly (readonly [ChangedRow['origin'], string])[] = [
  ['mandate', MANDATES],
  ['tie', TIES],
  ['link', LINKS],
  ['named', GONE_NAMES],
];

/**
 * Rows that changed, or went, from one mark (included) to another (excluded), the oldest first. Undefined if there are
 * more than `atMost` of one kind: the list alone would take hundreds of megabytes after a run over everybody.
 */
export const readNetworkChanges = async (
  client: pg.ClientBase,
  { from, to, isNewestEnough, atMost }: Span & { atMost: number },
): Promise<ChangedRow[] | undefined> => {
  const changes: ChangedRow[] = [];
  for (const [origin, written] of WRITTEN) {
    const { rows } = await client.query<{ id: number; revision: string }>(
      `select id, max(revision) as revision from (${written}) as written (id, revision) ${eachOnce({ isNewestEnough })}
       order by revision, id limit $3`,
      [from, to, atMost + 1],
    );
    if (rows.length > atMost) return undefined;
    for (const { id, revision } of rows) changes.push({ origin, row: id, revision: Number(revision) });
  }
  return changes;
};
