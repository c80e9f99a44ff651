import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Network } from '@firmament/api-contract/calls/network';
import { expect, it, vi } from 'vitest';
import { type Program, startProgram } from '../servers/program.ts';
import { addSignedInMember } from '../servers/signed-in-member.ts';
import { type TestDatabase, useTestDatabase } from '../servers/test-database.ts';
import { useTemporaryDir } from '../tools/use-temporary-dir.ts';
import { addCompany } from '../worlds/records.ts';
import { addMention, addRegisterPerson, mergePersons } from '../worlds/register-people.ts';
import { keepDoing, ms, tell } from './faulty-server.ts';

/** The network of two processes, of which one is killed while it changes: what they answer is what the tables say. */

const SECRETS_KEY = Buffer.alloc(32, 7).toString('base64');
const [COMPANIES, PEOPLE, KILLS] = [40, 25, 10];
/** More points than there are, so that nothing is left out of an answer. */
const LIMIT = 500;
const STARTS_PER_CALL = 10;

const below = (limit: number): number => Math.floor(Math.random() * limit);

/** Changes of all kinds, in the tables, as imports, runs and operators make them. Returns how many were made. */
const changesOf = ({ db, pool }: TestDatabase) => {
  let made = 0;
  const any = async (table: string): Promise<number> =>
    (await pool.query(`select id from ${table} order by random() limit 1`)).rows[0].id;
  // Titles are unique: they tell which row an answer means.
  const title = () => `Funktion ${made}`;
  const office = async () =>
    void (await addMention(db, { companyId: await any('company'), title: title() }, await any('register_person')));
  const tie = async () =>
    void (await pool.query(
      `insert into tie (from_company_id, to_company_id, kind, title, share, source_id, resolved_by)
       values ($1, $2, 'shareholder', $3, $4, 9, $5)`,
      [await any('company'), await any('company'), title(), below(100), below(3) === 0 ? 'name_form' : 'number'],
    ));
  const someMandate = 'id = (select id from mandate order by random() limit 1)';
  const someTie = 'id = (select id from tie order by random() limit 1)';
  const set = (text: string) => async () => void (await pool.query(text));
  const kinds: (() => Promise<void>)[] = [
    office,
    office,
    office,
    tie,
    tie,
    set(`update mandate set ended_on = current_date - 10 where ${someMandate}`),
    set(`update mandate set ended_on = current_date - 4000 where ${someMandate}`),
    set(`update mandate set ended_on = null where ended_on is not null and ${someMandate}`),
    set(`update mandate set is_listed = false, missed_on = current_date - 1 where ${someMandate}`),
    set(`update mandate set is_withheld = not is_withheld where ${someMandate}`),
    set(
      `update tie set resolved_by = case resolved_by when 'number' then 'name_form' else 'number' end where ${someTie}`,
    ),
    set(`delete from tie where ${someTie}`),
    set(
      `update mention set person_id = (select id from register_person order by random() limit 1) where ${someMandate}`,
    ),
    set(`insert into person_link (person_a, person_b, mention_a, mention_b, grade, bits, reasons)
      select min(id), max(id), min(id), max(id), 'likely', 8, '[]'
      from (select id from register_person order by random() limit 2) two on conflict do nothing`),
    set('delete from person_link where person_a = (select person_a from person_link order by random() limit 1)'),
    async () => {
      const [one, other] = [await any('register_person'), await any('register_person')];
      if (one !== other && below(4) === 0) await mergePersons(db, one, other);
    },
    async () => {
      if (below(4) > 0) return;
      await pool.query('delete from company where id = $1', [await any('company')]);
      await addCompany(db, { name: `Adler ${made} GmbH` });
    },
  ];
  const change = async () => {
    // The run that finds out who is who changes the same rows; whoever comes second begins again.
    const isDone = await kinds[below(kinds.length)]?.().then(
      () => true,
      ({ code }) => code === '40P01' || code === '40001' || code === '23503',
    );
    expect(isDone).toBe(true);
    made += 1;
  };
  return { change, made: () => made };
};

const addWorld = async ({ db }: TestDatabase): Promise<void> => {
  const companies: number[] = [];
  for (let i = 0; i < COMPANIES; i++) companies.push(await addCompany(db, { name: `Adler ${i} GmbH` }));
  const anywhere = () => companies[below(COMPANIES)] ?? 0;
  for (let i = 0; i < PEOPLE; i++) {
    const about = { name: `Jana Öllinger${'abcdefghijklmnopqrstuvwxyz'[i]}`, birth_year: 1950 + i };
    const person = await addRegisterPerson(db, { companyId: anywhere(), title: `Anfang ${i}`, ...about });
    await addMention(db, { companyId: anywhere(), title: `Fortgang ${i}`, ...about }, person);
  }
};

/** Every relation as a line, and how many others each point has; by plain queries. */
const relationsInTables = async ({ pool }: TestDatabase) => {
  const { rows } = await pool.query<{ from: string; to: string; title: string }>(`
    select 'reg.' || person_id as from, mandate.company_id::text as to, title from mandate join mention using (id)
    where not is_withheld and person_id in (select id from register_person)
      and coalesce(ended_on, case when not is_listed then missed_on end, current_date) > current_date - 1000
    union all
    select to_company_id::text, from_company_id::text, title from tie where to_company_id <> from_company_id
    union all
    select 'reg.' || person_a, 'reg.' || person_b, null from person_link where grade = 'likely'
      and person_a in (select id from register_person) and person_b in (select id from register_person)`);
  const points = await pool.query<{ id: string }>(
    `select id::text from company union all select 'reg.' || id from register_person`,
  );
  const neighbours = new Map(points.rows.map(({ id }) => [id, new Set<string>()]));
  for (const { from, to } of rows) {
    neighbours.get(from)?.add(to);
    neighbours.get(to)?.add(from);
  }
  return {
    relations: rows.map(({ from, to, title }) => `${from} → ${to} ${title}`).sort(),
    neighbours: Object.fromEntries([...neighbours].map(([id, others]) => [id, others.size])),
  };
};

type StatedRelations = Awaited<ReturnType<typeof relationsInTables>>;

/** The same by asking a server about these points. */
const relationsOfServer = async (
  origin: string,
  ids: readonly string[],
  headers: { cookie: string },
): Promise<StatedRelations> => {
  const relations = new Set<string>();
  const neighbours: StatedRelations['neighbours'] = {};
  for (let at = 0; at < ids.length; at += STARTS_PER_CALL) {
    const start = ids.slice(at, at + STARTS_PER_CALL);
    const response = await fetch(`${origin}/api/network?start=${start}&sure=likely&limit=${LIMIT}`, { headers });
    expect(response.status, await response.clone().text()).toBe(200);
    const answer = (await response.json()) as Network;
    for (const { from, to, title } of answer.relations) relations.add(`${from} → ${to} ${title}`);
    for (const { id, neighbours: count } of answer.points) if (start.includes(id)) neighbours[id] = count;
  }
  return { relations: [...relations].sort(), neighbours };
};

/** The promise is five seconds after a commit; other work on the machine may make it longer. */
const FOLLOWING_MS = 60_000;

/** Tells when a server has heard of everything up to now: it hears of changes in their order. */
const hearsOfEverything = async ({ pool }: TestDatabase, origin: string, headers: { cookie: string }, mark: string) => {
  const { rows } = await pool.query<{ id: number }>(
    `insert into tie (from_company_id, to_company_id, kind, title, source_id, resolved_by)
     select min(id), max(id), 'shareholder', $1, 9, 'number' from company returning from_company_id as id`,
    [mark],
  );
  const about = `${origin}/api/network?start=${rows[0]?.id}&sure=likely&limit=${LIMIT}`;
  await vi.waitFor(
    async () => {
      const { relations } = (await (await fetch(about, { headers })).json()) as Network;
      expect(relations.map(({ title }) => title)).toContain(mark);
    },
    { timeout: FOLLOWING_MS, interval: 100 },
  );
};

let marks = 0;

/** Compared once the server is where the tables are; again if the run that finds out who is who changed them meanwhile. */
const expectAgreement = async (database: TestDatabase, origin: string, headers: { cookie: string }) => {
  for (;;) {
    const mark = `Zeichen ${marks++}`;
    const before = await relationsInTables(database);
    await hearsOfEverything(database, origin, headers, mark);
    const stated = await relationsOfServer(origin, Object.keys(before.neighbours), headers).catch(
      (error: Error) => error,
    );
    const after = await relationsInTables(database);
    const isCalm = `${after.relations.filter((line) => !line.endsWith(` ${mark}`))}` === `${before.relations}`;
    if (isCalm) return expect(stated).toEqual(after);
  }
};

const start = async ({ url }: TestDatabase, dataDir: string): Promise<Program & { origin: string }> => {
  const program = startProgram({ DATABASE_URL: url, DATA_DIR: dataDir, SECRETS_KEY });
  const origin = await program.isReady;
  expect(origin, program.output()).toMatch(/^http/);
  return { ...program, origin };
};

it('knows what the tables say after it was killed while relations changed, in each of two processes', async () => {
  const database = await useTestDatabase();
  await addWorld(database);
  const headers = await addSignedInMember(database.db);
  const dirs = [useTemporaryDir('one'), useTemporaryDir('other')];
  const running = await Promise.all(dirs.map((dir) => start(database, dir)));
  const snapshots = dirs.map((dir) => join(dir, 'search', 'network.snapshot'));
  await vi.waitFor(() => expect(snapshots.every(existsSync)).toBe(true), { timeout: 20_000 });
  const savedAt = () => snapshots.map((path) => statSync(path).mtimeMs);
  const first = savedAt();

  const { change, made } = changesOf(database);
  const starts: number[] = [];
  for (let kill = 0; kill < KILLS; kill++) {
    const place = kill % running.length;
    const [victim, dir] = [running[place], dirs[place]];
    if (victim === undefined || dir === undefined) throw new Error('there are two processes');
    const changing = keepDoing(async () => {
      await change();
      await pause(5);
    });
    await pause(300 + below(1_500));
    victim.child.kill('SIGKILL');
    await victim.ended;
    await pause(below(500));
    const startedAt = performance.now();
    running[place] = await start(database, dir);
    starts.push(performance.now() - startedAt);
    await changing.stop();
    for (const { origin } of running) await expectAgreement(database, origin, headers);
  }
  expect(savedAt(), 'each start began where the first snapshot ends').toEqual(first);
  const { relations } = await relationsInTables(database);
  tell(
    `kill -9, ${KILLS} times, of one of two processes while ${made()} changes of offices, holdings and people flow`,
    `each time both knew what the tables say: ${relations.length} relations in the end; started from the snapshot, slowest ${ms(Math.max(...starts))}`,
  );
});
