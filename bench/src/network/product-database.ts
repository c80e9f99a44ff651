import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addMonths, type Day } from '@firmament/calendar/day';
import { drawHuman, fullName } from '@firmament/demo-world/persons';
import { Random } from '@firmament/demo-world/random';
import { STATISTICS_VERSION } from '@firmament/identity/statistics';
import { type DayNumber, dayOfNumber } from '@firmament/network/relation';
import { foldPersonName } from '@firmament/text/person-name';
import type pg from 'pg';
import { detach } from '../../../apps/api/src/demo/world/detach.query.ts';
import { writeRows } from '../engines/copy-world.ts';
import { say, timed } from '../terminal.ts';
import { makeWorld, scaledTo } from '../world.ts';
import { namedIn } from './families.ts';
import { companyStatements, type NetworkWorld, people, type RegisteredPerson } from './world.ts';

/** The product's database with the companies of the other benchmarks and this network instead of theirs. */

export const productDirIn = (dir: string): string => join(dir, 'firmament');

export const ensureProductDatabase = async (dir: string, world: NetworkWorld): Promise<void> => {
  const mark = join(dir, 'world.json');
  if (existsSync(mark)) return;
  await makeWorld(productDirIn(dir), { ...scaledTo(world.companies), representatives: 0 }, async (pool) => {
    const { seconds } = await timed(() => replaceNetwork(pool, world));
    say(`its network is made (${Math.round(seconds)} s)`);
  });
  await writeFile(mark, `${JSON.stringify(world)}\n`);
};

const TABLES = [
  'mandate',
  'mention',
  'mention_key',
  'mention_edge',
  'person_link',
  'register_person',
  'tie',
  'named_company',
];

const replaceNetwork = async (pool: pg.Pool, world: NetworkWorld): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query('begin');
    await client.query(`truncate ${TABLES.join(', ')}, identity_count, identity_state`);
    // As when a world is loaded at once: what is made anew needs no triggers, and indexes are built at the end.
    await client.query('set local session_replication_role = replica');
    const restore = await detach(client, TABLES, []);
    const sources = await readSources(client, world);
    for (const [table, rows] of Object.entries(rowsOf(world, sources))) await writeRows(client, table, rows);
    for (const statement of restore) await client.query(statement);
    await client.query('commit');
    await tellIdentified(client);
  } finally {
    client.release(true);
  }
};

/** Who is who has been found out already, and nothing has changed since: the server need not look. */
const tellIdentified = async (client: pg.ClientBase): Promise<void> => {
  await client.query(`insert into identity_count (kind, key, count) select 'total', 'mentions', count(*) from mention`);
  await client.query(
    `insert into identity_state (statistics_version, mark, run_at, counted_at)
     values ($1, pg_snapshot_xmin(pg_current_snapshot())::text::bigint, now(), now())`,
    [STATISTICS_VERSION],
  );
};

/** The source that knows each company, by its number. */
const readSources = async (client: pg.ClientBase, { companies }: NetworkWorld): Promise<Uint8Array> => {
  const sources = new Uint8Array(companies + 1);
  const { rows } = await client.query<[number, number]>({
    text: 'select company_id, min(source_id)::integer from company_source group by company_id',
    rowMode: 'array',
  });
  for (const [company, source] of rows) sources[company] = source;
  return sources;
};

type Rows = AsyncGenerator<(string | number | undefined)[]>;

const rowsOf = (world: NetworkWorld, sources: Uint8Array): Record<string, Rows> => ({
  'mandate (id, company_id, position, title, name, folded_name, birth_year, started_on, ended_on, has_ended, share, source_id)':
    mandateRows(world, sources),
  'mention (id, company_id, person_id, group_id, component_id)': mentionRows(world),
  'register_person (id, group_id, name, birth_year, country, title, company_id, current_count, past_count, company_count, shown_until)':
    personRows(world),
  'person_link (person_a, person_b, grade, mention_a, mention_b, bits, reasons)': linkRows(world),
  'tie (id, from_company_id, to_company_id, named_key, kind, title, share, started_on, ended_on, has_ended, resolved_by, source_id)':
    tieRows(world, sources),
  'named_company (id, key, name_key, name)': namedRows(world),
});

const NAMES = 104;

const humanOf = (seed: number, { person }: RegisteredPerson) =>
  drawHuman(new Random(seed, NAMES, person), {
    country: 'DE',
    language: 'de',
    bornBetween: [1940, 2000],
    last: undefined,
    femaleShare: 0.22,
  });

const days = new Map<DayNumber, Day>();

const dayOf = (number: DayNumber | undefined): Day | undefined => {
  if (number === undefined) return undefined;
  const known = days.get(number);
  if (known !== undefined) return known;
  const day = dayOfNumber(number);
  days.set(number, day);
  return day;
};

const yes = (isIt: boolean): string => (isIt ? 't' : 'f');

async function* mandateRows(world: NetworkWorld, sources: Uint8Array): Rows {
  for (const one of people(world)) {
    const human = humanOf(world.seed, one);
    const name = fullName(human);
    const folded = foldPersonName(name);
    for (const { row, company, title, share, start, end } of one.mandates) {
      const about = [row, company, 1, title, name, folded, human.bornYear];
      yield [...about, dayOf(start), dayOf(end), yes(end !== undefined), share, sources[company]];
    }
  }
}

/** All who are likely the same make a group under the lowest number. */
function* withGroups(world: NetworkWorld): Generator<RegisteredPerson & { group: number }> {
  let group = 0;
  for (const one of people(world)) {
    if (!one.sameAs) group = one.person;
    yield { ...one, group };
  }
}

async function* mentionRows(world: NetworkWorld): Rows {
  for (const { person, mandates, group } of withGroups(world)) {
    for (const { row, company } of mandates) yield [row, company, person, group, group];
  }
}

async function* personRows(world: NetworkWorld): Rows {
  for (const one of withGroups(world)) {
    const { person, group, mandates } = one;
    const human = humanOf(world.seed, one);
    const ends = mandates.flatMap(({ end }) => (end === undefined ? [] : [end]));
    const isOver = ends.length === mandates.length;
    const shownUntil = isOver ? addMonths(dayOf(Math.max(...ends)) ?? '', 60) : undefined;
    const first = mandates[0];
    const about = [person, group, fullName(human), human.bornYear, 'DE', first?.title, first?.company];
    const companies = new Set(mandates.map(({ company }) => company)).size;
    yield [...about, mandates.length - ends.length, ends.length, companies, shownUntil];
  }
}

async function* linkRows(world: NetworkWorld): Rows {
  for (const { sameAs } of people(world)) {
    if (sameAs) yield [sameAs.row, sameAs.other, 'likely', sameAs.row, sameAs.other, 6, '[]'];
  }
}

const keyOfNamed = (number: number): string => `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;

async function* tieRows(world: NetworkWorld, sources: Uint8Array): Rows {
  for (const { row, from, to, kind, title, share, start, end, isLikely } of companyStatements(world)) {
    const [company, named] = 'named' in to ? [undefined, keyOfNamed(to.named)] : [to.company, undefined];
    const term = [dayOf(start), end === 'unknown' ? undefined : dayOf(end), yes(end !== undefined)];
    const found = named === undefined ? (isLikely ? 'name_form' : 'number') : undefined;
    yield [row, from, company, named, kind, title, share, ...term, found, sources[from]];
  }
}

async function* namedRows({ companies }: NetworkWorld): Rows {
  for (let number = 1; number <= namedIn(companies); number++) {
    yield [number, keyOfNamed(number), keyOfNamed(number), `Outside Holding ${number} Ltd`];
  }
}
