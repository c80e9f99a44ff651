import { expect, it } from 'vitest';
import { uidOf } from '../../../test/imitations/lindas.ts';
import { useShab } from '../../../test/imitations/shab.ts';
import { useZefix, ZEFIX_ACCESS } from '../../../test/imitations/zefix.ts';
import { useTestDatabase } from '../../../test/servers/test-database.ts';
import { useSyncWorld } from '../../../test/worlds/sync-world.ts';
import { isShownEvent } from '../../records/withheld/conditions.ts';

const useSetting = async () => {
  const [shab, zefix, database] = [await useShab(), await useZefix(), await useTestDatabase()];
  const world = useSyncWorld(database, { shabUrl: shab.url, firstDays: 3 }, { zefixUrl: zefix.url, ...ZEFIX_ACCESS });
  const rows = async (sql: string) => (await database.pool.query(sql)).rows;
  const watermark = async () => (await rows(`select watermark from sync_state where source = 'shab'`))[0]?.watermark;
  return { ...world, shab, zefix, rows, watermark };
};

const EVENTS = `select che_uid as uid, kind, subject, happened_on, announced_on, from_value, to_value, array(
    select source_id::integer from event_source where event_id = event.id order by 1) as sources
  from event join company on company.id = company_id
  where not exists (select from event newer where newer.supersedes = event.id) order by 1, happened_on, kind, subject`;
const MANDATES = `select title, name, location, started_on, ended_on, is_listed from mandate
  order by title, coalesce(started_on, ended_on)`;
const STATE = `select che_uid, company.name, street, city, status, insolvency, founded_on, registered_capital, description, as_of
  from company join company_source s on s.company_id = company.id and s.source_id = 12 order by 1`;

const ONE = uidOf(1);
const TWO = uidOf(2);

const came = (...people: string[]) => `Eingetragene Personen neu oder mutierend: ${people.join('; ')}.`;
const went = (...people: string[]) => `Ausgeschiedene Personen und erloschene Unterschriften: ${people.join('; ')}.`;
const EVA = 'Muster, Eva, von Horst, in Musterwil, Mitglied des Verwaltungsrates, mit Einzelunterschrift';
const PRESIDENT = 'Muster, Eva, von Horst, in Musterwil, Präsidentin des Verwaltungsrates, mit Einzelunterschrift';
const MAX = 'Beispiel, Max, von Horst, in Horst, Geschäftsführer, mit Kollektivunterschrift zu zweien';

it('brings what entries changed, with their days, who came and went, and quotes the rest', async () => {
  const { shab, run, rows, watermark, clock, pauses } = await useSetting();
  shab.publish('2026-03-09', {
    uid: ONE,
    kind: 'HR01',
    is: { name: 'Adler AG' },
    enteredOn: '2026-03-04',
    text: `Eingetragene Personen: ${EVA}.`,
  });
  shab.publish('2026-03-09', {
    uid: TWO,
    was: { name: 'Spatz AG', street: 'Altweg' },
    is: { name: 'Fink AG' },
    enteredOn: '2026-03-05',
    lastOn: '2020-01-02',
    text: `Firma neu: Fink AG. Statutenänderung: 01.03.2026. La procuration de Modèle Anne est radiée. ${went(MAX)}`,
  });
  shab.publish('2026-03-09', { uid: uidOf(3), rubric: 'KK', enteredOn: '2026-03-05' });
  shab.publish('2026-03-09', { uid: uidOf(4), enteredOn: '2026-03-05' }).state = 'CANCELLED';
  expect(await run('shab', { isDryRun: true })).toMatchObject({ result: { counts: { inserted: 2 } } });
  expect(await rows('select from company')).toEqual([]);
  shab.misbehave('2026-03-08', { status: 429, headers: { 'retry-after': '20' } });
  expect(await run('shab')).toMatchObject({
    kind: 'done',
    result: {
      counts: { inserted: 2, updated: 0 },
      asked: '2026-03-07 to 2026-03-10, 2 publications',
      leftOut: { count: 0 },
    },
  });
  expect(pauses).toContain(20_000);
  expect(await watermark()).toBe('2026-03-09');
  expect(await rows(STATE)).toMatchObject([
    { che_uid: ONE, name: 'Adler AG', founded_on: '2026-03-04', as_of: '2026-03-09', registered_capital: 100_000 },
    { che_uid: TWO, name: 'Fink AG', street: 'Altweg 1', status: 'active', as_of: '2026-03-09' },
  ]);
  // First sight of the one; of the other the publication itself says what it was before.
  const dated = { uid: TWO, happened_on: '2026-03-05', announced_on: '2026-03-09', sources: [12] };
  expect(await rows(EVENTS)).toMatchObject([
    { ...dated, kind: 'officer_left', subject: 'Geschäftsführer: Max Beispiel' },
    {
      ...dated,
      kind: 'other',
      subject: 'publication',
      to_value: 'Statutenänderung: 01.03.2026. La procuration de Modèle Anne est radiée.',
    },
    { ...dated, kind: 'renamed', from_value: 'Spatz AG', to_value: 'Fink AG' },
  ]);

  // A month without us, and the office writes lists without what they say.
  clock.pass(30 * 24 * 60);
  shab.givesContent = false;
  shab.publish('2026-03-12', {
    uid: ONE,
    was: { name: 'Adler AG' },
    enteredOn: '2026-03-10',
    lastOn: '2026-03-09',
    text: came(`${PRESIDENT} [bisher: Mitglied des Verwaltungsrates, mit Einzelunterschrift]`, MAX),
  });
  // Two entries of one company on one day.
  shab.publish('2026-03-20', {
    uid: TWO,
    was: { name: 'Fink AG', street: 'Altweg' },
    is: { street: 'Neuweg' },
    enteredOn: '2026-03-17',
    lastOn: '2026-03-09',
    text: 'Domizil neu: Neuweg 1, 6000 Musterwil.',
  });
  shab.publish('2026-03-20', {
    uid: TWO,
    was: { name: 'Fink AG', street: 'Neuweg' },
    is: { nominal: 200000 },
    enteredOn: '2026-03-18',
    lastOn: '2026-03-09',
  });
  shab.publish('2026-03-20', {
    uid: ONE,
    was: { name: 'Adler AG' },
    enteredOn: '2026-03-17',
    lastOn: '2026-03-12',
    text: went(MAX),
  });
  shab.publish('2026-04-01', {
    uid: TWO,
    kind: 'HR03',
    was: { name: 'Fink AG', street: 'Neuweg', nominal: 200000 },
    enteredOn: '2026-03-30',
    lastOn: '2026-03-20',
  });
  await run('shab');
  expect(shab.asked).toContain('id-5/xml');
  const person = { name: 'Eva Muster', location: 'Musterwil' };
  expect(await rows(MANDATES)).toEqual([
    {
      title: 'Geschäftsführer',
      name: 'Max Beispiel',
      location: 'Horst',
      started_on: null,
      ended_on: '2026-03-05',
      is_listed: true,
    },
    {
      title: 'Geschäftsführer',
      name: 'Max Beispiel',
      location: 'Horst',
      started_on: '2026-03-10',
      ended_on: '2026-03-17',
      is_listed: true,
    },
    {
      ...person,
      title: 'Mitglied des Verwaltungsrates',
      started_on: '2026-03-04',
      ended_on: '2026-03-10',
      is_listed: true,
    },
    { ...person, title: 'Präsidentin des Verwaltungsrates', started_on: '2026-03-10', ended_on: null, is_listed: true },
  ]);
  const state = await rows(STATE);
  expect(state).toMatchObject([
    // What an entry does not repeat still holds.
    { che_uid: ONE, founded_on: '2026-03-04' },
    { che_uid: TWO, status: 'terminated', street: 'Neuweg 1', registered_capital: 200_000 },
  ]);
  const events = await rows(EVENTS);
  expect(events.slice(0, -3).map(({ uid, kind, happened_on }) => [uid === ONE ? 1 : 2, kind, happened_on])).toEqual([
    [1, 'officer_entered', '2026-03-10'],
    [1, 'officer_entered', '2026-03-10'],
    [1, 'officer_left', '2026-03-10'],
    [1, 'officer_left', '2026-03-17'],
    [2, 'officer_left', '2026-03-05'],
    [2, 'other', '2026-03-05'],
    [2, 'renamed', '2026-03-05'],
  ]);
  expect(events.slice(-3)).toMatchObject([
    { kind: 'moved', happened_on: '2026-03-17' },
    { kind: 'capital_changed', happened_on: '2026-03-18' },
    { kind: 'deleted', happened_on: '2026-03-30', announced_on: '2026-04-01' },
  ]);

  // Read again from the middle, it changes nothing.
  await rows('delete from sync_entry');
  await rows(`update sync_state set watermark = '2026-04-01'`);
  await run('shab');
  expect(await rows(STATE)).toEqual(state);
  expect(await rows(EVENTS)).toEqual(events);

  // Whoever objected is not quoted either.
  await rows(`insert into mandate (company_id, source_id, position, title, name, folded_name, is_withheld)
    select id, 12, 9, 'Prokurist/in', 'Anne Modèle', 'anne modele', true from company where che_uid = '${TWO}'`);
  expect(await rows(`select from event where subject = 'publication' and ${isShownEvent('event')}`)).toEqual([]);
});

it('fails whole days only, goes on after them, and tells what it leaves out', async () => {
  const { shab, run, rows, watermark, clock } = await useSetting();
  for (let key = 1; key <= 30; key++) {
    shab.publish('2026-03-08', {
      uid: uidOf(key),
      was: {},
      is: { name: `Fink ${key} AG` },
      enteredOn: '2026-03-04',
      lastOn: '2026-01-02',
    });
    shab.publish('2026-03-09', {
      uid: uidOf(key + 30),
      was: {},
      is: { street: 'Neuweg' },
      enteredOn: '2026-03-05',
      lastOn: '2026-01-02',
    });
  }
  shab.misbehave('2026-03-09', { status: 200, body: '{"content":[{"meta":{"id":"id-2"' });
  expect(await run('shab')).toMatchObject({ failure: { kind: 'unreadable' } });
  expect(await watermark()).toBe('2026-03-08');
  const before = await rows(EVENTS);
  expect(before).toHaveLength(30);

  for (const [spoil, detail] of [
    [{ commonsName: 'common' }, '30 of 30 publications'],
    [{ filters: false }, /^publications of 2026-03-08 among those of 2026-03-01$/],
  ] as const) {
    Object.assign(shab, spoil);
    expect(await run('shab')).toMatchObject({ failure: { kind: 'unreadable', detail: expect.stringMatching(detail) } });
    Object.assign(shab, { commonsName: 'commons', filters: true });
  }
  for (const [answer, failure] of [
    [{ status: 401 }, { kind: 'key' }],
    [{ status: 200, body: '{"content":[],"total":2790000}' }, { kind: 'unreadable' }],
    [{ status: 200, body: '{"content":[],"total":30}' }, { kind: 'faulty' }],
  ] as const) {
    shab.misbehave('2026-03-09', answer);
    expect(await run('shab')).toMatchObject({ failure });
  }
  expect(await rows(EVENTS)).toEqual(before);

  // Killed while a document of its own was fetched for each; the day is read again.
  shab.givesContent = false;
  const stop = new AbortController();
  shab.misbehave('id-20/xml', { before: () => stop.abort() });
  await expect(run('shab', { signal: stop.signal })).rejects.toThrow();
  shab.misbehave('id-2/xml', { status: 404 });
  shab.publish('2026-03-09', { uid: '', was: {}, enteredOn: '2026-03-05' });
  expect(await run('shab')).toMatchObject({
    result: {
      leftOut: { count: 2, examples: ['HR02-1002: faulty: HTTP 404', 'HR02-1061: the company has no name or no UID'] },
    },
  });
  // What was left out comes with the overlap; what is cancelled after it was read is told once.
  const cancelled = shab.publications[2];
  if (cancelled) cancelled.state = 'CANCELLED';
  clock.pass(24 * 60);
  expect(await run('shab')).toMatchObject({
    result: {
      counts: { inserted: 1 },
      leftOut: { count: 2, examples: ['HR02-1003: cancelled after it was read', expect.anything()] },
    },
  });
  expect(await run('shab')).toMatchObject({ result: { leftOut: { count: 1 } } });
  expect(await watermark()).toBe('2026-03-10');
  const events = await rows(EVENTS);
  expect(events).toHaveLength(60);

  // One load of all of it ends the same.
  const state = await rows(STATE);
  await rows('truncate company, sync_entry, sync_state cascade');
  if (cancelled) cancelled.state = 'PUBLISHED';
  await run('shab');
  expect(await rows(STATE)).toEqual(state);
  expect(await rows(EVENTS)).toEqual(events);
});

it('makes one event of a publication and what Zefix says of it, whichever comes first', async () => {
  const { shab, zefix, run, rows, clock } = await useSetting();
  const seat = {
    street: 'Musterweg',
    houseNumber: '1',
    swissZipCode: '6000',
    city: 'Musterwil',
    addon: null,
    poBox: null,
  };
  for (const key of [1, 2])
    zefix.publish('2026-03-10', key, {
      name: 'Spatz AG',
      uid: uidOf(key),
      address: seat,
      sogcPub: null,
      oldNames: null,
    });
  await run('zefix');
  // Entered before the last answer of Zefix, which showed it only once it was published.
  clock.pass(2 * 24 * 60);
  const entry = {
    was: { name: 'Spatz AG' },
    is: { name: 'Adler AG', street: 'Horstweg' },
    enteredOn: '2026-03-09',
    lastOn: '2026-01-02',
  };
  const publish = async (key: number) => {
    zefix.publish('2026-03-12', key, { name: 'Adler AG', address: { ...seat, street: 'Horstweg' } });
    shab.publish('2026-03-12', { ...entry, uid: uidOf(key) });
  };
  await publish(1);
  await run('shab');
  await run('zefix');
  await publish(2);
  await run('zefix');
  await run('shab');
  expect((await rows(EVENTS)).map(({ uid, kind, happened_on, sources }) => [uid, kind, happened_on, sources])).toEqual(
    [ONE, TWO].flatMap((uid) => ['moved', 'renamed'].map((kind) => [uid, kind, '2026-03-09', [4, 12]])),
  );
});
