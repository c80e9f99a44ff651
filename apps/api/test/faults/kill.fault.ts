import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, inject, it, onTestFinished } from 'vitest';
import { useTemporaryDir } from '../tools/use-temporary-dir.ts';
import {
  ask,
  createMember,
  keepDoing,
  kill,
  killDatabase,
  ms,
  query,
  type Server,
  startServer,
  stop,
  tell,
} from './faulty-server.ts';

const ROUNDS = 20;
const MAX_START_MS = 10_000;
const COMPANIES_PER_FILE = 6_000;
const VICTIMS = ['the server', 'server and import', 'server, import and database'] as const;

/** Addresses whose sign-up was acknowledged. */
const signUps = () => {
  const acknowledged: string[] = [];
  let count = 0;
  const signUp = async ({ address }: Server) => {
    count += 1;
    const email = `kill-${count}@kunde.example`;
    const body = { fullname: 'Eva Muster', email, password: 'Seltene-Wolke-17' };
    if ((await ask(`${address}/api/register`, { body })).status === 200) acknowledged.push(email);
  };
  const lost = async (): Promise<string[]> => {
    const rows = await query('select email from registration where email = any($1)', [acknowledged]);
    const kept = new Set(rows.map(({ email }) => email));
    return acknowledged.filter((email) => !kept.has(email));
  };
  return { acknowledged, signUp, lost };
};

/** A member who adds and removes contacts, and remembers the server's last answer about each. */
const createContactKeeper = async (people: string[]) => {
  const headers = await createMember();
  const isListed = new Map<string, boolean | 'unknown'>(people.map((person) => [person, false]));
  let acknowledged = 0;
  const change = async ({ address }: Server) => {
    const person = people[Math.floor(Math.random() * people.length)] ?? '';
    const isRemoval = isListed.get(person) === true;
    isListed.set(person, 'unknown');
    const path = isRemoval ? 'removeContact' : 'addContact';
    const { status } = await ask(`${address}/api/${path}`, { headers, body: { employee_id: person } });
    // A conflict says that the previous change, whose answer never came, was done.
    if (status === 200 || status === 409) isListed.set(person, !isRemoval);
    if (status === 200) acknowledged += 1;
  };
  const differences = async ({ address }: Server): Promise<string[]> => {
    const { body } = await ask(`${address}/api/getContactList`, { headers });
    const { contacts } = body as { contacts: { employee_id: string }[] };
    const listed = new Set(contacts.map(({ employee_id }) => employee_id));
    return people.filter((person) => isListed.get(person) !== 'unknown' && isListed.get(person) !== listed.has(person));
  };
  return { change, differences, acknowledged: () => acknowledged };
};

/** Imports file after file and repeats what was killed. A file counts when its command has succeeded. */
const createImporter = () => {
  const folder = useTemporaryDir('faults-import');
  const mapping = join(folder, 'mapping.json');
  const columns = { Key: 'sourceKey', Firma: 'name', PLZ: 'address.postcode', Ort: 'address.city' };
  writeFileSync(mapping, JSON.stringify({ columns, defaultCountry: 'AT' }));
  let acknowledged = 0;
  let broken = 0;
  let running: { child: ChildProcess; ended: Promise<unknown> } | undefined;

  const begin = () => {
    if (running) return;
    const file = join(folder, `companies-${acknowledged}.csv`);
    const rows = Array.from(
      { length: COMPANIES_PER_FILE },
      (_, i) => `faults-${acknowledged}-${i},Zitterwolf ${acknowledged}x${i} GmbH,1010,Wien`,
    );
    writeFileSync(file, ['Key,Firma,PLZ,Ort', ...rows, ''].join('\n'));
    const rejects = join(folder, 'rejects.jsonl');
    const child = spawn(
      process.execPath,
      ['dist/commands/import.js', 'csv', file, '--mapping', mapping, '--rejects', rejects],
      {
        cwd: join(import.meta.dirname, '../..'),
        env: { PATH: process.env.PATH, DATA_DIR: inject('demoDir') },
        stdio: 'ignore',
      },
    );
    const ended = once(child, 'exit').then(([code]) => {
      if (code === 0) acknowledged += 1;
      else broken += 1;
      running = undefined;
    });
    running = { child, ended };
  };
  const killImport = async () => {
    running?.child.kill('SIGKILL');
    await running?.ended;
  };
  onTestFinished(killImport);
  return {
    begin,
    kill: killImport,
    finished: async () => running?.ended,
    files: () => acknowledged,
    broken: () => broken,
  };
};

const countImported = async (): Promise<number> => {
  const [row] = await query(`select count(*)::int as count from company where name like 'Zitterwolf %'`);
  return row.count;
};

it('loses nothing that was acknowledged when it is killed', async () => {
  let server = await startServer();
  const { acknowledged, signUp, lost } = signUps();
  const people = (await query('select profile_id from person order by id limit 40')).map((row) => row.profile_id);
  const keepers = await Promise.all(Array.from({ length: 4 }, () => createContactKeeper(people)));
  const importer = createImporter();
  const starts: number[] = [];
  const verify = async () => {
    expect(await lost()).toEqual([]);
    for (const keeper of keepers) expect(await keeper.differences(server)).toEqual([]);
    expect(await countImported()).toBeGreaterThanOrEqual(importer.files() * COMPANIES_PER_FILE);
  };

  for (let round = 0; round < ROUNDS; round++) {
    const victims = VICTIMS[round % VICTIMS.length];
    importer.begin();
    const current = server;
    const writers = [
      keepDoing(() => signUp(current)),
      keepDoing(() => signUp(current)),
      ...keepers.map((keeper) =>
        keepDoing(async () => {
          await keeper.change(current);
          await pause(20);
        }),
      ),
    ];
    await pause(500 + Math.random() * 3000);
    if (victims !== 'the server') await importer.kill();
    if (victims === 'server, import and database') killDatabase();
    await kill(current);
    await Promise.all(writers.map((writer) => writer.stop()));

    server = await startServer();
    starts.push(server.startMs);
    await verify();
  }

  await importer.finished();
  importer.begin();
  await importer.finished();
  await verify();
  const imported = await countImported();
  expect(imported).toBe(importer.files() * COMPANIES_PER_FILE);
  // Promised mails arrive, too: the demo mailbox takes every mail.
  const unsent = () =>
    query('select email from unnest($1::text[]) as email where email not in (select recipient from mailbox_mail)', [
      acknowledged,
    ]);
  await expect.poll(unsent, { timeout: 120_000, interval: 1000 }).toEqual([]);
  const headers = await createMember();
  const search = {
    entity: 'companies',
    performanceIndicators: [{ indicator: 'keyword', operator: 'must', values: ['Zitterwolf'] }],
    offset: 0,
  };
  const found = async () =>
    (await ask(`${server.address}/api/search`, { headers, body: search })).body as { total: number };
  await expect.poll(async () => (await found()).total, { timeout: 30_000, interval: 500 }).toBe(imported);

  const changes = keepers.reduce((sum, keeper) => sum + keeper.acknowledged(), 0);
  tell(
    `kill -9, ${ROUNDS} times, during sign-ups, contact changes and an import (in turn: ${VICTIMS.join('; ')})`,
    `${acknowledged.length} sign-ups and ${changes} contact changes acknowledged, none lost, every mail sent; ` +
      `${importer.files()} imports finished (${importer.broken()} broken ones gone on with), ${imported} companies, all found; ` +
      `starts: slowest ${ms(Math.max(...starts))}, median ${ms(starts.toSorted((a, b) => a - b)[ROUNDS / 2] ?? 0)}`,
  );
  expect(Math.max(...starts)).toBeLessThanOrEqual(MAX_START_MS);
  await stop(server);
});
